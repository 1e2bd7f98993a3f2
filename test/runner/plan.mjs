import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowserpass } from '../extensions/browserpass.mjs';
import { findOldLibraries } from '../hostile/pages.mjs';
import { findWebKit } from '../../scripts/findWebKit.mjs';
import { root } from './root.mjs';

/** Every test file of the project, by where it runs. */
const all = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((name) => !/\/(frameworks\/.*|mutation|node_modules)\//.test(name))
  .toSorted();
export const browserFiles = all.filter((name) => /\.test\.tsx?$/.test(name));
const nodeFiles = all.filter((name) => name.endsWith('.test.mjs'));

const within = (...folders) =>
  browserFiles.filter((name) => folders.some((folder) => name.startsWith(folder)));
const inNode = (folder) => nodeFiles.filter((name) => name.startsWith(folder));

const dates = within(
  'test/browser/datetime',
  'test/browser/controls/date-input',
  'test/browser/controls/date-picker',
);
/** Modules by themselves, without a tag: neither the scripts of a page nor the engine changes what they do. */
const isModule = (name) =>
  /\/(highlight|lockScroll|safeTriangle|(field|menus|mobileMenu|newsletter)Reducer)\.test\.ts$/.test(name) ||
  name.startsWith('test/browser/site/');
/** What is seen and what a screen reader gets: scripts of a page that change it fail other tests too. */
const isAppearance = (name) => /\/(accessibility|layout|mobileBar)\.test\.ts$/.test(name);
const farZone = 'Australia/Sydney';
/** Fields and pickers pass days on as text, so that their tests run in one zone, far from UTC; in all of them once a day. */
const zones = ['UTC', 'America/New_York', farZone];

/**
 * React's development build, with its warnings, takes a third more time than the one that ships, and motion twice as much as reduced motion:
 * `isDevelopment` and `hasMotion` say what a run has.
 */
const chromium = { name: 'Chromium', engine: 'chromium', isDevelopment: true, files: browserFiles };
const apps = 'test/node/frameworks.test.mjs';
/** What only a change of how files are built or packed can fail: a second build of all files, and what linters of packages find. */
const ofBuild = ['test/node/packageExports.test.mjs', 'test/node/reproducible.test.mjs'];
const built = {
  name: 'Built files and tools',
  files: inNode('test/node').filter((name) => name !== apps && !ofBuild.includes(name)),
};
/** What takes long and seldom finds something that the other tests do not: `npm test` leaves it to `.ci/run`. */
const isThorough = (name) =>
  /\/(adaptation|consign|deployments|differential|docs|early|earlyHydration|editor|hostileCss|kept|layout|lifecycle|loading|lots|morphing|nativeForms|package|pollution|replaced|restored|swaps|textSize|userPreferences)\.test\.mjs$/.test(
    name,
  );
const builtInShort = { ...built, files: built.files.filter((name) => !isThorough(name)) };

const inCarelessPage = within(
  'test/browser/header',
  'test/browser/footer',
  'test/browser/controls/accessibility',
  'test/browser/elements/autoload',
  'test/browser/elements/core',
  'test/browser/elements/forms/clobberedForms',
  'test/browser/elements/naughtyStrings',
  'test/browser/elements/network',
).filter((name) => !isModule(name));

/** What waits most of its time, for what careless scripts do not change. */
const isPatient = (name) => /\/(network|room\.property)\.test\.ts$/.test(name);

/**
 * What needs more than Chromium, or repeats in another setting what Chromium has shown. What is `daily` runs once a day, and not before each
 * change lands.
 */
const elsewhere = [
  {
    name: 'Chromium, a page with careless scripts',
    engine: 'chromium',
    hasMotion: true,
    page: ['jquery', 'careless'],
    files: inCarelessPage,
    // Built-in objects that are not what they were are met where tags are defined, where data comes in, and by loops over keys: the rest
    // of the header and the footer use the same few modules.
    daily: (name) =>
      isAppearance(name) ||
      isPatient(name) ||
      /\/(footer|header\/(room|menus\/(panels|pointer)|mobile\/mobileMenuViews|search\/(operation|suggestions|searchAndMenus)|[^/]+$))/.test(
        name,
      ),
  },
  ...zones.map((zone) => ({
    name: `Chromium in ${zone}`,
    engine: 'chromium',
    zone,
    files: zone === farZone ? dates : within('test/browser/datetime'),
    daily: () => zone === 'UTC',
  })),
  { name: 'Pages with old libraries', files: inNode('test/legacyPages'), find: findOldLibraries },
  { name: 'WebKit, built files', files: inNode('test/webkit'), find: findWebKit },
];
/** Where React warns most easily: what is hydrated, and lists. */
const withWarnings = {
  name: 'Chromium, with React’s warnings',
  engine: 'chromium',
  isDevelopment: true,
  files: within(
    'test/browser/elements/core',
    'test/browser/footer/content',
    'test/browser/header/search',
  ).filter((name) => !name.endsWith('/upgradeProperties.test.ts')),
};
/**
 * What runs in Firefox and in WebKit before each change lands, and why: it has found something there that Chromium does not show, or rests on
 * what the engine does in its own way. All other files run there once a day.
 */
const inFirefox = {
  'test/browser/elements/core/defineElement': 'a tag that comes back gets rules that came meanwhile',
  'test/browser/elements/core/styleSheets':
    'a list of sheets that has been seen is taken for one whose rules are known',
  'test/browser/elements/core/collectedElements': 'adopted sheets',
  'test/browser/elements/core/hydration': 'declarative shadow roots',
  'test/browser/elements/core/upgradeProperties': 'the upgrade of tags that are in the page already',
  'test/browser/elements/core/keptView': 'what an element that leaves the page keeps',
  'test/browser/elements/forms': 'ElementInternals; a field gets what the browser has kept of another',
  'test/browser/header/hostilePage': 'computed values are written in its own way',
  'test/browser/header/menus/keyboard': 'Tab stops at what scrolls',
  'test/browser/header/menus/pointer': 'the order of pointer, mouse and focus events',
  'test/browser/header/mobile/mobileMenu': 'dialogs',
  'test/browser/header/restored': 'its back-forward cache',
  'test/browser/header/slots': 'Tab stops at what scrolls',
  'test/browser/controls/button': 'Enter in an input submits its form by rules of its own',
  'test/browser/controls/date-input': 'Intl writes dates in its own way',
  'test/browser/controls/date-picker': 'Page Down went on from another day; text is zoomed by itself',
  'test/browser/controls/error-summary': '`:user-invalid` holds for custom elements that nobody has used',
  'test/browser/controls/field': 'the order of pointer, mouse and focus events',
  'test/browser/controls/form-field': '`:user-invalid`, and how inputs of the page are drawn',
  'test/browser/controls/icon-button': 'Enter, as with the button',
  'test/browser/controls/popover': 'no `popover=hint`; panels without a place yet lie in the window',
  'test/browser/controls/text-input': 'the caret is reported when a sibling of the input comes or goes',
  'test/browser/controls/time-input': 'Intl writes times in its own way',
  'test/browser/controls/time-picker': 'nothing is dragged without a text of its own',
  'test/browser/controls/tooltip': 'no `popover=hint`',
  'test/browser/controls/typed-input': 'when a typed text is committed',
  'test/browser/datetime': 'Intl: the mark between syllables in Dzongkha',
};
const inWebKit = {
  'test/browser/elements/core/defineElement':
    'a sheet that no root uses keeps the media queries of an earlier window',
  'test/browser/elements/core/collectedElements':
    'its process ends when a sheet is changed that a collected shadow root has adopted',
  'test/browser/elements/core/hydration': 'declarative shadow roots',
  'test/browser/elements/core/upgradeProperties': 'the upgrade of tags that are in the page already',
  'test/browser/elements/core/keptView': 'a popover cannot be shown in an element that is in no page',
  'test/browser/elements/core/styleSheets': 'adopted sheets',
  'test/browser/header/account': 'no Navigation API; a page with many message ports took minutes',
  'test/browser/header/hostilePage': 'the initial font has another name',
  'test/browser/header/mobile/mobileMenu': 'dialogs, and media queries of adopted sheets',
  'test/browser/header/restored': 'its back-forward cache',
  'test/browser/controls/popover': 'no `popover=hint`, no invoker commands',
  'test/browser/controls/tooltip': 'no `popover=hint`',
  'test/browser/controls/floating/pickersInView': 'where it scrolls to what gets the focus',
  'test/browser/controls/button': 'formDisabledCallback comes late, with a state that is over',
  'test/browser/controls/icon-button': 'as the button',
  'test/browser/controls/text-input': 'ElementInternals: labels, validity, state',
  'test/browser/controls/date-input': 'Intl writes dates in its own way; Tab ends at the page',
  'test/browser/controls/time-input': 'Intl writes times in its own way',
  'test/browser/controls/time-picker': 'Tab ends at the page',
  'test/browser/elements/forms/formRestore': 'what Back restores',
  'test/browser/controls/typed-input': 'when a typed text is committed',
  'test/browser/controls/field/pressStability': 'the order of pointer, mouse and focus events',
  'test/browser/datetime': 'Intl: the Hijri calendar for ar-SA, 01/02/2026 for en-CA',
};
/** What of screen readers only Chromium tells its driver: not one of these tests can run elsewhere. */
const isTree = (name) => /\/(tree|buttonTree|fieldTree)\.test\.ts$/.test(name);
const filesOf = (reasons) =>
  within(...Object.keys(reasons)).filter((name) => !isModule(name) && !isTree(name));

const webKitZones = zones.map((zone) => ({
  name: `WebKit in ${zone}`,
  engine: 'webkit',
  zone,
  files: within('test/browser/datetime'),
}));

/** What runs of `elsewhere` before each change lands. */
const elsewhereInShort = elsewhere.map(({ daily = () => false, ...run }) => ({
  ...run,
  files: run.files.filter((name) => !daily(name)),
}));
/**
 * Before a change lands each file runs once in Chromium, in the setting where it finds most: far from UTC, with React’s warnings, in a page
 * with careless scripts, or else with the React that ships in a clean page, where `npm test` runs all but those of the warnings. Once a day
 * all run there with warnings.
 */
const inOtherSetting = [withWarnings, ...elsewhereInShort]
  .filter(({ engine }) => engine === 'chromium')
  .flatMap(({ files }) => files);
const shippedChromium = { ...chromium, isDevelopment: false };
const without = (run, files) => ({ ...run, files: run.files.filter((name) => !files.includes(name)) });

/**
 * What is run: `test` by `npm test`, `ci` before a change lands, `all` by `npm run test:all` and once a day. A run with an `engine` is of the
 * browser, in a `page` with hostile scripts or a time `zone`; one without is of Node.
 */
export const sets = {
  test: [builtInShort, without(shippedChromium, withWarnings.files), withWarnings],
  ci: [
    built,
    without(shippedChromium, inOtherSetting),
    withWarnings,
    ...elsewhereInShort,
    { name: 'Firefox', engine: 'firefox', files: filesOf(inFirefox) },
    { name: 'WebKit', engine: 'webkit', files: filesOf(inWebKit) },
  ],
  all: [
    { ...built, files: [...built.files, ...ofBuild] },
    ...[
      chromium,
      ...elsewhere,
      { name: 'Firefox', engine: 'firefox', files: browserFiles },
      { name: 'WebKit', engine: 'webkit', files: browserFiles },
      ...webKitZones,
      // Five minutes, for what the tests of the package and of tags nearly always find first.
      { name: 'Apps of seven frameworks', files: [apps] },
      { name: 'An hour of use', files: inNode('test/soak') },
      { name: 'A password manager', files: inNode('test/extensions'), find: findBrowserpass },
    ].map((run) => ({
      ...run,
      hasMotion: true,
      ...(run.zone && run.engine === 'chromium' && { files: dates }),
      ...(run.page && { isDevelopment: true }),
    })),
  ],
};

/** The runs of a set, or what the command line asks for: `engine`, `page`, `zone`, `production`, `motion` for tests of the browser, and files or folders. */
export function planRuns({
  set = 'test',
  engine,
  page,
  zone,
  production,
  motion,
  filters = [],
  browserOnly,
  nodeOnly,
}) {
  const isSpecial = engine || page || zone || production || motion;
  const where = isSpecial
    ? [
        {
          name: [engine ?? 'chromium', page, zone].filter(Boolean).join(', '),
          engine: engine ?? 'chromium',
          isDevelopment: (engine ?? 'chromium') === 'chromium' && !zone && !production,
          hasMotion: Boolean(page) || motion,
          page: page?.split(','),
          zone,
          files: browserFiles,
        },
      ]
    : filters.length > 0
      ? [{ name: 'Node', files: nodeFiles }, chromium]
      : sets[set];
  const isWanted = (file) =>
    filters.length === 0 ||
    filters.some((filter) => file === filter || file.startsWith(`${filter.replace(/\/$/, '')}/`));
  return where
    .filter((run) => (run.engine ? !nodeOnly : !browserOnly && !isSpecial))
    .map((run) => ({ ...run, files: run.files.filter(isWanted) }))
    .filter(({ files }) => files.length > 0);
}
