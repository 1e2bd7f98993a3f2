import { mergeScriptCovs } from '@bcoe/v8-coverage';
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { browserFlags, findHeadlessBrowser } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { webKitLauncher } from '../webkit/launcher.mjs';
import { findWebKit } from '../../scripts/findWebKit.mjs';
import { developmentMark } from './middleware.mjs';

/** One page at a time: a page in the background gets no animation frames. */
const concurrency = 1;

/** A page whose coverage counts a file once, however many of its frames have loaded it: the runner would count the last. */
async function measuredPage({ context }) {
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

/** A page that gets React's development build. */
async function developmentPage({ context }) {
  const page = await context.newPage();
  const client = await page.createCDPSession();
  const userAgent = `${await page.browser().userAgent()} ${developmentMark}`;
  await client.send('Emulation.setUserAgentOverride', { userAgent });
  return page;
}

/** Nothing here asks the browser what it loads. To report each of some hundred requests of a test file took a quarter of all time. */
const withoutNetworkEvents = { networkEnabled: false };

/**
 * The engines that tests run in: how to find (and if need be install) the browser, and how to launch it: in a time zone, with React's
 * development build, for a user who has not asked for reduced motion.
 */
export const engines = {
  chromium: {
    find: () => findHeadlessBrowser(),
    launch: ({ zone, coverage, isDevelopment, hasMotion }) =>
      chromeLauncher({
        concurrency,
        ...(isDevelopment && { createPage: developmentPage }),
        ...(coverage && { createPage: measuredPage }),
        launchOptions: {
          ...withoutNetworkEvents,
          executablePath: findHeadlessBrowser(),
          args: [...browserFlags, ...(hasMotion ? [] : ['--force-prefers-reduced-motion'])],
          headless: true,
          env: { ...process.env, ...(zone && { TZ: zone }) },
        },
      }),
  },
  firefox: {
    find: () => findFirefox(),
    launch: ({ zone, hasMotion }) =>
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
          ...withoutNetworkEvents,
          browser: 'firefox',
          executablePath: findFirefox(),
          headless: true,
          env: { ...process.env, ...(zone && { TZ: zone }) },
          // Headless windows count as the one in front: only there Tab moves the focus, and the focus ring shows.
          extraPrefsFirefox: {
            'focusmanager.testmode': true,
            'ui.useOverlayScrollbars': 1,
            // Each file is a new page with the same modules: what they compile to is kept from the first time on, a seventh of all time.
            'dom.script_loader.bytecode_cache.strategy': -1,
            // No function runs long enough to earn what its compilation costs: a twelfth of all time.
            'javascript.options.ion': false,
            'ui.prefersReducedMotion': hasMotion ? 0 : 1,
          },
        },
      }),
  },
  webkit: { find: () => findWebKit(), launch: ({ zone, hasMotion }) => webKitLauncher({ zone, hasMotion }) },
};
