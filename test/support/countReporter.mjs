import { writeFileSync } from 'node:fs';

/** What only Chromium can be told to do. */
const isOnlyChromium = ({ message }) =>
  Boolean(process.env.ENGINE) && /needs Chromium|CDP support is required/.test(message);

/**
 * Writes how many tests passed and failed to the file named by `TEST_COUNT_FILE`, for `scripts/test.mjs` to add up. Tests that another
 * engine cannot run are told by name and counted as neither.
 */
export function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0, impossible: 0 };
      for (const session of sessions) {
        const before = counts.passed + counts.failed + counts.impossible;
        // In a hook, it keeps the tests of its suite from running, and they have no error of their own.
        const isLimited = session.errors.some(isOnlyChromium);
        if (session.testResults) countSuite(session.testResults, counts, isLimited);
        // A file that could not be loaded, or a session that broke down after its last test.
        const broke =
          session.errors.some((error) => !isOnlyChromium(error)) ||
          before === counts.passed + counts.failed + counts.impossible;
        if (broke) {
          counts.failed++;
          console.error(
            `did not run: ${session.testFile} ${session.errors.map(({ message }) => message).join(' ')}`,
          );
        }
      }
      if (process.env.TEST_COUNT_FILE) writeFileSync(process.env.TEST_COUNT_FILE, JSON.stringify(counts));
    },
  };
}

function countSuite(suite, counts, isLimited, path = []) {
  for (const test of suite.tests) {
    if (test.passed && !test.skipped) counts.passed++;
    else if (test.error ? isOnlyChromium(test.error) : isLimited) {
      counts.impossible++;
      console.log(`not possible in ${process.env.ENGINE}: ${[...path, test.name].join(' > ')}`);
    } else counts.failed++;
    if (test.skipped) console.error(`skipped, which counts as failed: ${test.name}`);
  }
  for (const inner of suite.suites) countSuite(inner, counts, isLimited, [...path, inner.name]);
}
