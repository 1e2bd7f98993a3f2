import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../scripts/install.mjs';

/**
 * `npm test [-- options] [files or folders]`: tests in Chromium, and in Node those of the built files and the tools. The last line says how
 * many passed and failed; what was skipped counts as failed. CONTRIBUTING.md has the options.
 */

const { values: options, positionals: filters } = parseArgs({
  allowPositionals: true,
  options: {
    set: { type: 'string', default: 'test' },
    engine: { type: 'string' },
    page: { type: 'string' },
    zone: { type: 'string' },
    production: { type: 'boolean' },
    motion: { type: 'boolean' },
    grep: { type: 'string' },
    changed: { type: 'boolean' },
    watch: { type: 'boolean' },
    coverage: { type: 'boolean' },
    built: { type: 'boolean' },
    'browser-only': { type: 'boolean' },
    'node-only': { type: 'boolean' },
    'update-snapshots': { type: 'boolean' },
  },
});

// So that what has been started is ended.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

ensureInstalled();
// Packages are there only now.
const { findBrowser, installHeadlessShell } = await import('../../scripts/findBrowser.mjs');
const { planRuns, sets } = await import('./plan.mjs');
const { engines } = await import('./engines.mjs');
const { runBrowserTests } = await import('./browserTests.mjs');
const { runNodeTests } = await import('./nodeTests.mjs');
const { bundleTests } = await import('./testBundle.mjs');
const { serveBundles, serveDevelopment } = await import('./middleware.mjs');
const { affectedRuns, changedFiles } = await import('./changed.mjs');
const { measureSizes } = await import('./sizes.mjs');
const { progress } = await import('./progress.mjs');
const { report } = await import('./report.mjs');
const { root } = await import('./root.mjs');

if (options.watch) await watch();

const failures = [];
const results = [];
const slow = [];

checkOption('set', sets);
checkOption('engine', engines);

let runs = planRuns({
  ...options,
  filters: filters.map((each) => each.replace(/^\.\//, '')),
  browserOnly: options['browser-only'] || options.coverage,
  nodeOnly: options['node-only'],
});
if (runs.length === 0) fail(`No test file is at ${filters.join(', ')}.`);
// Installed before anything runs: two could not install at once.
installHeadlessShell();
runs = runs.filter(isPossible);

const bundles = options.coverage ? undefined : await bundle();
if (options.changed) {
  runs = affectedRuns(runs, changedFiles(), (file) => bundles.sourcesOf(file));
  console.log(
    `${runs.reduce((sum, { files }) => sum + files.length, 0)} test files can be affected by what changed.`,
  );
}
const inNode = runs.filter(({ engine }) => !engine);
const inBrowser = runs.filter(({ engine }) => engine);

// What tests in Node run of visits and of combinations, in their files' place.
if (options.set === 'all') process.env.TEST_VISITS ??= '100';
else if (filters.length === 0) process.env.TEST_SAMPLE ??= 'true';
const shown = progress(runs);
const lanes = [
  inNode.length > 0 &&
    (async () => {
      if (!options.built) await build();
      return runNodeTests(inNode, { grep: options.grep, onProgress: shown.update });
    }),
  inBrowser.length > 0 &&
    (() =>
      runBrowserTests(inBrowser, {
        grep: options.grep,
        coverage: options.coverage,
        serve: bundles ? bundles.serve : serveDevelopment(),
        argv: options['update-snapshots'] ? ['--update-snapshots'] : [],
        onProgress: shown.update,
      })),
].filter(Boolean);
await Promise.all(
  lanes.map(async (lane) => {
    try {
      const done = await lane();
      results.push(...done.results);
      slow.push(...done.slow);
    } catch (error) {
      failures.push(`The runner failed: ${error.stack}`);
    }
  }),
);
shown.end();
finish(shown.seconds());

function checkOption(name, known) {
  const value = String(options[name] ?? '');
  if (value !== '' && !Object.hasOwn(known, value))
    fail(`--${name} is ${value}; it can be ${Object.keys(known).join(', ')}.`);
}

/** web-test-runner's own interface, for the files that are being worked on. */
async function watch() {
  const runner = join(root, 'node_modules/@web/test-runner/dist/bin.js');
  const files = filters.length > 0 ? ['--files', ...filters] : [];
  const child = spawn(process.execPath, [runner, '--watch', ...files], { cwd: root, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  process.exit(code ?? 1);
}

function isPossible({ name, engine, find = engines[engine]?.find ?? findBrowser }) {
  try {
    find();
    return true;
  } catch (error) {
    failures.push(`${name} did not run: ${error.message}`);
    return false;
  }
}

/** The tests of the browser, with the builds of React that the runs want. */
async function bundle() {
  const files = (isWanted) => [
    ...new Set(runs.filter((run) => run.engine && isWanted(run)).flatMap(({ files }) => files)),
  ];
  const development = await bundleTests(
    files(({ isDevelopment }) => isDevelopment),
    'development',
  );
  const production = await bundleTests(
    files(({ isDevelopment }) => !isDevelopment),
    'production',
  );
  return {
    serve: serveBundles(development, production),
    sourcesOf: (file) => new Set([...development.sourcesOf(file), ...production.sourcesOf(file)]),
  };
}

/** What is served and shipped is tested as it is built. */
async function build() {
  const { code, output } = await runProgram('scripts/build.mjs');
  if (code !== 0) fail(`The build failed.\n${output}`);
  if (filters.length > 0 || options.changed) return;
  results.push(...(await measureSizes()));
}

function runProgram(file) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [file], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('close', (code) => resolve({ code, output }));
  });
}

function finish(seconds) {
  if (results.length === 0 && failures.length === 0 && !options.changed) failures.push('No test was run.');
  const failed = report(results, {
    slow,
    failures,
    seconds,
  });
  process.exit(failed > 0 ? 1 : 0);
}

function fail(message) {
  failures.push(message);
  finish();
}
