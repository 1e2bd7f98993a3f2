import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

/** Where the names of tests go that an engine cannot run, and what each file took. */
const impossibleFile = 'test-results/not-possible.txt';
const timesFile = 'test-results/times.txt';

/** Prints what the runs have shown, failures last, and the line `N passed, N failed`; returns how many failed. */
export function report(results, { slow = [], failures = [], seconds = {} }) {
  const names = [...new Set(results.map(({ run }) => run))];
  const lines = names.map((name) => {
    const tests = results.filter(({ run }) => run === name);
    const count = (state) => tests.filter((test) => test.state === state).length;
    const impossible = count('impossible');
    return [
      `${name}: ${count('passed').toLocaleString('en')} passed`,
      ...(count('failed') > 0 ? [`${count('failed')} FAILED`] : []),
      ...(impossible > 0 ? [`${impossible} not possible in this engine`] : []),
      ...(seconds[name] ? [`${Math.round(seconds[name])} s`] : []),
    ].join(', ');
  });
  console.log(`\n${lines.join('\n')}`);

  mkdirSync(join(root, 'test-results'), { recursive: true });
  writeFileSync(join(root, timesFile), formatTimes(results));
  const impossible = results.filter(({ state }) => state === 'impossible');
  if (impossible.length > 0) {
    const names = impossible.map(({ run, file, path }) => `${run}: ${file}: ${path.join(' › ')}`);
    writeFileSync(join(root, impossibleFile), `${names.join('\n')}\n`);
    console.log(
      `${impossible.length} tests need what only Chromium can emulate, and ran there; their names: ${impossibleFile}`,
    );
  }
  for (const { run, file, reason } of slow) console.log(`slow, run once more: ${run}: ${file} (${reason})`);

  const failed = results.filter(({ state }) => state === 'failed');
  for (const each of failed) console.log(`\n${failureText(each)}`);
  for (const each of failures) console.log(`\n✖ ${each}`);
  const count = failed.length + failures.length;
  const passed = results.filter(({ state }) => state === 'passed').length;
  console.log(`\n${passed} passed, ${count} failed`);
  return count;
}

/** The seconds that the tests of each file took in each run, the longest first. */
function formatTimes(results) {
  const times = new Map();
  for (const { run, file, duration = 0 } of results) {
    const name = `${run}: ${file}`;
    times.set(name, (times.get(name) ?? 0) + duration / 1000);
  }
  const lines = [...times].toSorted(([, a], [, b]) => b - a);
  return lines.map(([name, seconds]) => `${seconds.toFixed(1).padStart(6)} s  ${name}\n`).join('');
}

/** Where a test failed, why, and the command that runs it alone. */
function failureText({ run, engine, page, zone, isDevelopment, hasMotion, file, path, line, error }) {
  const stack = (error.stack ?? '').split('\n');
  const at = stack.map((each) => new RegExp(`${file}:(\\d+)`).exec(each)?.[1]).find(Boolean) ?? line;
  const message = error.message || stack[0] || String(error);
  const trace = stack.filter((each) => /\b(test|src|elements)\/[\w/.-]+:\d+/.test(each)).slice(0, 6);
  const difference =
    error.expected !== undefined && error.actual !== undefined && typeof error.expected === 'string'
      ? [`expected: ${error.expected}`, `actual:   ${error.actual}`]
      : [];
  const options = [
    ...(engine && engine !== 'node' && (engine !== 'chromium' || page || zone) ? [`--engine ${engine}`] : []),
    ...(page ? [`--page ${page.join(',')}`] : []),
    ...(zone ? [`--zone ${zone}`] : []),
    ...(engine === 'chromium' && !zone && !isDevelopment ? ['--production'] : []),
    ...(hasMotion && !page ? ['--motion'] : []),
    file,
    ...(path.length > 0 ? [`--grep ${JSON.stringify(path.at(-1))}`] : []),
  ];
  return [
    `✖ ${run}: ${file}${at ? `:${at}` : ''}`,
    ...(path.length > 0 ? [`  ${path.join(' › ')}`] : []),
    ...[...message.split('\n').slice(0, 12), ...difference, ...trace.map((each) => each.trim())].map(
      (each) => `    ${each}`,
    ),
    `    npm test -- ${options.join(' ')}`,
  ].join('\n');
}
