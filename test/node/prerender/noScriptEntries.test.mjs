import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderHeader } from '../../../dist/server.js';
import { open, openHost, page } from '../built/earlyPage.mjs';

const config = {
  tools: [{ label: 'Messages', href: '/messages', count: 120 }],
  languages: [
    { label: 'English', lang: 'en', href: '/en/' },
    { label: 'Deutsch', lang: 'de', href: '/de/' },
  ],
  categories: [
    {
      label: 'Collecting',
      subGroups: [{ label: 'Coins', links: [{ label: 'Ducats', href: '/ducats' }] }],
      promotion: {
        image: { src: '/hoard.webp', width: 320, height: 180, alt: 'A jar' },
        text: 'The hoard of the year',
        href: '/hoard',
      },
    },
  ],
};
const slots = ['tools-start', 'tools-end', 'mobile-start', 'mobile-end', 'menu-end', 'after-categories'];
const content =
  '<p slot="banner">Closed on Monday</p>' +
  slots.map((slot) => `<a slot="${slot}" href="/${slot}">${slot.slice(0, 6)}</a>`).join('');
const html = renderHeader(config, {
  session: 'bidder',
  attributes: { 'watchlist-count': 12 },
  content,
});

const find = (name, role) =>
  page.waitForSelector(`auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`);
const press = async (name) => (await find(name, 'button')).click();
const hrefOf = async (name) => (await find(name, 'link')).evaluate((link) => link.getAttribute('href'));
const getSeen = () =>
  page.$$eval('[slot]', (elements) =>
    elements.filter((each) => each.checkVisibility()).map((each) => each.slot),
  );

/** Returns the vertical center and the start of each element that Tab reaches. */
async function tabThrough() {
  const reached = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const next = await page.evaluate(() => {
      let focused = document.activeElement;
      while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
      if (focused === document.body) return null;
      const { left, right, top, bottom } = focused.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(focused).direction === 'rtl';
      return {
        name: focused.ariaLabel || focused.textContent || focused.localName,
        row: (top + bottom) / 2,
        place: isRightToLeft ? -right : left,
      };
    });
    if (!next) return reached;
    reached.push(next);
    assert.ok(reached.length < 50, 'Tab leaves the header');
  }
}

describe('a server-rendered header with elements of the page, without JavaScript', () => {
  openHost();

  it('shows them on wide screens', async () => {
    await open(html, { script: false });
    assert.deepEqual(await getSeen(), ['banner', 'tools-start', 'tools-end', 'after-categories']);
    assert.equal(await hrefOf('Messages, 120'), '/messages');
    await find('Watchlist, 12 lots', 'link');
    await press('Language');
    assert.equal(await hrefOf('Deutsch'), '/de/');
    const current = await page.$('auction-header >>> :popover-open [aria-current]');
    assert.equal(await current.evaluate(({ textContent }) => textContent), 'English');
    await page.keyboard.press('Escape');
    await press('Collecting');
    assert.equal(await hrefOf('All Coins'), '/for-sale/collecting/coins');
    assert.equal(await hrefOf('A jar The hoard of the year'), '/hoard');
    const image = await page.$('auction-header >>> :popover-open img');
    const ratio = await image.evaluate(({ width, height }) => width / height);
    assert.ok(Math.abs(ratio - 320 / 180) < 0.02, String(ratio));
  });

  it('shows them on narrow screens, with the end slot of the menu in its sheet', async () => {
    await open(html, { script: false, width: 390 });
    assert.deepEqual(await getSeen(), ['banner', 'mobile-start', 'mobile-end', 'after-categories']);
    await find('My Auctions, Watchlist, 12 lots', 'button');
    await press('Open menu, Messages, 120');
    await page.waitForSelector('auction-header >>> :popover-open');
    assert.ok((await getSeen()).includes('menu-end'));
    assert.equal(await hrefOf('Messages, 120'), '/messages');
    await press('Language');
    assert.equal(await hrefOf('Deutsch'), '/de/');
    await press('Close Language');
    await press('Open menu, Messages, 120');
    await press('Collecting');
    assert.equal(await hrefOf('A jar The hoard of the year'), '/hoard');
  });

  for (const direction of ['ltr', 'rtl'])
    for (const width of [1440, 390])
      it(`moves focus in visual order by Tab, ${direction}, at ${width} px`, async () => {
        await open(`<div dir="${direction}">${html}</div>`, { script: false, width });
        // On phones, an icon replaces the text box, which covers the row while it has focus.
        const isSeenInPlace = ({ name }) => width === 1440 || !name.startsWith('Search');
        const reached = (await tabThrough()).filter(isSeenInPlace);
        assert.ok(reached.length >= (width === 1440 ? 13 : 6), JSON.stringify(reached));
        for (const [index, one] of reached.entries()) {
          const next = reached[index + 1] ?? { row: Infinity };
          const isOneRow = Math.abs(next.row - one.row) < 8;
          assert.ok(isOneRow ? one.place <= next.place : one.row < next.row, JSON.stringify(reached));
        }
      });
});
