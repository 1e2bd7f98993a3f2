import { after, before } from 'node:test';
import puppeteer from 'puppeteer-core';
import { browserFlags, findHeadlessBrowser } from '../../scripts/findBrowser.mjs';
import { sharedDemo } from './servers.mjs';

/** Helps tests of built files that start their own browser. */

/**
 * Shares one process among pages, which keeps the compiled library, and draws in the same process. This saves
 * a sixth of the time.
 */
export const sharedProcess = ['--renderer-process-limit=1', '--in-process-gpu'];

/**
 * Notifying the driver of each request takes a fifth of the time. Requests, responses, interception, and
 * `waitForNetworkIdle` require `watchesNetwork`. `networkidle0` always works.
 */
export const launchBrowser = ({ flags = [], watchesNetwork = false } = {}) =>
  puppeteer.launch({
    executablePath: findHeadlessBrowser(),
    args: [...browserFlags, ...sharedProcess, ...flags],
    timeout: 120_000,
    protocolTimeout: 600_000,
    networkEnabled: watchesNetwork,
  });

/**
 * Gives the calling suite a demo and a browser, from its first test to its last. `start` starts the demo. The
 * shared demo also shows data that other tests have sent.
 */
export function demoInBrowser({ start = sharedDemo, ...options } = {}) {
  const site = { demo: undefined, browser: undefined };
  before(async () => {
    site.demo = await start();
    site.browser = await launchBrowser(options);
  });
  after(async () => {
    await site.browser?.close();
    await site.demo?.end();
  });
  return site;
}

/**
 * Closes a page and deletes the data of its visit, mainly cookies. The cache remains, because a page in its
 * own context takes twice as long, like a first visit.
 */
export async function endVisit(page) {
  if (!page || page.isClosed()) return;
  const context = page.browserContext();
  if (context !== page.browser().defaultBrowserContext()) return context.close();
  await page.close();
  await context.deleteCookie(...(await context.cookies()));
}

/**
 * Passes a page’s requests for paths that match `ending`, a pattern of `Fetch.enable`, to `act(send,
 * request)`, where `send` sends Fetch domain commands for that request. Other requests are not delayed, and
 * may come from the cache.
 */
export async function interceptAt(page, ending, act) {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) =>
    act(
      // A request that the page has aborted needs no response.
      (method, options) => session.send(`Fetch.${method}`, { requestId, ...options }).catch(() => {}),
      request,
    ),
  );
  const patterns = [`*${ending}`, String.raw`*${ending}\?*`];
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
}

/**
 * Responds to a page’s requests for a path with a document, whatever the server has there, as soon as the
 * promise `after` is fulfilled.
 */
export const answerAt = (
  page,
  path,
  body,
  { doctype = '<!doctype html><meta charset="utf-8">', type = 'text/html', after } = {},
) =>
  interceptAt(page, path, async (send) => {
    await after;
    await send('fulfillRequest', {
      responseCode: 200,
      responseHeaders: [{ name: 'content-type', value: type }],
      body: Buffer.from(doctype + body).toString('base64'),
    });
  });

/** Collects the errors of a page: uncaught errors, and errors and warnings on its console. */
export function collectErrors(page, { ignore } = {}) {
  const errors = [];
  page.on('console', (message) => {
    const text = `${message.text()} ${message.location().url ?? ''}`.trim();
    if (['warn', 'error'].includes(message.type()) && !ignore?.test(text)) errors.push(text);
  });
  page.on('pageerror', (error) => errors.push(error.stack ?? error.message));
  return errors;
}

export const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Polls until `look` returns a value, for at most 60 s, because changes inside a shadow root do not trigger
 * the drivers’ own waiting. A look that throws counts as a look without a result.
 */
export async function until(look, what = look) {
  let last;
  for (const end = performance.now() + 60_000; performance.now() < end;) {
    try {
      const found = await look();
      if (found) return found;
    } catch (error) {
      last = error;
    }
    await pause(25);
  }
  throw new Error(`waited in vain for ${what}${last ? `: ${last.message}` : ''}`);
}

/** Returns the first element of a page that matches a selector, as soon as one exists. */
export const appears = (page, selector) => until(() => page.$(selector), selector);

/**
 * Clicks the first element that matches a selector, as soon as a click would hit it. It may exist before it
 * is visible, like a popover until it has its position.
 */
export const press = (page, selector) =>
  until(async () => {
    const element = await page.$(selector);
    await element.scrollIntoView();
    const isReached = await element.evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      return each.contains(each.getRootNode().elementFromPoint(left + width / 2, top + height / 2));
    });
    if (isReached) await element.click();
    return isReached;
  }, selector);
