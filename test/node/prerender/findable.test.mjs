import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderHeader } from '../../../dist/server.js';
import { press, until } from '../../support/browser.mjs';
import { errors, hydrateNow, inRoot, open, openHost, page } from '../built/earlyPage.mjs';

const openPage = (options) =>
  open(renderHeader(), { head: '<script type="module" src="/loader.js"></script>', ...options });
const inHeader = (act) => inRoot('auction-header', act);
const countLinks = () => inHeader((root) => root.querySelectorAll('a[href]').length);
const pressButton = (name) => press(page, `auction-header >>> ::-p-aria([name="${name}"][role="button"])`);
const isExpanded = () =>
  until(() => inHeader((root) => root.querySelector('[aria-expanded=true] + [part=panel]') !== null));

/** Looks for a text as find-in-page does. */
const find = (text) =>
  page.evaluate(
    (fragment) => {
      location.hash = fragment;
    },
    `:~:text=${encodeURIComponent(text)}`,
  );

const untilOpen = (title) =>
  until(() => inHeader(`(root) => root.querySelector(':popover-open h2')?.textContent === '${title}'`));
/** Waits until find-in-page can look into closed menus, which is when the header is idle. A text is looked for once. */
const findable = () =>
  until(() => inHeader((root) => root.querySelector('[part=panel] > [hidden=until-found]') !== null));

describe('the links of closed menus, after hydration', () => {
  openHost();

  it('are all that the server has sent, for programs that collect links', async () => {
    await openPage({ script: false });
    const sent = await countLinks();
    await openPage();
    await hydrateNow();
    assert.ok(sent > 400, `${sent}`);
    assert.equal(await countLinks(), sent);
  });

  it('are found by find-in-page, which opens their menu, however often', async () => {
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
      await until(() => inHeader((root) => root.querySelector(':popover-open') === null));
      await hydrateNow();
    }
    await pressButton('Coins');
    await isExpanded();
    const open = await inHeader((root) =>
      [...root.querySelectorAll('[part=panel]:popover-open h2')].map(({ textContent }) => textContent),
    );
    assert.deepEqual(open, ['Coins']);
    assert.deepEqual(errors, []);
  });

  it('are neither seen, reached by Tab nor exposed to assistive technology', async () => {
    await openPage();
    await hydrateNow();
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
