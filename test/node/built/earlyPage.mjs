import assert from 'node:assert/strict';
import { afterEach, before } from 'node:test';
import { collectErrors, endVisit, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

/** Chunks that load React and define the elements. */
export const later = /^\/chunks\/(?!texts-)/;
export const autoload = '<script type="module" src="/autoload.js"></script>';
export const script = (tag) => `<script type="module" src="/elements/${tag}.js"></script>`;

/** Additional responses of the host, by path. */
export const pages = {};
export let host;
let browser;
export let page;
export let errors;
/** Paths that the page has requested. The host’s own record may include queued requests of a closed page. */
export let requests;

export async function open(
  body,
  { path = '/', width = 1440, head = '', headers, hold, script: hasScript = true } = {},
) {
  await endVisit(page);
  host.release();
  host.restore();
  if (hold) host.hold((each) => hold.test(each));
  pages[new URL(path, host.origin).pathname] = () => ({
    headers,
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">${head}<body>${body}</body></html>`,
  });
  page = await browser.newPage();
  errors = collectErrors(page);
  const paths = [];
  requests = paths;
  page.on('request', (request) => paths.push(new URL(request.url()).pathname));
  await page.setViewport({ width, height: 900 });
  await page.setJavaScriptEnabled(hasScript);
  await page.goto(host.origin + path, { waitUntil: 'domcontentloaded' });
}

export const inRoot = (tag, act) =>
  page.$eval(
    tag,
    (element, source) => {
      // oxlint-disable-next-line typescript/no-implied-eval -- only the source of a function can be passed to the page
      return new Function(`return ${source}`)()(element.shadowRoot, element);
    },
    act.toString(),
  );
/** Waits until an element is inserted. */
export const isInserted = (tag = 'auction-header') =>
  until(() => inRoot(tag, (root) => Boolean(root?.querySelector('[data-auction-container] *'))), tag);
export const isHydrated = () =>
  until(() => inRoot('auction-header', (root) => Boolean(root?.querySelector('button[aria-expanded]'))));

/** Interacts with the header. Otherwise, it waits until the browser is idle. */
export async function hydrateNow() {
  await inRoot('auction-header', (root) => root.dispatchEvent(new Event('pointerover')));
  await isHydrated();
  await page.waitForNetworkIdle({ idleTime: 200 });
}

export const markNodes = (tag = 'auction-header') =>
  inRoot(tag, (root) => {
    for (const node of root.querySelectorAll('*')) node.marked = true;
  });
/** Counts the nodes that were added since `markNodes`. */
export const countUnmarked = (tag = 'auction-header') =>
  inRoot(
    tag,
    (root) => [...root.querySelectorAll('[data-auction-container] *')].filter((node) => !node.marked).length,
  );

/** Returns the names, attributes, and text of a shadow root, without its styles. */
const describeTree = (tag) =>
  inRoot(tag, (root) => {
    const describeNode = (node) =>
      node instanceof Element
        ? [
            node.localName,
            [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort(),
            [...node.childNodes].filter(isContent).map(describeNode),
          ]
        : node.data;
    const isContent = ({ localName }) => localName !== 'style' && localName !== 'link';
    return [...root.childNodes].filter(isContent).map(describeNode);
  });

/** Asserts that a script inserts the same content as a server renders for the same page. */
export async function compare({
  tag = 'auction-header',
  attributes = '',
  rendered,
  head = autoload,
  ...options
}) {
  const hold = { hold: later, ...options };
  await open(rendered, hold);
  const expected = await describeTree(tag);
  await open(`<${tag} ${attributes}></${tag}>`, { head, ...hold });
  await isInserted(tag);
  assert.deepEqual(await describeTree(tag), expected);
}

/** Gives the calling suite the built files and a browser, and closes the page of each test. */
export function openHost() {
  const site = hostInBrowser(pages, { watchesNetwork: true });
  before(() => ({ host, browser } = site));
  afterEach(() => endVisit(page));
}
