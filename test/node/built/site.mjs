import { afterEach } from 'node:test';
import {
  appears as appearsIn,
  press as pressIn,
  demoInBrowser,
  endVisit,
  collectErrors,
} from '../../support/browser.mjs';

export let site;

/** The page of the running test. */
export let page;
/** Its errors and warnings: uncaught errors, console messages, and CSP violations. */
export let errors;
/** The paths that it has requested. */
export let requests;

export const open = async (
  path,
  { width = 1440, height = 900, script = true, before: prepare, isFirstVisit = false } = {},
) => {
  await endVisit(page);
  page = await (isFirstVisit ? await site.browser.createBrowserContext() : site.browser).newPage();
  errors = collectErrors(page);
  requests = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.setViewport({ width, height });
  await page.setJavaScriptEnabled(script);
  await prepare?.(page);
  await page.goto(site.demo.origin + path);
  if (script) await appears('auction-header >>> [part=categories]');
};

export const appears = (selector) => appearsIn(page, selector);
export const press = (selector) => pressIn(page, selector);
export const control = (role, name) =>
  appears(`auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`);

/** Gives the calling suite the demo site in a browser, and closes the page of each test. */
export function openSite() {
  site = demoInBrowser({ watchesNetwork: true });
  afterEach(() => endVisit(page));
}
