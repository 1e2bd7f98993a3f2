import { run } from 'node:test';
import { join } from 'node:path';
import { startDemo } from '../../scripts/startDemo.mjs';
import { root } from './root.mjs';

/** Files that run at the same time. */
const concurrency = 2;

/**
 * Runs test files in Node and returns `{ results, slow }`. Files that need the demo find it running. A file whose hook failed is run once
 * more, and is listed as slow.
 */
export async function runNodeTests(runs, { grep, onProgress }) {
  const results = [];
  const slow = [];
  const waiting = runs.flatMap(({ name, files }) => files.map((file) => ({ name, file })));
  const demo = waiting.length > 1 ? await startDemo() : undefined;
  if (demo) process.env.TEST_DEMO = demo.origin;
  const runWaiting = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const { name, file } = next;
      const start = performance.now();
      let tests = await runFile(file, { name, grep });
      const hook = tests.find(({ isHook }) => isHook);
      if (hook) {
        slow.push({ run: name, file, reason: hook.error.message.split('\n', 1)[0] });
        tests = await runFile(file, { name, grep });
      }
      results.push(...tests);
      onProgress?.(name, file, (performance.now() - start) / 1000);
    }
  };
  try {
    await Promise.all(Array.from({ length: concurrency }, runWaiting));
  } finally {
    await demo?.end();
  }
  return { results, slow };
}

async function runFile(file, { name, grep }) {
  const path = [];
  const tests = [];
  let output = '';
  const events = run({
    files: [join(root, file)],
    concurrency: 1,
    ...(grep && { testNamePatterns: [new RegExp(grep.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))] }),
  });
  for await (const { type, data } of events) {
    if (type === 'test:stderr') output += data.message;
    if (type === 'test:start') path.splice(data.nesting, Infinity, data.name);
    if (type !== 'test:pass' && type !== 'test:fail') continue;
    const isSuite = data.details.type === 'suite';
    const { error } = data.details;
    // A suite fails by itself only if its hooks do; a file, which Node reports as a test, only if it could not be run.
    const isFile = data.nesting === 0 && data.name === join(root, file);
    const isOwnFailure = error && !/^(subtestsFailed|cancelledByParent)$/.test(error.failureType);
    if (isSuite || isFile ? !isOwnFailure : false) continue;
    const isSkipped = data.skip !== undefined || data.todo !== undefined;
    // With a pattern, what does not match it is reported as skipped.
    if (isSkipped && grep) continue;
    tests.push({
      run: name,
      engine: 'node',
      file,
      path: isFile ? [] : path.slice(0, data.nesting + 1),
      line: data.line,
      duration: data.details.duration_ms,
      isHook: error?.failureType === 'hookFailed' || (isFile && Boolean(error)),
      ...(type === 'test:pass' && !isSkipped
        ? { state: 'passed' }
        : { state: 'failed', error: isFile ? { message: output } : getCause(error) }),
    });
  }
  return tests;
}

/** What a test threw. Node wraps it, and has a text in its place for what did not throw. */
function getCause(error) {
  const cause = error?.cause ?? error ?? 'skipped';
  return typeof cause === 'string' ? { message: cause } : cause;
}
