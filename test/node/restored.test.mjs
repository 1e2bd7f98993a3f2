import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../scripts/findBrowser.mjs';
import { appears as appearsIn, press as pressIn, until } from '../support/browser.mjs';
import { sharedDemo } from '../support/servers.mjs';

/** Tests Back with the browser’s back-forward cache, which drivers disable by default. */
describe('the demo site after Back', () => {
  let demo;
  let browser;
  let page;
  before(async () => {
    demo = await sharedDemo();
    browser = await puppeteer.launch({
      executablePath: findBrowser(),
      args: [...browserFlags, '--enable-features=BackForwardCache'],
      ignoreDefaultArgs: ['--disable-back-forward-cache'],
    });
  });
  after(async () => {
    await browser?.close();
    await demo?.end();
  });
  afterEach(() => page?.close());

  const appears = (selector) => appearsIn(page, selector);
  const named = (name, role) => `auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`;
  const open = async (path, [width, height] = [1440, 900]) => {
    page = await browser.newPage();
    await page.setViewport({ width, height });
    await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
    await appears('auction-header >>> [part=header]');
  };
  /** Goes to another page and back. The page must be restored, not loaded again. */
  const leaveAndReturn = async (leave) => {
    await page.evaluate(() => {
      window.isKept = true;
    });
    const { pathname } = new URL(page.url());
    await leave();
    // On a busy machine, Back is sometimes lost while a page is still loading.
    await until(
      () =>
        page.evaluate((left) => location.pathname !== left && document.readyState === 'complete', pathname),
      'another page',
    );
    await page.goBack({ waitUntil: 'load', timeout: 60_000 });
    await until(() => new URL(page.url()).pathname === pathname, 'the page');
    assert.equal(await page.evaluate(() => window.isKept), true, 'the page is to be restored, not loaded');
  };
  /** Clicks an element as soon as possible: the content of a dialog exists before it is shown. */
  const press = (selector) => pressIn(page, selector);
  const count = async (selector) => (await page.$$(selector)).length;
  const isClosed = (parts) =>
    until(async () => (await count(`auction-header >>> ${parts}`)) === 0, 'the menu to close');

  it('has no open menu', async () => {
    await open('/demo/plain');
    await press(named('Vehicles', 'button'));
    const link = await appears('auction-header >>> [aria-expanded=true] + [role=group] a');
    await leaveAndReturn(() => link.click());
    await isClosed('[part=panel]:popover-open, auction-header >>> [part=backdrop]:popover-open');
  });

  const signOut = 'auction-header >>> :is(dialog, :popover-open) a[href="/sign-out"]';
  for (const [where, size, menu] of [
    ['the account menu', [1440, 900], 'Account'],
    ['the mobile menu', [390, 800], undefined],
  ])
    it(`does not sign out again after a sign-out in ${String(where)}`, async () => {
      await open('/demo/plain', size);
      await page.$eval('auction-header', (header) => {
        header.session = 'bidder';
      });
      const opener = menu ? named(menu, 'button') : 'auction-header >>> .tools > [aria-haspopup=dialog]';
      await press(opener);
      await leaveAndReturn(() => press(signOut));
      await until(async () => (await count('auction-header >>> [aria-busy=true]')) === 0, 'the end of it');
      await isClosed('[part=panel]:popover-open, auction-header >>> dialog');
      await press(opener);
      await leaveAndReturn(() => press(signOut));
    });
});
