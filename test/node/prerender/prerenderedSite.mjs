import { afterEach } from 'node:test';
import { demoInBrowser, endVisit, collectErrors, until as untilThere } from '../../support/browser.mjs';

/** The library's scripts, and those that the autoloader loads. */
export const all = /\/(loader|autoload|elements\/|chunks\/)/;
export const tags = /\/(elements\/|chunks\/)/;

export const widths = [360, 1103, 1104, 1440];

let site;
export let page;
export let errors;
/** Lets the library's scripts go, or has them fail. */
export let release;
export let refuse;

/** What `held` names of the library's scripts waits until `release`, or until `refuse` has it fail, then and from then on. */
export const open = async (path, { width = 1440, script = true, held } = {}) => {
  await endVisit(page);
  page = await site.browser.newPage();
  errors = collectErrors(page);
  await page.setViewport({ width, height: 900 });
  await page.setJavaScriptEnabled(script);
  if (held) {
    await page.setRequestInterception(true);
    const waiting = [];
    let answer = (request) => waiting.push(request);
    const decide = (act) => {
      answer = act;
      for (const request of waiting) act(request);
    };
    page.on('request', (request) => {
      if (held.test(request.url())) answer(request);
      else void request.continue();
    });
    release = () => decide((request) => void request.continue());
    refuse = () => decide((request) => void request.abort());
  }
  const arrival = page.goto(site.demo.origin + path);
  if (!held) return arrival;
  // A page whose scripts wait is never loaded; it is painted once its last line has been parsed.
  arrival.catch(() => {});
  await until((root) => root.ownerDocument.readyState !== 'loading');
  await page.evaluate(() => new Promise((painted) => requestAnimationFrame(() => setTimeout(painted))));
};
export const inHeader = (act, ...given) =>
  page.evaluate(
    (source, args) =>
      // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
      new Function(`return ${source}`)()(document.querySelector('auction-header').shadowRoot, ...args),
    act.toString(),
    given,
  );
export const until = (act) => untilThere(() => inHeader(act), act);
/** Points at the header and waits until it is hydrated. */
export const hydrated = () =>
  until((root) => {
    root.firstElementChild.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return root.querySelector('button[aria-expanded]') !== null;
  });
export const control = async (name, role = 'button') => {
  const found = await page.waitForSelector(`auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`);
  return found;
};
export const press = async (name, role) => (await control(name, role)).click();
export const openPanels = () =>
  inHeader((root) =>
    [...root.querySelectorAll('[part=panel]:popover-open')].map(
      (panel) => panel.querySelector('h2').textContent,
    ),
  );
/** What has moved by itself since a time, and how far. */
export const shifts = (since) =>
  page.evaluate(
    (from) =>
      new Promise((resolve) => {
        new PerformanceObserver((list) =>
          resolve(
            list
              .getEntries()
              .filter(({ startTime }) => startTime > from)
              .map(({ value, startTime, sources }) => ({
                value,
                startTime,
                moved: sources.map(({ node, previousRect, currentRect }) =>
                  [node?.nodeName, node?.className, JSON.stringify([previousRect, currentRect])].join(' '),
                ),
              })),
          ),
        ).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve([]), 300);
      }),
    since,
  );

/** Gives the suite that calls it the demo site in a browser, and closes the page of each test. */
export function openSite() {
  site = demoInBrowser({ watchesNetwork: true });
  afterEach(() => endVisit(page));
}
