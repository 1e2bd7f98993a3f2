import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { findOldLibraries } from '../hostile/pages.mjs';
import { findWebKit } from '../webkit/webDriver.mjs';
import { root } from './root.mjs';

/** Every test file of the project, by where it runs. */
const all = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
  .map((name) => `test/${name.replaceAll('\\', '/')}`)
  .filter((name) => !/\/(frameworks|mutation|node_modules)\//.test(name))
  .toSorted();
export const browserFiles = all.filter((name) => /\.test\.tsx?$/.test(name));
const nodeFiles = all.filter((name) => name.endsWith('.test.mjs'));

const within = (...folders) =>
  browserFiles.filter((name) => folders.some((folder) => name.startsWith(folder)));
const inNode = (folder) => nodeFiles.filter((name) => name.startsWith(folder));

const dates = within('test/datetime', 'test/auction-date-input', 'test/auction-date-picker');
const zones = ['UTC', 'America/New_York', 'Australia/Sydney'];

const chromium = { name: 'Chromium', engine: 'chromium', files: browserFiles };
/** The package in an app of each framework takes a third of the time of all tests in Node, and changes with the package alone. */
const apps = 'test/node/frameworks.test.mjs';
const built = { name: 'Built files and tools', files: inNode('test/node').filter((name) => name !== apps) };

/** What needs more than Chromium, or repeats in another setting what Chromium has shown. */
const elsewhere = [
  {
    name: 'Chromium, a page with careless scripts',
    engine: 'chromium',
    page: ['jquery', 'careless'],
    files: within('test/auction-header', 'test/auction-footer', 'test/controls', 'test/elements'),
  },
  ...zones.map((zone) => ({ name: `Chromium in ${zone}`, engine: 'chromium', zone, files: dates })),
  { name: 'Firefox', engine: 'firefox', files: browserFiles },
  { name: 'Apps of seven frameworks', files: [apps] },
  { name: 'Pages with old libraries', files: inNode('test/oldPages'), find: findOldLibraries },
  { name: 'WebKit, built files', files: inNode('test/webkit'), find: findWebKit },
];
/** The files that run in WebKit before each change lands; all others run there once a day. */
const webKitFiles = browserFiles;

const webKitZones = zones.map((zone) => ({
  name: `WebKit in ${zone}`,
  engine: 'webkit',
  zone,
  files: within('test/datetime'),
}));

/**
 * What is run: `test` by `npm test`, `ci` before a change lands, `all` by `npm run test:all` and once a day. A run with an `engine` is of the
 * browser, in a `page` with hostile scripts or a time `zone`; one without is of Node.
 */
export const sets = {
  test: [built, chromium],
  ci: [built, chromium, ...elsewhere, { name: 'WebKit', engine: 'webkit', files: webKitFiles }],
  all: [
    built,
    chromium,
    ...elsewhere,
    { name: 'WebKit', engine: 'webkit', files: browserFiles },
    ...webKitZones,
  ],
};

/** The runs of a set, or what the command line asks for: `engine`, `page`, `zone` for tests of the browser, and files or folders. */
export function planRuns({ set = 'test', engine, page, zone, filters = [], browserOnly, nodeOnly }) {
  const isSpecial = engine || page || zone;
  const where = isSpecial
    ? [
        {
          name: [engine ?? 'chromium', page, zone].filter(Boolean).join(', '),
          engine: engine ?? 'chromium',
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
