import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderHeader } from '../../../dist/server.js';
import { press, until } from '../../support/browser.mjs';
import { errors, hydrateNow, inRoot, open, openHost, page } from '../built/earlyPage.mjs';

const openPage = (options) =>
  open(renderHeader(), { head: '<script type="module" src="/loader.js"></script>', ...options });
const getHeaderQuery = (act) => inRoot('auction-header', act);
const countLinks = () => getHeaderQuery((root) => root.querySelectorAll('a[href]').length);
const pressButton = (name) => press(page, `auction-header >>> ::-p-aria([name="${name}"][role="button"])`);
const isExpanded = () =>
  until(() => getHeaderQuery((root) => root.querySelector('[aria-expanded=true] + [part=panel]') !== null));

/** Finds text like find-in-page. */
const find = (text) =>
  page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    `:~:text=${encodeURIComponent(text)}`,
  );

const untilOpen = (title) =>
  until(() => getHeaderQuery(`(root) => root.querySelector(':popover-open h2')?.textContent === '${title}'`));
/**
 * Waits until find-in-page can search closed menus, which is when the header is idle. Chromium searches for a
 * text only once.
 */
const findable = () =>
  until(() => getHeaderQuery((root) => root.querySelector('[part=panel] > [hidden=until-found]') !== null));

describe('links in closed menus after hydration', () => {
  openHost();

  it('includes all server-rendered links, for programs that collect links', async () => {
    await openPage({ script: false });
    const sent = await countLinks();
    await openPage();
    await hydrateNow();
    assert.ok(sent > 400, `${sent}`);
    assert.equal(await countLinks(), sent);
  });

  it('is found by find-in-page, which opens the menu each time', async () => {
    await openPage();
    await hydrateNow();
    await findable();
    for (const [text, menu] of [
      ['Ladies’ Watches', 'Jewelry'],
      ['World & Ancient', 'Coins'],
      ['Ladies’ Watches', 'Jewelry'],
    ]) {
      await find(text);
      await untilOpen(menu);
      await page.keyboard.press('Escape');
      await until(() => getHeaderQuery((root) => root.querySelector(':popover-open') === null));
      await hydrateNow();
    }
    await pressButton('Coins');
    await isExpanded();
    const open = await getHeaderQuery((root) =>
      [...root.querySelectorAll('[part=panel]:popover-open h2')].map(({ textContent }) => textContent),
    );
    assert.deepEqual(open, ['Coins']);
    assert.deepEqual(errors, []);
  });

  it('is not visible, reachable by Tab, or exposed to assistive technology', async () => {
    await openPage();
    await hydrateNow();
    await findable();
    const tree = JSON.stringify(await page.accessibility.snapshot());
    assert.ok(tree.includes('Estate') && !tree.includes('Ladies’ Watches'));
    const { closed, overflow } = await getHeaderQuery((root) => ({
      closed: [...root.querySelectorAll('[part=panel] a')].filter((link) => {
        link.focus();
        return root.activeElement === link || link.checkVisibility({ contentVisibilityAuto: true });
      }).length,
      overflow: document.documentElement.scrollWidth - innerWidth,
    }));
    assert.deepEqual([closed, overflow], [0, 0]);
  });

  it('changes with the header', async () => {
    await openPage();
    await hydrateNow();
    await page.evaluate(() => document.querySelector('auction-header').setAttribute('session', 'bidder'));
    await pressButton('Account');
    await isExpanded();
    await page.keyboard.press('Escape');
    await find('Sign Out');
    await untilOpen('My Auctions');
  });
});
