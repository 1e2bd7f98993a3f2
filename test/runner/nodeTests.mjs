import { run as runTests } from 'node:test';
import { startDemo } from '../../scripts/startDemo.mjs';
import { root } from './plan.mjs';

/** Number of files that run at the same time. */
const concurrency = 2;

/** Runs test files in Node, and passes the results of each file to `onFile`. The files share one demo server. */
export async function runNodeTests(runs, { grep, onFile }) {
  const queue = runs.flatMap((run) => run.files.map((file) => ({ run, file }))).values();
  const demo = await startDemo();
  process.env.TEST_DEMO = demo.origin;
  const work = async () => {
    for (const { run, file } of queue) {
      const start = performance.now();
      const tests = await runFile(file, grep);
      onFile({ run, file, tests, seconds: (performance.now() - start) / 1000 });
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, work));
  } finally {
    await demo.end();
  }
}

async function runFile(file, grep) {
  const path = [];
  const tests = [];
  let output = '';
  const events = runTests({
    files: [`${root}/${file}`],
    ...(grep && { testNamePatterns: [new RegExp(grep.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))] }),
  });
  for await (const { type, data } of events) {
    if (type === 'test:stderr') output += data.message;
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const { error, type: kind } = data.details;
    // Node reports a file and a suite like a test. Both also fail if a test in them fails.
    const isFile = data.nesting === 0 && data.name === `${root}/${file}`;
    const isOwnError = error && !['subtestsFailed', 'cancelledByParent'].includes(error.failureType);
    if ((kind === 'suite' || isFile) && !isOwnError) continue;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    // Node reports tests that don't match `grep` as skipped.
    if (isSkipped && grep) continue;
    tests.push({
      path: isFile ? [] : path.slice(0, data.nesting + 1),
      line: data.line,
      ...(type === 'test:pass' && !isSkipped
        ? { state: 'passed' }
        : { state: 'failed', error: isFile ? new Error(output) : getCause(error) }),
    });
  }
  return tests;
}

/** Returns the error that a test threw. Node wraps it, and replaces thrown values that aren't errors by a string. */
function getCause(error) {
  const cause = error?.cause ?? error ?? 'skipped';
  return typeof cause === 'string' ? { message: cause } : cause;
}
