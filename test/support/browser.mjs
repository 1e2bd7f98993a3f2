import { after, before } from 'node:test';
import puppeteer from 'puppeteer-core';
import { browserFlags, findHeadlessBrowser } from '../../scripts/findBrowser.mjs';
import { sharedDemo } from './servers.mjs';

/** What tests of built files do with a browser that they start themselves. */

/** A page finds the process of the one before it, which has compiled the library, and no process draws for it alone: a sixth of all time. */
export const sharedProcess = ['--renderer-process-limit=1', '--in-process-gpu'];

/**
 * That the driver is notified of each request takes a fifth of all time: only with `watchesNetwork` do its requests, responses, interception and
 * `waitForNetworkIdle` work. `networkidle0` works always.
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
 * Gives the suite that it is called in a demo and a browser, there from its first test to its last. `start` starts the demo; the shared one
 * shows what other tests have sent to it.
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
 * Closes a page and deletes what its visit has left, cookies above all. The cache stays: a page in a context of its own, as of a first visit,
 * takes twice as long.
 */
export async function endVisit(page) {
  if (!page || page.isClosed()) return;
  const context = page.browserContext();
  if (context !== page.browser().defaultBrowserContext()) return context.close();
  await page.close();
  await context.deleteCookie(...(await context.cookies()));
}

/**
 * Gives a page's requests for the paths that end in `ending`, a pattern of `Fetch.enable`, to `act(send, request)`, where `send` sends
 * commands of the Fetch domain for that request. Others are not held up, and come from the cache as ever.
 */
export async function interceptAt(page, ending, act) {
  const session = await page.createCDPSession();
  session.on('Fetch.requestPaused', ({ requestId, request }) =>
    act(
      // A request that the page has given up meanwhile needs no answer.
      (method, options) => session.send(`Fetch.${method}`, { requestId, ...options }).catch(() => {}),
      request,
    ),
  );
  const patterns = [`*${ending}`, String.raw`*${ending}\?*`];
  await session.send('Fetch.enable', { patterns: patterns.map((urlPattern) => ({ urlPattern })) });
}

/** Answers a page's requests for a path with a document, whatever a server has there, as soon as the promise `after` is fulfilled. */
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

/** Collects the errors of a page: uncaught ones, and what its console has as error or warning. */
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
 * Looks again and again until there is something, 60 s at most, and returns it: what changes inside a shadow root does not wake the
 * drivers' own waiting. A look that fails counts as one that found nothing.
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

/** The first element of a page that a selector finds, as soon as there is one. */
export const appears = (page, selector) => until(() => page.$(selector), selector);

/**
 * Clicks the first element that a selector finds, as soon as a click would reach it: it may be there before it is shown, as a popover is
 * until it has its place.
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
