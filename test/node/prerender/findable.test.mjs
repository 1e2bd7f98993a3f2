import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  errors,
  hydrated,
  inHeader,
  open,
  openPanels,
  openSite,
  page,
  press,
  until,
} from './prerenderedSite.mjs';

const countLinks = () => inHeader((root) => root.querySelectorAll('a[href]').length);

/** Looks for a text as find-in-page does. */
const find = (text) =>
  page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    `:~:text=${encodeURIComponent(text)}`,
  );

const untilOpen = (title) =>
  until(`(root) => root.querySelector(':popover-open h2')?.textContent === '${title}'`);
/** Waits until find-in-page can look into closed menus, which is when the header is idle. A text is looked for once. */
const findable = () => until((root) => root.querySelector('[part=panel] > [hidden=until-found]') !== null);

describe('the links of closed menus, after hydration', () => {
  openSite();

  it('are all that the server has sent, for programs that collect links', async () => {
    await open('/?mode=prerender', { script: false });
    const sent = await countLinks();
    await open('/?mode=prerender');
    await hydrated();
    assert.ok(sent > 400, `${sent}`);
    assert.equal(await countLinks(), sent);
  });

  it('are found by find-in-page, which opens their menu, however often', async () => {
    await open('/?mode=prerender');
    await hydrated();
    await findable();
    for (const [text, menu] of [
      ['Ladies’ Watches', 'Jewelry'],
      ['World & Ancient', 'Coins'],
      ['Ladies’ Watches', 'Jewelry'],
    ]) {
      await find(text);
      await untilOpen(menu);
      await page.keyboard.press('Escape');
      await until((root) => root.querySelector(':popover-open') === null);
      await hydrated();
    }
    await press('Coins');
    await until((root) => root.querySelector('[aria-expanded=true] + [part=panel]') !== null);
    assert.deepEqual(await openPanels(), ['Coins']);
    assert.deepEqual(errors, []);
  });

  it('are neither seen, reached by Tab nor exposed to assistive technology', async () => {
    await open('/?mode=prerender');
    await hydrated();
    await findable();
    const tree = JSON.stringify(await page.accessibility.snapshot());
    assert.ok(tree.includes('Estate') && !tree.includes('Ladies’ Watches'));
    const { closed, overflow } = await inHeader((root) => ({
      closed: [...root.querySelectorAll('[part=panel] a')].filter((link) => {
        link.focus();
        return root.activeElement === link || link.checkVisibility({ contentVisibilityAuto: true });
      }).length,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    assert.deepEqual([closed, overflow], [0, 0]);
  });

  it('are others when the header shows others', async () => {
    await open('/?mode=prerender');
    await hydrated();
    await page.evaluate(() => document.querySelector('auction-header').setAttribute('session', 'bidder'));
    await press('Account');
    await until((root) => root.querySelector('[aria-expanded=true] + [part=panel]') !== null);
    await page.keyboard.press('Escape');
    await find('Sign Out');
    await untilOpen('My Auctions');
  });
});
