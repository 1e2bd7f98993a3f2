/** Screenshots of the demo site for the README and the docs. */

/** Waits for an element by polling. Puppeteer's `waitForSelector()` doesn't observe changes in shadow roots. */
async function waitForElement(page, selector) {
  for (let tries = 0; tries < 300; tries++) {
    const element = await page.$(selector);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${selector}`);
}

const menu = async (page) => {
  await page.click('auction-header >>> ::-p-aria([name="Vehicles"][role="button"])');
  await waitForElement(page, 'auction-header >>> [role=group]');
};
const calendar = async (page) => {
  const field = await waitForElement(page, 'auction-date-input');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -180));
  await page.click('auction-date-input >>> [part~=picker-button]');
  await waitForElement(page, 'auction-date-input >>> table');
};
const drawer = async (page) => {
  await page.click('auction-header >>> [part=menu-button]');
  await waitForElement(page, 'auction-header >>> dialog[open]');
};
const footer = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

export const shots = [
  { name: 'header', path: '/', width: 1280, height: 620, interact: menu },
  { name: 'header-dark', path: '/', width: 1280, height: 620, scheme: 'dark', interact: menu },
  { name: 'demo', path: '/', width: 1280, height: 960 },
  { name: 'controls', path: '/controls', width: 1280, height: 720, interact: calendar },
  { name: 'mobile', path: '/', width: 390, height: 720, interact: drawer },
  { name: 'footer', path: '/', width: 1280, height: 520, interact: footer },
];

/** Current time in all screenshots, which calendars and the copyright show. */
const today = '2026-11-16T10:00:00Z';

/** Opens a page for a screenshot. */
export async function openShot(browser, origin, { path, width, height, scheme = 'light', interact }) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.emulateTimezone('UTC');
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.evaluateOnNewDocument((start) => {
    const now = new Date(start).getTime();
    globalThis.Date = class extends Date {
      constructor(...values) {
        super(...(values.length === 0 ? [now] : values));
      }
      static now() {
        return now;
      }
    };
  }, today);
  await page.goto(origin + path, { waitUntil: 'networkidle0' });
  await interact?.(page);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return page;
}

/** Describes the visible content as strings: text, and images by hash. The result doesn't depend on installed fonts. */
export const describeShot = (page) =>
  page.evaluate(async () => {
    const contents = [];
    const isInSight = ({ left, top, right, bottom, width, height }) =>
      width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const visit = async (node) => {
      if (node instanceof HTMLImageElement && isInSight(node.getBoundingClientRect())) {
        const bytes = await (await fetch(node.src)).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        contents.push(
          `${node.alt} ${Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
        );
      }
      if (node instanceof Text && node.data.trim() !== '') {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? true;
        if (isShown && isInSight(range.getBoundingClientRect()))
          contents.push(node.data.trim().replaceAll(/\s+/g, ' '));
      }
      if (node.localName === 'style' || node.localName === 'script') return;
      for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) await visit(child);
    };
    await visit(document.body);
    return contents;
  });
