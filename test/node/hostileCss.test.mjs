import assert from 'node:assert/strict';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { before, describe, it } from 'node:test';
import { hostileStyles } from '../hostile/styles.mjs';
import { answerAt, appears, demoInBrowser, press, until } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';
import { root } from '../support/servers.mjs';

/** Controls, each in a cell that the page’s stylesheet does not affect. */
const controls = {
  'text field':
    '<auction-text-input aria-label="Name" value="Ann" clearable character-limit="20"></auction-text-input>',
  'date field': '<auction-date-input label="Day" value="2026-12-24"></auction-date-input>',
  'time field': '<auction-time-input label="Time" value="09:30"></auction-time-input>',
  'date picker': '<auction-date-picker aria-label="Day" value="2026-12-24"></auction-date-picker>',
  'time picker': '<auction-time-picker aria-label="Time" value="09:30"></auction-time-picker>',
  'form field':
    '<auction-form-field label="Paddle" help="On your card"><auction-text-input></auction-text-input></auction-form-field>',
  'refused field':
    '<auction-text-input aria-label="Lot" value="7" error-text="Lot 7 is sold"></auction-text-input>',
  'error summary':
    '<form><auction-error-summary></auction-error-summary><auction-date-input label="Day" error-text="We are closed"></auction-date-input></form>',
  button: '<auction-button>Place bid</auction-button>',
  'icon button': '<auction-icon-button label="Close" icon="close"></auction-icon-button>',
  'text field around an input':
    '<auction-text-input clearable character-limit="20"><input aria-label="Name" value="Ann"></auction-text-input>',
  'date field around an input':
    '<auction-date-input label="Day"><input value="12/24/2026"></auction-date-input>',
  'time field around an input':
    '<auction-time-input label="Time"><input value="09:30 AM"></auction-time-input>',
  newsletter: '<auction-newsletter></auction-newsletter>',
  search: '<auction-search></auction-search>',
  'header in a column': '<auction-header variant="minimal"></auction-header>',
};

/** Entries that a site adds to the header. */
const entries = {
  tools: [
    { label: 'Messages', href: '/messages', icon: '/demo/icon.svg', count: 120 },
    { label: 'Consign', href: '/consign' },
  ],
  languages: [
    { label: 'English', lang: 'en', href: '/en/' },
    { label: 'Deutsch', lang: 'de', href: '/de/' },
  ],
  categories: ['Coins', 'Jewelry', 'Vehicles'].map((label) => ({
    label,
    subGroups: [{ label: 'Gold', links: [{ label: 'Eagles', href: '/eagles' }] }],
    promotion: {
      image: { src: '/plain.svg', width: 32, height: 32, alt: '' },
      text: 'Hoard of 1933',
      href: '/hoard',
    },
  })),
};

/** Fields that must look the same around an input of the page. */
const twins = ['text field', 'date field', 'time field'];

/** Tolerance, of 255. */
const shade = 8;

const cellStyle = (index) =>
  [
    'all: initial',
    'display: block',
    'position: absolute',
    `top: ${Math.floor(index / 3) * 420}px`,
    `left: ${(index % 3) * 460}px`,
    'inline-size: 440px',
    'block-size: 400px',
    'overflow: hidden',
    'font: 16px/1.5 system-ui, sans-serif',
    'color: #1c1f24',
  ]
    .map((each) => `${each} !important`)
    .join(';');

const pages = {
  header: `<auction-header session="bidder" watchlist-count="12"><script type="application/json">${JSON.stringify(entries)}</script></auction-header>`,
  footer: '<auction-footer year="2026"></auction-footer>',
  controls: Object.values(controls)
    .map((markup, index) => `<div style="${cellStyle(index)}">${markup}</div>`)
    .join(''),
};

/**
 * Compares screenshots of the built elements in pages whose stylesheets affect everything with screenshots in
 * a page without styles.
 */
describe('built elements with hostile page CSS', () => {
  const site = demoInBrowser();
  const clean = new Map();

  before(async () => {
    for (const name of Object.keys(pages)) clean.set(name, await pictures(name, ''));
  });

  async function pictures(name, css) {
    const page = await site.browser.newPage();
    await page.setViewport({ width: 1440, height: 2560 });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    // The margin and size of the page’s body belong to the page.
    await answerAt(
      page,
      '/blank',
      `<html lang="en"><title>Blank</title><style>${css}</style><style>html, body { margin: 0 !important; padding: 0 !important; display: block !important; block-size: 2560px !important }</style>
       <script type="module" src="/auction-elements.js"></script><body>${pages[name]}`,
    );
    // Slanted lines of a scaled image are painted a few shades apart each time.
    await answerAt(
      page,
      '/plain.svg',
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><rect width="1" height="1" fill="#d9b35f"/></svg>',
      { doctype: '', type: 'image/svg+xml' },
    );
    await page.goto(`${site.demo.origin}/blank`, { waitUntil: 'networkidle0' });
    await until(
      () => page.evaluate(() => document.querySelectorAll(':not(:defined)').length === 0),
      'the tags',
    );
    const taken = {};
    const take = async (what, clip) => {
      taken[what] = { png: Buffer.from(await page.screenshot({ clip })) };
    };
    if (name === 'controls') {
      // One screenshot of all cells takes less time than one of each.
      const png = Buffer.from(await page.screenshot());
      for (const [index, what] of Object.keys(controls).entries())
        taken[what] = { png, x: (index % 3) * 460, y: Math.floor(index / 3) * 420, width: 440, height: 400 };
    } else {
      const { x, y, width, height } = await page.$eval(`auction-${name}`, (host) =>
        host.getBoundingClientRect().toJSON(),
      );
      await take(name, { x, y, width, height });
    }
    if (name === 'header') {
      await press(page, '::-p-aria([name="Coins"][role="button"])');
      // Its position in the top layer loads with the first menu.
      await appears(page, 'auction-header >>> [aria-expanded=true] + [role=group]:popover-open a');
      // The image loads when the menu is opened.
      const image = await appears(page, 'auction-header >>> [aria-expanded=true] + [role=group] img');
      await until(() => image.evaluate((shown) => shown.decode().then(() => true)), 'the promotion’s image');
      await take('mega-menu', { x: 0, y: 0, width: 1440, height: 600 });
    }
    await page.close();
    return taken;
  }

  /**
   * Returns whether two screenshots, or cells of them, look the same. A transformed page paints the edges of
   * shadows a shade off.
   */
  async function looksLike(one, other) {
    if (one.x === other.x && one.y === other.y && one.png.equals(other.png)) return true;
    const page = await site.browser.newPage();
    const worst = await page.evaluate(
      async (...cells) => {
        const [first, second] = await Promise.all(
          cells.map(async ({ encoded, x = 0, y = 0, width, height }) => {
            const bitmap = await createImageBitmap(
              await (await fetch(`data:image/png;base64,${encoded}`)).blob(),
            );
            const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
            context.drawImage(bitmap, 0, 0);
            return context.getImageData(x, y, width ?? bitmap.width, height ?? bitmap.height);
          }),
        );
        if (first.width !== second.width || first.height !== second.height) return 255;
        return first.data.reduce((most, value, at) => Math.max(most, Math.abs(value - second.data[at])), 0);
      },
      ...[one, other].map(({ png, ...cell }) => ({ encoded: png.toString('base64'), ...cell })),
    );
    await page.close();
    return worst <= shade;
  }

  it('looks the same around an input of the page', async () => {
    const pictures = clean.get('controls');
    for (const twin of twins)
      assert.ok(await looksLike(pictures[twin], pictures[`${twin} around an input`]), twin);
  });

  const cases = Object.entries(hostileStyles).flatMap(([kind, css]) =>
    Object.keys(pages).map((name) => ({ kind, css, name })),
  );
  for (const { kind, css, name } of sample(cases, (_, index) => index % 2 === 0))
    it(`looks the same with ${kind}: ${name}`, async () => {
      const taken = await pictures(name, typeof css === 'function' ? css() : css);
      const different = [];
      for (const [what, picture] of Object.entries(taken))
        if (!(await looksLike(picture, clean.get(name)[what]))) different.push(what);
      if (different.length > 0) keep(kind, different, taken, clean.get(name));
      assert.deepEqual(different, []);
    });
});

/** Saves different screenshots for review. */
function keep(kind, different, taken, expected) {
  const folder = join(root, 'test-results', kind.replaceAll(' ', '-'));
  mkdirSync(folder, { recursive: true });
  for (const what of different) {
    writeFileSync(join(folder, `${what}.png`), taken[what].png);
    writeFileSync(join(folder, `${what}.clean.png`), expected[what].png);
  }
}
