import { writeFileSync } from 'node:fs';

/** Writes how many tests passed and failed to the file named by `TEST_COUNT_FILE`, for `scripts/test.mjs` to add up. */
export function countReporter() {
  return {
    onTestRunFinished({ sessions }) {
      const counts = { passed: 0, failed: 0 };
      for (const session of sessions) {
        const before = counts.passed + counts.failed;
        if (session.testResults) countSuite(session.testResults, counts);
        // A file that could not be loaded, or a session that broke down after its last test.
        const broke = session.errors.length > 0 || before === counts.passed + counts.failed;
        if (broke) {
          counts.failed++;
          console.error(`did not run: ${session.testFile}`);
        }
      }
      if (process.env.TEST_COUNT_FILE) writeFileSync(process.env.TEST_COUNT_FILE, JSON.stringify(counts));
    },
  };
}

function countSuite(suite, counts) {
  for (const test of suite.tests) {
    if (test.passed && !test.skipped) counts.passed++;
    else counts.failed++;
    if (test.skipped) console.error(`skipped, which counts as failed: ${test.name}`);
  }
  for (const inner of suite.suites) countSuite(inner, counts);
}
