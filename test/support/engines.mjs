import { chromeLauncher } from '@web/test-runner-chrome';
import { existsSync } from 'node:fs';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { webKitLauncher } from '../webkit/launcher.mjs';

/** One page at a time: a page in the background gets no animation frames. */
const concurrency = 1;

/** The browsers that tests run in, by what draws their pages: `ENGINE=firefox npm test`. */
export const engines = {
  chromium: () =>
    chromeLauncher({
      concurrency,
      launchOptions: { executablePath: findBrowser(), args: browserFlags, headless: true },
    }),
  firefox: () =>
    chromeLauncher({
      concurrency,
      puppeteer,
      createPage: async ({ context }) => {
        const page = await context.newPage();
        // A window in the background has no focus ring, and Tab goes nowhere in it.
        await page.bringToFront();
        return page;
      },
      launchOptions: {
        browser: 'firefox',
        executablePath: findFirefox({ exists: existsSync }),
        headless: true,
        // Headless windows count as the one in front: only there Tab goes somewhere, and the focus shows.
        extraPrefsFirefox: { 'focusmanager.testmode': true, 'ui.useOverlayScrollbars': 1 },
      },
    }),
  webkit: webKitLauncher,
};
