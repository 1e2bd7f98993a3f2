import { mergeScriptCovs } from '@bcoe/v8-coverage';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { browserFlags, findHeadlessBrowser } from '../../scripts/findBrowser.mjs';
import { findOldestBrowser } from '../../scripts/findOldestBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { sharedProcess } from '../support/browser.mjs';
import { webKitLauncher } from '../webkit/launcher.mjs';
import { findWebKit } from '../../scripts/findWebKit.mjs';
import { developmentMark } from './middleware.mjs';

/** Number of pages of a browser at a time. Only the page in the foreground gets animation frames. */
const concurrency = 1;

/** Opens a page that merges the coverage of a file in all of its frames. web-test-runner would only take the last one. */
async function openMeasuredPage({ context }) {
  const page = await context.newPage();
  const stop = page.coverage.stopJSCoverage.bind(page.coverage);
  page.coverage.stopJSCoverage = async () => {
    const byUrl = new Map();
    for (const entry of await stop()) byUrl.set(entry.url, [...(byUrl.get(entry.url) ?? []), entry]);
    return [...byUrl.values()].map((entries) => ({
      ...entries[0],
      rawScriptCoverage: mergeScriptCovs(entries.map(({ rawScriptCoverage }) => rawScriptCoverage)),
    }));
  };
  return page;
}

/** Opens a page that loads React's development build. */
async function openDevelopmentPage({ context }) {
  const page = await context.newPage();
  const client = await page.createCDPSession();
  const userAgent = `${await page.browser().userAgent()} ${developmentMark}`;
  await client.send('Emulation.setUserAgentOverride', { userAgent });
  return page;
}

/** Reporting the requests of a page, which no test needs, would take a quarter of the time. */
const withoutNetworkEvents = { networkEnabled: false };

/**
 * Engines. `find` returns the path of the browser, and installs it on Debian as root. `launch` returns a launcher of web-test-runner for a run
 * of plan.mjs.
 */
export const engines = {
  chromium: {
    find: ({ isOldest }) => (isOldest ? findOldestBrowser() : findHeadlessBrowser()),
    launch: ({ zone, coverage, isDevelopment, hasMotion, isOldest }) =>
      chromeLauncher({
        concurrency,
        ...(isDevelopment && { createPage: openDevelopmentPage }),
        ...(coverage && { createPage: openMeasuredPage }),
        launchOptions: {
          ...withoutNetworkEvents,
          executablePath: engines.chromium.find({ isOldest }),
          args: [...browserFlags, ...sharedProcess, ...(hasMotion ? [] : ['--force-prefers-reduced-motion'])],
          headless: true,
          env: { ...process.env, ...(zone && { TZ: zone }) },
        },
      }),
  },
  firefox: {
    find: findFirefox,
    launch: ({ zone, hasMotion }) =>
      chromeLauncher({
        concurrency,
        puppeteer,
        createPage: async ({ context }) => {
          const page = await context.newPage();
          // In the background, the page has no focus ring, and Tab doesn't work.
          await page.bringToFront();
          return page;
        },
        launchOptions: {
          ...withoutNetworkEvents,
          browser: 'firefox',
          executablePath: findFirefox(),
          headless: true,
          env: { ...process.env, ...(zone && { TZ: zone }) },
          extraPrefsFirefox: {
            // Treats headless windows as focused.
            'focusmanager.testmode': true,
            'ui.useOverlayScrollbars': 1,
            // Caches compiled modules from their first use. Saves a seventh of the time.
            'dom.script_loader.bytecode_cache.strategy': -1,
            // No function runs long enough for the optimizing compiler. Saves a twelfth of the time.
            'javascript.options.ion': false,
            'ui.prefersReducedMotion': hasMotion ? 0 : 1,
          },
        },
      }),
  },
  webkit: { find: findWebKit, launch: ({ zone, hasMotion = false }) => webKitLauncher({ zone, hasMotion }) },
};
