/** Results `{ run, file, tests }` of test files, and messages of errors outside of tests. */
const results = [];
const errors = [];

export const addError = (message) => errors.push(message);

/** Records the results of a test file, and prints a line with its seconds. */
export function reportFile({ run, file, tests, seconds }) {
  if (tests.length === 0) return;
  results.push({ run, file, tests });
  const hasFailed = tests.some(({ state }) => state === 'failed');
  const mark = hasFailed ? 'FAIL' : 'ok  ';
  // web-test-runner replaces the console and adds codes for terminals.
  process.stdout.write(`${mark} ${seconds.toFixed(1).padStart(6)} s  ${run.name}: ${file}\n`);
}

/** Prints the counts of each run, the failures, and the line `N passed, N failed`. Returns the number of failures. */
export function report() {
  const count = (state, ofRun = results) =>
    ofRun.flatMap(({ tests }) => tests).filter((test) => test.state === state).length;
  console.log();
  for (const run of new Set(results.map((result) => result.run))) {
    const ofRun = results.filter((result) => result.run === run);
    const unsupported = count('unsupported', ofRun);
    console.log(
      `${run.name}: ${count('passed', ofRun)} passed, ${count('failed', ofRun)} failed` +
        (unsupported > 0 ? `, ${unsupported} need Chromium` : ''),
    );
  }
  for (const { run, file, tests } of results)
    for (const test of tests)
      if (test.state === 'failed') console.log(`\n${describeFailure(run, file, test)}`);
  if (results.length === 0 && errors.length === 0) addError('No test was run.');
  for (const message of errors) console.log(`\n✖ ${message}`);
  const failed = count('failed') + errors.length;
  console.log(`\n${count('passed')} passed, ${failed} failed`);
  return failed;
}

/** Returns the position of a failed test, its error, and the command that runs only this test. */
function describeFailure(run, file, { path, line, error }) {
  const stack = (error.stack ?? '').split('\n');
  const at = stack.map((each) => each.split(`${file}:`)[1]?.split(':')[0]).find(Boolean) ?? line;
  const { engine, page, zone, isDevelopment, hasMotion } = run;
  const command = [
    'npm test --',
    ...(engine && (engine !== 'chromium' || page || zone) ? [`--engine ${engine}`] : []),
    ...(page ? [`--page ${page.join(',')}`] : []),
    ...(zone ? [`--zone ${zone}`] : []),
    ...(engine === 'chromium' && !isDevelopment ? ['--production'] : []),
    ...(hasMotion && !page ? ['--motion'] : []),
    file,
    ...(path.length > 0 ? [`--grep ${JSON.stringify(path.at(-1))}`] : []),
  ].join(' ');
  const details = [
    ...(error.message || stack[0] || String(error)).split('\n').slice(0, 12),
    ...(typeof error.expected === 'string'
      ? [`expected: ${error.expected}`, `actual:   ${error.actual}`]
      : []),
    ...stack.filter((each) => /\b(test|src|elements)\/.+:\d+/.test(each)).slice(0, 6),
    command,
  ];
  return [
    `✖ ${run.name}: ${file}${at ? `:${at}` : ''}`,
    ...(path.length > 0 ? [`  ${path.join(' › ')}`] : []),
    ...details.map((each) => `    ${each.trim()}`),
  ].join('\n');
}
