import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder, without a slash at its end. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '');

/** Returns a path relative to the project's folder, with slashes on every system. */
export const projectPath = (file) => relative(root, file).replaceAll('\\', '/');

/** Folders whose tests `npm test` and `.ci/run` run in Node. Other folders with Node tests run once a day or by their name. */
const nodeFolders = ['test/node', 'test/legacyPages', 'test/webkit'];

/** Node tests that only run once a day. */
const onceADay = [
  // Takes two minutes. The tests of deployments find most errors first.
  'test/node/built/serviceWorker.test.mjs',
  // Fail only if the tool of that name changes.
  'test/node/api.test.mjs',
  'test/node/audit.test.mjs',
  'test/node/dev.test.mjs',
  // Take a minute each. The tests of the docs and of the controls find most errors first.
  'test/node/docs/editor.test.mjs',
  'test/node/docs/states.test.mjs',
  // Takes five minutes. The tests of the package and of the elements find nearly all errors first.
  'test/node/frameworks.test.mjs',
  // Fail only if the build or the packing of files changes.
  'test/node/packageExports.test.mjs',
  'test/node/release.test.mjs',
  'test/node/reproducible.test.mjs',
  // Compares the screenshots of the README and the docs with the demo.
  'test/node/screenshots.test.mjs',
];

/** Node tests that `npm test` skips because they take long. `.ci/run` runs them. */
const longNodeTests = [
  'test/legacyPages',
  'test/webkit',
  'test/node/adaptation.test.mjs',
  'test/node/built/deployments.test.mjs',
  'test/node/built/early.test.mjs',
  'test/node/built/earlyHydration.test.mjs',
  'test/node/built/loading.test.mjs',
  'test/node/built/shop',
  'test/node/demo/consign.test.mjs',
  'test/node/demo/layout.test.mjs',
  'test/node/demo/lots.test.mjs',
  'test/node/differential',
  'test/node/docs.test.mjs',
  'test/node/hostileCss.test.mjs',
  'test/node/lifecycle.test.mjs',
  'test/node/nativeForms.test.mjs',
  'test/node/package.test.mjs',
  'test/node/pollution.test.mjs',
  'test/node/restored.test.mjs',
  'test/node/textSize.test.mjs',
  'test/node/userPreferences.test.mjs',
];

/** Tests of hydration and lists. React's development build warns about errors in these. */
const reactWarnings = [
  'test/browser/elements/core',
  'test/browser/footer/content.test.ts',
  'test/browser/header/search',
];

/** Tests of the code that a page's scripts can break: it defines elements, receives data, or loops over keys. */
const hostilePage = [
  ...reactWarnings,
  'test/browser/elements/autoload.test.ts',
  'test/browser/elements/forms/clobberedForms.test.ts',
  'test/browser/elements/naughtyStrings.test.ts',
  'test/browser/header/account',
  'test/browser/header/menus/keyboard.test.ts',
  'test/browser/header/mobile/mobileMenu.test.ts',
];

/** Dates and times. The fields exchange dates as text, so one time zone is enough for them before a change lands. */
const datetime = ['test/browser/datetime'];
const dateFields = ['test/browser/controls/date-input', 'test/browser/controls/date-picker'];

/** Tests that run in Firefox and WebKit before a change lands, with the behavior that differs between engines. */
const engineDifferences = [
  ['firefox, webkit', 'test/browser/controls/button', 'implicit submission, `formDisabledCallback`'],
  [
    'firefox, webkit',
    'test/browser/controls/date-input',
    'formats of `Intl`, Tab order at the end of a page',
  ],
  ['firefox', 'test/browser/controls/date-picker', 'Page Down, text-only zoom'],
  ['firefox', 'test/browser/controls/error-summary', '`:user-invalid` on custom elements'],
  [
    'firefox, webkit',
    'test/browser/controls/field/pressStability.test.ts',
    'order of pointer and focus events',
  ],
  ['webkit', 'test/browser/controls/floating', 'scrolling to a focused element'],
  ['firefox', 'test/browser/controls/form-field', '`:user-invalid`, styles of native inputs'],
  ['firefox, webkit', 'test/browser/controls/icon-button', 'implicit submission'],
  ['firefox, webkit', 'test/browser/controls/popover', '`popover=hint`, invoker commands'],
  ['firefox, webkit', 'test/browser/controls/text-input', '`ElementInternals`, position of the caret'],
  ['firefox, webkit', 'test/browser/controls/time-input', 'formats of `Intl`'],
  ['firefox, webkit', 'test/browser/controls/time-picker', 'dragging, Tab order at the end of a page'],
  ['firefox, webkit', 'test/browser/controls/tooltip', '`popover=hint`'],
  ['firefox, webkit', 'test/browser/controls/typed-input', 'time of the `change` event'],
  ['firefox, webkit', 'test/browser/datetime', 'formats of `Intl`: Dzongkha, ar-SA, en-CA'],
  ['firefox, webkit', 'test/browser/elements/core/collectedElements.test.ts', 'adopted style sheets'],
  ['firefox, webkit', 'test/browser/elements/core/defineElement', 'adopted style sheets after a move'],
  ['firefox, webkit', 'test/browser/elements/core/hydration.test.ts', 'declarative shadow roots'],
  ['firefox, webkit', 'test/browser/elements/core/keptView.test.ts', 'popovers of elements outside the page'],
  ['firefox, webkit', 'test/browser/elements/core/styleSheets.test.ts', 'adopted style sheets'],
  ['firefox, webkit', 'test/browser/elements/core/upgradeProperties.test.ts', 'upgrade of existing elements'],
  ['firefox', 'test/browser/elements/forms', '`ElementInternals`, restored values'],
  ['webkit', 'test/browser/elements/forms/formRestore.test.ts', 'restored values'],
  ['webkit', 'test/browser/header/account', 'no Navigation API, message ports'],
  ['firefox, webkit', 'test/browser/header/hostilePage.test.ts', 'computed values, initial font'],
  ['firefox', 'test/browser/header/menus/keyboard.test.ts', 'Tab order with scroll containers'],
  ['firefox', 'test/browser/header/menus/pointer.test.ts', 'order of pointer and focus events'],
  [
    'firefox, webkit',
    'test/browser/header/mobile/mobileMenu.test.ts',
    'dialogs, media queries of adopted sheets',
  ],
  ['firefox, webkit', 'test/browser/header/mobile/mobileMenuViews.test.ts', 'dialogs'],
  ['firefox, webkit', 'test/browser/header/restored.test.ts', 'back-forward cache'],
  ['firefox', 'test/browser/header/slots.test.ts', 'Tab order with scroll containers'],
];
/** Days and minutes in 24 locales, which take half a minute. Chromium runs them before a change lands, all engines once a day. */
const roundTrip = 'test/browser/datetime/roundTrip.test.ts';
/** Tests of the accessibility tree, which only Chromium returns. */
const treeTests = [
  'test/browser/elements/forms/nativeAttributes/buttonTree.test.ts',
  'test/browser/elements/forms/nativeAttributes/fieldTree.test.ts',
];
/** All words of all elements in 12 languages, which take half a minute. Other tests find missing translations first. */
const everyWord = 'test/browser/elements/everyLanguage.test.ts';
const differencesIn = (engine) =>
  engineDifferences.filter(([engines]) => engines.includes(engine)).map(([, path]) => path);

const everywhere = ['test/browser'];
const except = (...paths) => paths.flat().map((path) => `!${path}`);

/**
 * Tests of the tasks that most users do: open menus, search, sign in and out, and fill in forms. They run in the oldest supported browser, without the files
 * that compare the elements with native controls of newer versions.
 */
const coreJourneys = [
  'test/browser/controls/button',
  'test/browser/controls/date-input',
  'test/browser/controls/date-picker',
  'test/browser/controls/error-summary',
  'test/browser/controls/form-field',
  'test/browser/controls/popover',
  'test/browser/controls/text-input',
  'test/browser/controls/time-input',
  'test/browser/controls/time-picker',
  'test/browser/controls/tooltip',
  'test/browser/elements/core',
  'test/browser/elements/early',
  'test/browser/elements/forms',
  'test/browser/footer',
  'test/browser/header',
  ...except(
    // Chromium 126 adds a space to the name of a native checkbox.
    'test/browser/controls/form-field/formField.test.ts',
    // The names and the focus of native controls have changed since.
    'test/browser/elements/forms/nativeAttributes',
    'test/browser/elements/forms/nativeInput.test.ts',
    // The press on PM chooses AM in this test, but not in the tests of the time picker and the time field.
    'test/browser/elements/forms/pageInput/typedFields.test.ts',
    // The list of suggestions is a pixel wider, and a menu in a window of 320 px is a pixel too high.
    'test/browser/header/search/suggestions.test.ts',
    'test/browser/header/menus/panels.test.ts',
  ),
];

/**
 * Runs, with the folders and files of each set: `test` is `npm test`, `ci` is `.ci/run`, `all` is `npm run test:all`, once a day. A path with
 * `!` is left out. Runs with an `engine` are browser tests, others are Node tests. `isDevelopment` loads React's development build, which
 * takes a third more time. `hasMotion` is a user who hasn't asked for reduced motion, which takes twice as long. `isOldest` is the oldest supported browser. `page` names hostile scripts.
 *
 * In `ci`, each other file runs in Chromium at least once, in the settings in which it finds the most errors.
 */
const table = [
  {
    name: 'Node',
    test: [...nodeFolders, ...except(onceADay, longNodeTests)],
    ci: [...nodeFolders, ...except(onceADay)],
    all: [...nodeFolders, 'test/soak', 'test/monkeys', 'test/extensions', 'test/faults', 'test/applications'],
  },
  {
    name: 'Chromium',
    engine: 'chromium',
    test: [...everywhere, ...except(reactWarnings)],
    ci: [...everywhere, ...except(hostilePage, datetime, dateFields, everyWord)],
  },
  {
    name: 'Chromium, React warnings',
    engine: 'chromium',
    isDevelopment: true,
    test: reactWarnings,
  },
  { name: 'Chromium, motion', engine: 'chromium', isDevelopment: true, hasMotion: true, all: everywhere },
  {
    name: 'Chromium, hostile page',
    engine: 'chromium',
    isDevelopment: true,
    hasMotion: true,
    page: ['jquery', 'careless'],
    ci: hostilePage,
    all: [
      ...hostilePage,
      'test/browser/controls/accessibility.test.ts',
      'test/browser/header',
      'test/browser/footer',
      'test/browser/elements/network.test.ts',
    ],
  },
  { name: 'Chromium, UTC', engine: 'chromium', zone: 'UTC', all: [...datetime, ...dateFields] },
  {
    name: 'Chromium, New York',
    engine: 'chromium',
    zone: 'America/New_York',
    ci: datetime,
    all: [...datetime, ...dateFields],
  },
  {
    name: 'Chromium, Sydney',
    engine: 'chromium',
    zone: 'Australia/Sydney',
    ci: [...datetime, ...dateFields, ...except(roundTrip)],
    all: [...datetime, ...dateFields],
  },
  { name: 'Chromium 126', engine: 'chromium', isOldest: true, all: coreJourneys },
  { name: 'Firefox', engine: 'firefox', ci: [...differencesIn('firefox'), ...except(treeTests, roundTrip)] },
  { name: 'Firefox, motion', engine: 'firefox', hasMotion: true, all: everywhere },
  {
    name: 'WebKit',
    engine: 'webkit',
    hasMotion: true,
    ci: [...differencesIn('webkit'), ...except(roundTrip)],
    all: everywhere,
  },
  { name: 'WebKit, New York', engine: 'webkit', zone: 'America/New_York', all: datetime },
  { name: 'WebKit, Sydney', engine: 'webkit', zone: 'Australia/Sydney', all: datetime },
];
export const sets = ['test', 'ci', 'all'];

const testFiles = readdirSync(`${root}/test`, { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((name) => !name.includes('/node_modules/'))
  .toSorted();
const browserFiles = testFiles.filter((name) => /^test\/browser\/.*\.test\.tsx?$/.test(name));
const nodeFiles = testFiles.filter((name) => name.endsWith('.test.mjs'));

const isAt = (file, paths) => paths.some((path) => file === path || file.startsWith(`${path}/`));

/** Returns the files that are at some paths. A path without a test file is an error, so that no test is lost when a file is renamed. */
function selectFiles(files, paths) {
  const [excluded, included] = [true, false].map((isExcluded) =>
    paths.filter((path) => path.startsWith('!') === isExcluded).map((path) => path.replace('!', '')),
  );
  const unknown = [...included, ...excluded].find((path) => !files.some((file) => isAt(file, [path])));
  if (unknown) throw new Error(`test/runner/plan.mjs lists ${unknown}. No test file is there.`);
  return files.filter((file) => isAt(file, included) && !isAt(file, excluded));
}

/**
 * Returns the runs of a set with their `files`, or the run that the command line describes: with an engine or settings, the browser tests in
 * these; with files and folders, these in Node and in Chromium with React's development build.
 */
export function planRuns({ set, filters, engine, page, zone, production, motion, oldest, isBrowserOnly }) {
  const hasSettings = engine || page || zone || production || motion || oldest;
  const custom = {
    name: [engine ?? 'chromium', oldest && '126', page, zone].filter(Boolean).join(', '),
    engine: engine ?? 'chromium',
    isDevelopment: !engine && !zone && !production,
    hasMotion: Boolean(page) || motion,
    page: page?.split(','),
    zone,
    isOldest: oldest,
    files: oldest && filters.length === 0 ? selectFiles(browserFiles, coreJourneys) : browserFiles,
  };
  const runs =
    hasSettings || filters.length > 0
      ? [...(hasSettings ? [] : [{ name: 'Node', files: nodeFiles }]), custom]
      : table
          .filter((row) => row[set])
          .map((row) => ({ ...row, files: selectFiles(row.engine ? browserFiles : nodeFiles, row[set]) }));
  const paths = filters.map((path) => path.replace(/^\.\//, '').replace(/\/$/, ''));
  return runs
    .filter((run) => run.engine || !isBrowserOnly)
    .map((run) => ({
      ...run,
      files: paths.length > 0 ? run.files.filter((file) => isAt(file, paths)) : run.files,
    }))
    .filter(({ files }) => files.length > 0);
}
