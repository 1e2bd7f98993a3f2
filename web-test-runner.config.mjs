import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { freePort } from './test/node/support.mjs';
import { countReporter } from './test/support/countReporter.mjs';
import { testPage } from './test/hostile/pages.mjs';
import { engines } from './test/support/engines.mjs';
import { accessibilityTreePlugin } from './test/support/accessibilityTreePlugin.mjs';
import { emulatePlugin } from './test/support/emulatePlugin.mjs';
import { viteMiddleware } from './test/support/viteMiddleware.mjs';
import { defaultReporter } from '@web/test-runner';

const { ENGINE = 'chromium', HOSTILE, COVERAGE } = process.env;

export default {
  // The runner's own search gives two runs that begin at once the same one.
  port: await freePort(),
  files: ['test/**/*.test.{ts,tsx}', '!test/{frameworks,mutation}/**'],
  browsers: [engines[ENGINE]()],
  ...((HOSTILE || ENGINE !== 'chromium') && {
    testRunnerHtml: (testFramework) =>
      testPage(testFramework, {
        hostile: HOSTILE?.split(','),
        // Elsewhere Tab leaves a page after its last stop for the browser's own bars.
        end: ENGINE !== 'chromium' ? '<footer><button>End of the page</button></footer>' : '',
      }),
  }),
  ...(COVERAGE && {
    coverage: true,
    coverageConfig: {
      include: ['src/**/*', 'elements/**/*'],
      reporters: ['lcovonly'],
      reportDir: 'coverage',
    },
  }),
  middleware: [viteMiddleware()],
  plugins: [emulatePlugin(), a11ySnapshotPlugin(), accessibilityTreePlugin()],
  reporters: [defaultReporter(), countReporter()],
  testFramework: { config: { timeout: 15_000, retries: 0 } },
  testsFinishTimeout: 300_000,
  testsStartTimeout: 120_000,
  browserStartTimeout: 120_000,
  // Faults that a test provokes are React's to print; what a test expects it checks itself.
  filterBrowserLogs: ({ type }) => type === 'error' || type === 'log',
};
