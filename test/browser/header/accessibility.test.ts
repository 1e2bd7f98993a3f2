import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { emulate, keys, parkPointer, press, type, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { byRole, focused, queryRole } from '../../support/find.ts';
import { mount } from '../../support/mount.ts';
import { createTestServer } from '../../support/testServer.ts';

/** Finishes animations, so that colors and positions are final. */
async function rested(element: Element): Promise<void> {
  await settled();
  await Promise.allSettled(element.shadowRoot!.getAnimations().map(({ finished }) => finished));
}

const dark = { 'prefers-color-scheme': 'dark' };
const light = { 'prefers-color-scheme': 'light' };

describe('auction-header: accessibility', () => {
  beforeEach(async () => {
    await viewport(1440, 900);
    await parkPointer();
  });
  afterEach(async () => {
    await emulate();
    document.documentElement.removeAttribute('dir');
  });

  for (const scheme of [light, dark]) {
    describe(`in the ${scheme['prefers-color-scheme']} scheme`, () => {
      beforeEach(async () => {
        await emulate(scheme);
      });

      for (const session of ['visitor', 'bidder']) {
        it(`passes axe with closed menus, for a ${session}`, async () => {
          const header = await mount(`<auction-header session="${session}"></auction-header>`);
          await expect(header).to.be.accessible();
        });
      }

      for (const name of ['Construction', 'Browse By', 'Account']) {
        it(`passes axe with ${name} open`, async () => {
          const header = await mount('<auction-header session="bidder"></auction-header>');
          await press(byRole(header, 'button', name));
          await until(() => queryRole(header, 'group'), 'the panel');
          await rested(header);
          await expect(header).to.be.accessible();
        });
      }

      for (const [what, data] of [
        ['suggestions', [{ name: 'Tractors', count: 3, path: '/t' }]],
        [
          'suggestions of lots',
          [{ name: 'Tractor', path: '/t', image: '/t.svg', price: '$5', endTime: '2040-01-01T00:00Z' }],
        ],
      ] as const)
        it(`passes axe with ${what} and an active option`, async () => {
          const server = createTestServer();
          await server.answerJson('/catalog/catalog-browser/api/category/suggestions', { data });
          const header = await mount(`<auction-header base-url="${server.base}"></auction-header>`);
          byRole(header, 'combobox').focus();
          await type('tract');
          await until(() => queryRole(header, 'listbox'), 'suggestions');
          await keys('ArrowDown');
          await rested(header);
          await expect(header).to.be.accessible();
        });

      it('passes axe with recent searches and an active option', async () => {
        localStorage.setItem('auction-elements-recent-searches', 'coins\ntractor');
        const header = await mount('<auction-header recent-searches="on"></auction-header>');
        byRole(header, 'combobox').focus();
        await until(() => queryRole(header, 'group'), 'recent searches');
        await keys('ArrowDown');
        await rested(header);
        await expect(header).to.be.accessible();
        localStorage.removeItem('auction-elements-recent-searches');
      });

      it('passes axe on a phone with the menu closed, open, and in a submenu', async () => {
        await viewport(390, 800);
        const header = await mount('<auction-header session="bidder"></auction-header>');
        await expect(header).to.be.accessible();
        await press(byRole(header, 'button', 'Open menu'));
        const dialog = await until(() => queryRole(header, 'dialog'), 'the menu');
        await rested(header);
        await expect(header).to.be.accessible();
        await press(byRole(dialog, 'button', 'Coins'));
        await rested(header);
        await expect(header).to.be.accessible();
      });
    });
  }

  it('shows focus on every tab stop', async () => {
    const header = await mount('<auction-header session="bidder"></auction-header><button>after</button>');
    const after = document.querySelector('button')!;
    let stops = 0;
    byRole(header, 'link', /Auctions/).focus();
    while (focused() !== after && stops < 40) {
      stops++;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(focused()!);
      const parent = getComputedStyle(focused()!.closest('form') ?? focused()!);
      const ring =
        [outlineStyle, parent.outlineStyle].some((style) => style !== 'none') || boxShadow !== 'none';
      expect(ring && outlineWidth !== '', focused()!.outerHTML.slice(0, 80)).to.equal(true);
      await keys('Tab');
    }
    // Tab stops: logo, input, button, two menus, watchlist, account, and eleven groups.
    expect(stops).to.equal(18);
  });

  it('does not animate with reduced motion', async () => {
    await emulate({ 'prefers-reduced-motion': 'reduce' });
    const header = await mount('<auction-header></auction-header>');
    await press(byRole(header, 'button', 'Coins'));
    await until(() => queryRole(header, 'group'), 'the panel');
    expect(header.shadowRoot!.getAnimations()).to.deep.equal([]);
  });

  it('keeps borders in forced colors mode', async () => {
    await emulate({ 'forced-colors': 'active' });
    const header = await mount('<auction-header></auction-header>');
    await press(byRole(header, 'button', 'Coins'));
    const panel = await until(() => queryRole(header, 'group'), 'the panel');
    const { borderTopStyle, borderBottomStyle, outlineStyle } = getComputedStyle(panel);
    expect([borderTopStyle, borderBottomStyle, outlineStyle].some((style) => style !== 'none')).to.equal(
      true,
    );
    byRole(header, 'button', 'Coins').focus();
    await keys('ArrowRight');
    expect(getComputedStyle(focused()!).outlineStyle).not.to.equal('none');
  });

  it('keeps the search term in suggestions legible in forced colors mode', async () => {
    await emulate({ 'forced-colors': 'active', 'prefers-color-scheme': 'dark' });
    const server = createTestServer();
    await server.answerJson('/catalog/catalog-browser/api/category/suggestions', {
      data: [{ name: 'Tractors', count: 3, path: '/t' }],
    });
    const header = await mount(`<auction-header base-url="${server.base}"></auction-header>`);
    byRole(header, 'combobox').focus();
    await type('tract');
    const option = await until(() => queryRole(header, 'option'), 'a suggestion');
    expect(getComputedStyle(option.querySelector('mark')!).color).to.equal(getComputedStyle(option).color);
  });

  it('mirrors in a right-to-left page', async () => {
    document.documentElement.dir = 'rtl';
    const header = await mount('<auction-header session="visitor"></auction-header>');
    const logo = byRole(header, 'link', /Auctions/).getBoundingClientRect();
    const signIn = byRole(header, 'link', 'Sign In').getBoundingClientRect();
    expect(logo.left).to.be.above(signIn.right);
    expect(document.documentElement.scrollWidth).to.be.at.most(innerWidth);
  });
});
