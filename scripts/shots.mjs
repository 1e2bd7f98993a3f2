/** What the pictures of the README and the docs show, on the demo site. */

/** What changes inside a shadow root does not wake the driver's own waiting. */
async function appears(page, selector) {
  for (let tries = 0; tries < 300; tries++) {
    const element = await page.$(selector);
    if (element) return element;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`waited in vain for ${selector}`);
}

const menu = async (page) => {
  await page.click('auction-header >>> ::-p-aria([name="Vehicles"][role="button"])');
  await appears(page, 'auction-header >>> [role=group]');
};
const calendar = async (page) => {
  const field = await appears(page, 'auction-date-input');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -180));
  await page.click('auction-date-input >>> [part~=picker-button]');
  await appears(page, 'auction-date-input >>> table');
};
const drawer = async (page) => {
  await page.click('auction-header >>> [part=menu-button]');
  await appears(page, 'auction-header >>> dialog[open]');
};
const footer = (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight));

export const shots = [
  { name: 'header', path: '/', width: 1280, height: 620, act: menu },
  { name: 'header-dark', path: '/', width: 1280, height: 620, scheme: 'dark', act: menu },
  { name: 'demo', path: '/', width: 1280, height: 960 },
  { name: 'controls', path: '/controls', width: 1280, height: 720, act: calendar },
  { name: 'mobile', path: '/', width: 390, height: 720, act: drawer },
  { name: 'footer', path: '/', width: 1280, height: 520, act: footer },
];

/** Calendars and the copyright begin with it. */
const today = '2026-11-16T10:00:00Z';

/** A page as it is to be taken. */
export async function openShot(browser, origin, { path, width, height, scheme = 'light', act }) {
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
  await act?.(page);
  await new Promise((resolve) => setTimeout(resolve, 500));
  return page;
}

/** What is in sight, as text: words, and pictures by their hashes. It is the same wherever it is shown, whatever the fonts. */
export const describeShot = (page) =>
  page.evaluate(async () => {
    const found = [];
    const isInSight = ({ left, top, right, bottom, width, height }) =>
      width > 1 && height > 1 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
    const visit = async (node) => {
      if (node instanceof HTMLImageElement && isInSight(node.getBoundingClientRect())) {
        const bytes = await (await fetch(node.src)).arrayBuffer();
        const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
        found.push(
          `${node.alt} ${Array.from(hash.slice(0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('')}`,
        );
      }
      if (node instanceof Text && node.data.trim() !== '') {
        const range = document.createRange();
        range.selectNodeContents(node);
        const isShown = node.parentElement?.checkVisibility({ visibilityProperty: true }) ?? true;
        if (isShown && isInSight(range.getBoundingClientRect()))
          found.push(node.data.trim().replaceAll(/\s+/g, ' '));
      }
      if (node.localName === 'style' || node.localName === 'script') return;
      for (const child of [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes]) await visit(child);
    };
    await visit(document.body);
    return found;
  });
