import { startTestRunner } from '@web/test-runner';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { testPage } from '../hostile/pages.mjs';
import { findFreePort } from '../../scripts/startDemo.mjs';
import { accessibilityTreePlugin } from './accessibilityTreePlugin.mjs';
import { emulatePlugin } from './emulatePlugin.mjs';
import { engines } from './engines.mjs';
import { serveBundles, serveSources, testMiddleware } from './middleware.mjs';
import { projectPath, root } from './plan.mjs';

/** Returns the configuration of web-test-runner for some runs. Each run is one or two of its groups. */
export async function runnerConfig(runs, { serve, grep, coverage = false }) {
  return {
    rootDir: root,
    // If two runners start at once, web-test-runner's own search finds the same port for both.
    port: await findFreePort(),
    groups: runs.flatMap(toGroups),
    concurrentBrowsers: 2,
    middleware: [testMiddleware(serve)],
    plugins: [emulatePlugin(), a11ySnapshotPlugin(), accessibilityTreePlugin()],
    testFramework: { config: { timeout: 60_000, retries: 0, ...(grep && { fgrep: grep }) } },
    testsFinishTimeout: 900_000,
    testsStartTimeout: 120_000,
    browserStartTimeout: 120_000,
    coverage,
    coverageConfig: {
      include: ['src/**/*', 'elements/**/*'],
      reporters: ['lcovonly'],
      reportDir: 'coverage',
    },
  };
}

/** Returns the groups of a run. A long run has two browsers, because a browser gives focus and animation frames to only one page. */
function toGroups(run) {
  const { name, engine, page, files } = run;
  const count = files.length < 20 ? 1 : 2;
  return Array.from({ length: count }, (_, part) => ({
    name: `${name} (${part + 1})`,
    files: files.filter((_, index) => index % count === part).map((file) => `${root}/${file}`),
    // `run` is for the results, and for plugins.
    browsers: [Object.assign(engines[engine].launch(run), { run })],
    ...((page || engine !== 'chromium') && {
      testRunnerHtml: (testFramework) =>
        testPage(testFramework, {
          hostile: page,
          // After the last Tab stop of a page, focus moves to the bars of the browser.
          end: engine === 'chromium' ? '' : '<footer><button>End of the page</button></footer>',
        }),
    }),
  }));
}

/**
 * Runs test files in browsers, and passes the results of each file to `onFile`. A file that exceeded a time limit runs once more in a new
 * page.
 */
export async function runBrowserTests(runs, { coverage, onFile, updateSnapshots, grep }) {
  if (runs.length === 0) return;
  const serve = coverage ? serveSources() : await serveBundles(runs);
  const runOnce = async (runs, onFile) => {
    const config = await runnerConfig(runs, { serve, grep, coverage });
    const runner = await startTestRunner({
      config: { ...config, reporters: [], logger: silentLogger, staticLogging: true },
      readFileConfig: false,
      autoExitProcess: false,
      argv: updateSnapshots ? ['--update-snapshots'] : [],
    });
    runner.sessions.on('session-status-updated', (session) => {
      if (session.status === 'FINISHED') onFile(getFileResult(session, grep));
    });
    await new Promise((resolve) => runner.on('stopped', resolve));
  };

  const late = [];
  await runOnce(runs, (result) => {
    if (result.tests.some(isTimeout)) late.push(result);
    else onFile(result);
  });
  if (late.length === 0) return;
  for (const { run, file } of late)
    process.stdout.write(`Exceeded a time limit, runs again: ${run.name}: ${file}\n`);
  await runOnce(
    runs
      .map((run) => ({ ...run, files: late.filter((each) => each.run === run).map(({ file }) => file) }))
      .filter(({ files }) => files.length > 0),
    onFile,
  );
}

const silentLogger = Object.fromEntries(
  ['log', 'debug', 'error', 'warn', 'group', 'groupEnd', 'logSyntaxError'].map((name) => [name, () => {}]),
);

/** Messages of mocha, test/support/act.ts, and web-test-runner after their time limits. */
const isTimeout = ({ error }) =>
  /waited in vain|Timeout of|did not finish|was unable to|timed out|took longer than|did not start/i.test(
    error?.message,
  );

/** Message of a command that only Chromium supports. */
const needsChromium = ({ message }) => /needs Chromium|CDP support is required/.test(message);

function getFileResult({ browser: { run }, testFile, errors, testResults, logs }, grep) {
  const isUnsupported = (error) => (run.engine !== 'chromium' || run.isOldest) && needsChromium(error);
  const fileError = errors.find((error) => !isUnsupported(error));
  const tests = [];
  let seconds = 0;
  for (const { path, passed, skipped, error, duration = 0 } of getTests(testResults)) {
    // Tests that don't match `grep` are neither passed nor failed.
    if (!passed && !error && grep && !path.join(' ').includes(grep)) continue;
    seconds += duration / 1000;
    // If a hook fails, the tests after it don't run, and have no error.
    const reason = error ?? errors[0] ?? { message: skipped ? 'skipped' : 'did not run' };
    if (passed && !skipped) tests.push({ path, state: 'passed' });
    else if (isUnsupported(reason)) tests.push({ path, state: 'unsupported' });
    else tests.push({ path, state: 'failed', error: reason });
  }
  if (fileError || (tests.length === 0 && !grep)) {
    const message = [fileError?.message ?? 'has no test', ...logs.flat()].join('\n');
    tests.push({ path: [], state: 'failed', error: { ...fileError, message } });
  }
  return { run, file: projectPath(testFile), tests, seconds };
}

/** Returns the tests of a suite and of its suites, each with the names of its suites. */
function getTests({ tests = [], suites = [] } = {}, path = []) {
  return [
    ...tests.map((test) => ({ ...test, path: [...path, test.name] })),
    ...suites.flatMap((suite) => getTests(suite, [...path, suite.name])),
  ];
}
