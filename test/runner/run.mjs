import { execFile } from 'node:child_process';
import { parseArgs, promisify } from 'node:util';
import { ensureInstalled } from '../../scripts/install.mjs';
import { planRuns, root, sets } from './plan.mjs';

/**
 * `npm test [-- options] [files or folders]`. The last line is `N passed, N failed`. Skipped tests count as failed. README.md describes the
 * options.
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
    coverage: { type: 'boolean' },
    oldest: { type: 'boolean' },
    'browser-only': { type: 'boolean' },
    'update-snapshots': { type: 'boolean' },
  },
});

// Otherwise, browsers and servers would keep running.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

ensureInstalled();
// These import packages.
const { installHeadlessShell } = await import('../../scripts/findBrowser.mjs');
const { engines } = await import('./engines.mjs');
const { runBrowserTests } = await import('./browserTests.mjs');
const { runNodeTests } = await import('./nodeTests.mjs');
const { addError, report, reportFile } = await import('./report.mjs');

try {
  await runAll();
} catch (error) {
  addError(error.stack);
}
process.exit(report() > 0 ? 1 : 0);

async function runAll() {
  const values = { set: sets, engine: Object.keys(engines) };
  for (const [name, allowed] of Object.entries(values))
    if (options[name] && !allowed.includes(options[name]))
      return addError(`--${name} is ${options[name]}. Use ${allowed.join(', ')}.`);
  const planned = planRuns({
    ...options,
    filters,
    isBrowserOnly: options['browser-only'] || options.coverage,
  });
  if (planned.length === 0) return addError(`No test file is at ${filters.join(', ')}.`);

  // Before the tests start, because only one program can install packages at a time.
  installHeadlessShell();
  const runs = planned.filter(canRun);

  // Read by tests, see test/support/sample.mjs and test/node/built/shop/visits.mjs.
  if (options.set === 'all') process.env.TEST_VISITS ??= '100';
  else if (filters.length === 0) process.env.TEST_SAMPLE ??= 'true';

  const shared = { grep: options.grep, onFile: reportFile };
  const results = await Promise.allSettled([
    runBrowserTests(
      runs.filter(({ engine }) => engine),
      { ...shared, coverage: options.coverage, updateSnapshots: options['update-snapshots'] },
    ),
    buildAndRunNodeTests(
      runs.filter(({ engine }) => !engine),
      shared,
    ),
  ]);
  for (const { reason } of results) if (reason) addError(reason.stack);
}

/** Whether the engine of a run is installed, or could be installed. */
function canRun(run) {
  const { name, engine } = run;
  try {
    engines[engine]?.find(run);
    return true;
  } catch (error) {
    addError(`${name} did not run: ${error.message}`);
    return false;
  }
}

/** Node tests run the built files. */
async function buildAndRunNodeTests(runs, shared) {
  if (runs.length === 0) return;
  await promisify(execFile)(process.execPath, ['scripts/build.mjs'], { cwd: root });
  await runNodeTests(runs, shared);
}
