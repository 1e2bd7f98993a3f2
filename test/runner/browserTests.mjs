import { startTestRunner } from '@web/test-runner';
import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { join } from 'node:path';
import { testPage } from '../hostile/pages.mjs';
import { freePort } from '../../scripts/startDemo.mjs';
import { accessibilityTreePlugin } from './accessibilityTreePlugin.mjs';
import { emulatePlugin } from './emulatePlugin.mjs';
import { engines } from './engines.mjs';
import { testMiddleware } from './middleware.mjs';
import { projectPath, root } from './root.mjs';

/**
 * What web-test-runner needs for some runs `{ name, engine, files, page, zone }`: each run is a group of test files in an engine, in a page
 * with hostile scripts or in a time zone.
 */
export async function runnerConfig(runs, { serve, grep, coverage = false }) {
  return {
    rootDir: root,
    // The runner's own search gives two runs that begin at once the same port.
    port: await freePort(),
    groups: runs.flatMap(split).map(({ name, engine, files, page, zone, isDevelopment, hasMotion }) => ({
      name,
      files: files.map((file) => join(root, file)),
      browsers: [
        Object.assign(engines[engine].launch({ zone, coverage, isDevelopment, hasMotion }), { zone }),
      ],
      ...((page || engine !== 'chromium') && {
        testRunnerHtml: (testFramework) =>
          testPage(testFramework, {
            hostile: page,
            // Elsewhere Tab leaves a page after its last stop for the browser's own bars.
            end: engine === 'chromium' ? '' : '<footer><button>End of the page</button></footer>',
          }),
      }),
    })),
    ...(coverage && {
      coverage: true,
      coverageConfig: {
        include: ['src/**/*', 'elements/**/*'],
        reporters: ['lcovonly'],
        reportDir: 'coverage',
      },
    }),
    concurrentBrowsers: 2,
    middleware: [testMiddleware(serve)],
    plugins: [emulatePlugin(), a11ySnapshotPlugin(), accessibilityTreePlugin()],
    testFramework: { config: { timeout: 60_000, retries: 0, ...(grep && { fgrep: grep }) } },
    testsFinishTimeout: 900_000,
    testsStartTimeout: 120_000,
    browserStartTimeout: 120_000,
  };
}

/**
 * Long runs have two browsers: tests mostly wait, and a browser can only have one page in the foreground. Others get no animation frames
 * and no focus.
 */
function split(run) {
  if (run.files.length < 20) return run;
  return [0, 1].map((half) => ({
    ...run,
    name: `${run.name}${separator}${half + 1}`,
    files: run.files.filter((_, index) => index % 2 === half),
  }));
}
const separator = ' #';

/** The name of the run that a session belongs to. */
const runOf = (session) => session.group.name.split(separator)[0];

/**
 * Runs test files in browsers and returns `{ results, slow }`. A file whose page or set-up did not get ready in time is run once more, in a
 * new page, and is listed as slow.
 */
export async function runBrowserTests(runs, { argv = [], onProgress, ...options }) {
  const first = await runOnce(runs, { ...options, argv, onProgress });
  const unready = first.filter(({ isUnready }) => isUnready);
  if (unready.length === 0) return { results: first.flatMap(({ tests }) => tests), slow: [] };
  const again = runs
    .map((run) => ({
      ...run,
      files: unready.filter(({ name }) => name === run.name).map(({ file }) => file),
    }))
    .filter(({ files }) => files.length > 0);
  const second = await runOnce(again, { ...options, argv, onProgress });
  return {
    results: [...first.filter(({ isUnready }) => !isUnready), ...second].flatMap(({ tests }) => tests),
    slow: unready.map(({ name, file, reason }) => ({ run: name, file, reason })),
  };
}

async function runOnce(runs, { argv, onProgress, ...options }) {
  const config = await runnerConfig(runs, options);
  let finished;
  const reporter = {
    reportTestFileResults: ({ sessionsForTestFile }) => {
      for (const session of sessionsForTestFile)
        if (session.status === 'FINISHED') onProgress?.(runOf(session), session.testFile);
    },
    onTestRunFinished: ({ sessions }) => {
      finished = [...sessions];
    },
  };
  const runner = await startTestRunner({
    config: { ...config, reporters: [reporter], logger: silent, staticLogging: true },
    readFileConfig: false,
    autoExitProcess: false,
    argv,
  });
  await new Promise((resolve) => runner.on('stopped', resolve));
  return finished.map((session) => fileResult(session, runs, options.grep));
}

/** The summary says all that there is to say. */
const silent = Object.fromEntries(
  ['log', 'debug', 'error', 'warn', 'group', 'groupEnd', 'logSyntaxError'].map((name) => [name, () => {}]),
);

/** What only Chromium can do: the commands say so. */
const isOnlyChromium = ({ message }) => /needs Chromium|CDP support is required/.test(message);

/** What a machine that is too slow shows: mocha, the helpers of the tests or the runner waited until their limit. */
const isTimeout = ({ message }) =>
  /waited in vain|Timeout of|did not finish|was unable to|timed out|took longer than|did not start/i.test(
    message,
  );

function fileResult(session, runs, grep) {
  const name = runOf(session);
  const { engine, page, zone, isDevelopment, hasMotion } = runs.find((run) => run.name === name);
  const file = projectPath(session.testFile);
  const isLimited = engine !== 'chromium' && session.errors.some(isOnlyChromium);
  const errors = session.errors
    .filter((error) => !(engine !== 'chromium' && isOnlyChromium(error)))
    // Why a file could not be imported stands on the console.
    .map((error) =>
      /Could not import/.test(error.message)
        ? { message: [error.message, ...session.logs.flat()].join('\n') }
        : error,
    );
  // With a pattern, what does not match it is neither passed nor failed.
  const tests = (session.testResults ? [...testsOf(session.testResults, [])] : []).filter(
    ({ passed, error, path }) => passed || error || !grep || path.join(' ').includes(grep),
  );
  const results = tests.map(({ path, passed, skipped, error, duration }) => {
    const own = { run: name, engine, page, zone, isDevelopment, hasMotion, file, path, duration };
    if (passed && !skipped) return { ...own, state: 'passed' };
    // A hook that only Chromium can run keeps the tests of its suite from running; they have no error of their own.
    if (engine !== 'chromium' && (error ? isOnlyChromium(error) : isLimited))
      return { ...own, state: 'impossible' };
    return {
      ...own,
      state: 'failed',
      error: error ?? errors[0] ?? { message: skipped ? 'skipped' : 'did not run' },
    };
  });
  // A file that could not be loaded, and an error outside its tests, is one failure.
  if (errors.length > 0 || (tests.length === 0 && !grep))
    results.push({
      run: name,
      engine,
      file,
      path: [],
      state: 'failed',
      error: errors[0] ?? { message: 'has no test' },
    });
  return {
    name,
    file,
    tests: results,
    isUnready: (tests.length === 0 && !grep) || errors.some(isTimeout),
    reason: errors[0]?.message.split('\n', 1)[0] ?? 'no test was reported',
  };
}

function* testsOf(suite, path) {
  for (const test of suite.tests) yield { ...test, path: [...path, test.name] };
  for (const inner of suite.suites) yield* testsOf(inner, [...path, inner.name]);
}
