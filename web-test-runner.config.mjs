import { a11ySnapshotPlugin } from '@web/test-runner-commands/plugins';
import { chromeLauncher } from '@web/test-runner-chrome';
import { browserFlags, findBrowser } from './scripts/findBrowser.mjs';
import { countReporter } from './test/support/countReporter.mjs';
import { emulatePlugin } from './test/support/emulatePlugin.mjs';
import { viteMiddleware } from './test/support/viteMiddleware.mjs';
import { defaultReporter } from '@web/test-runner';

export default {
  files: ['test/**/*.test.{ts,tsx}', '!test/frameworks/**'],
  browsers: [
    chromeLauncher({
      // One page at a time: a page in the background gets no animation frames.
      concurrency: 1,
      launchOptions: { executablePath: findBrowser(), args: browserFlags, headless: true },
    }),
  ],
  middleware: [viteMiddleware()],
  plugins: [emulatePlugin(), a11ySnapshotPlugin()],
  reporters: [defaultReporter(), countReporter()],
  testFramework: { config: { timeout: 15_000, retries: 0 } },
  testsFinishTimeout: 300_000,
  testsStartTimeout: 120_000,
  browserStartTimeout: 60_000,
  // Faults that a test provokes are React's to print; what a test expects it checks itself.
  filterBrowserLogs: ({ type }) => type === 'error' || type === 'log',
};
