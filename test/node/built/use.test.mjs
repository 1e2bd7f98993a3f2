import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../../support/browser.mjs';
import { site, page, errors, requests, open, appears, press, control, openSite } from './site.mjs';

describe('built library on the demo site', () => {
  openSite();

  it('goes from a typed term through a suggestion to the lots', async () => {
    await open('/');
    const input = await control('combobox', 'Search lots, makers, places');
    await input.type('tractor');
    const option = await appears('auction-header >>> [role=option]');
    const optionText = await option.evaluate((each) => each.textContent);
    await Promise.all([page.waitForNavigation(), option.click()]);
    const name = /^in (.+) \(([\d,]+)\)$/.exec(optionText);
    assert.equal(await page.$eval('h1', (each) => each.textContent), name[1]);
  });

  it('works offline, and loads missing files once the network is back', async () => {
    await open('/', { isFirstVisit: true });
    await page.waitForNetworkIdle({ idleTime: 200 });
    await page.setOfflineMode(true);
    await (await control('button', 'Coins')).click();
    const input = await control('combobox', 'Search lots, makers, places');
    await input.type('trac');
    await until(() => errors.some((text) => text.includes('Retrying when next needed')), 'the warning');
    await page.setOfflineMode(false);
    await (await control('button', 'Jewelry')).click();
    await control('group', 'Jewelry');
    await page.keyboard.press('Escape');
    await page.mouse.move(5, 800);
    await (await control('combobox', 'Search lots, makers, places')).click();
    await page.keyboard.type('tor');
    await appears('auction-header >>> [role=option]');
    assert.equal(await input.evaluate(({ value }) => value), 'tractor');
  });

  it('searches by Enter and shows the term in the hash', async () => {
    await open('/');
    await (await control('combobox', 'Search lots, makers, places')).type('morgan');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(await page.$eval('h1', (each) => each.textContent), 'Results for “morgan”');
    const url = new URL(page.url());
    assert.equal(url.searchParams.get('category'), 'all categories');
    assert.match(
      url.hash,
      /^#searchid=0&type=lot&search=morgan&sort=relevance&view=gallery&length=25&refine=&start=1$/,
    );
    await page.evaluate(() => {
      location.hash = location.hash.replace('start=1', 'start=26');
    });
    await page.waitForFunction(() =>
      document.querySelector('.count')?.textContent.trim().startsWith('26–50'),
    );
  });

  it('signs in, shows the account, and signs out', async () => {
    await open('/for-sale/coins');
    await Promise.all([page.waitForNavigation(), (await control('link', 'Sign In')).click()]);
    await page.type('[name=email]', 'bidder@auction.example');
    await page.type('[name=password]', 'tractor');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.equal(new URL(page.url()).pathname, '/for-sale/coins');
    await appears('auction-header >>> a ::-p-text(Watchlist)');
    await (await control('button', 'Account')).click();
    const signOut = await control('link', 'Sign Out');
    await Promise.all([page.waitForNavigation(), signOut.click()]);
    const url = new URL(page.url());
    assert.equal(url.pathname, '/account/signout');
    assert.equal(url.searchParams.get('returnURL'), `${site.demo.origin}/for-sale/coins`);
    await control('link', 'Sign In');
    assert.deepEqual(await site.browser.cookies().then((all) => all.map(({ name }) => name)), []);
    assert.ok(requests.includes('/sso/logout') && requests.includes('/asp/LogoutSso.asp'));
    assert.deepEqual(errors, []);
  });

  it('signs out even when all requests fail', async () => {
    await open('/asp/LoginBidder.asp?d=/%3FlogoutFailure=drop');
    await page.type('[name=email]', 'bidder@auction.example');
    await page.type('[name=password]', 'tractor');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    await (await control('button', 'Account')).click();
    const signOut = await control('link', 'Sign Out');
    await Promise.all([page.waitForNavigation(), signOut.click()]);
    await control('link', 'Sign In');
  });

  it('subscribes to the newsletter', async () => {
    await open('/');
    const input = await appears('auction-footer >>> [name=emailAddress]');
    await input.type('visitor@example.com');
    await page.keyboard.press('Enter');
    await appears('auction-footer >>> [data-icon=check]');
    await page.goto(`${site.demo.origin}/demo/subscriptions`);
    assert.match(await page.$eval('main', (each) => each.textContent), /visitor@example\.com/);
    assert.deepEqual(errors, []);
  });

  it('offers chat while the department is online and the window is wide', async () => {
    await open('/demo/chat');
    const isShown = () =>
      page.$eval('.chat-launcher', (each) => each.checkVisibility()).catch(() => undefined);
    const becomes = (shown) => until(async () => (await isShown()) === shown, `the launcher, ${shown}`);
    await becomes(false);
    await page.click('#online');
    await becomes(true);
    await page.setViewport({ width: 1000, height: 800 });
    await becomes(false);
    await page.setViewport({ width: 1300, height: 800 });
    await becomes(true);
    await page.click('#online');
    await becomes(false);
    assert.deepEqual(errors, []);
  });

  it('opens the accessibility widget', async () => {
    await open('/');
    await press('auction-footer >>> ::-p-aria([name="Accessibility"][role="link"])');
    await appears('dialog[open][aria-label=Accessibility]');
    assert.deepEqual(errors, []);
  });

  it('remains usable without JavaScript', async () => {
    await open('/asp/SearchAdvanced_i.asp?searchTerm=tractor', { script: false });
    assert.match(await page.$eval('.count', (each) => each.textContent), /1–25 of/);
    await Promise.all([page.waitForNavigation(), page.click('.pager a[rel=next]')]);
    assert.match(await page.$eval('.count', (each) => each.textContent), /26–50 of/);
  });
});
