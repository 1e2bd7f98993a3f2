import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { renderFooter, renderHeader } from '../../dist/server.js';
import { appears, launchBrowser, until } from '../support/browser.mjs';
import { faults, startFaultyServer } from './faultyServer.mjs';

const suggestions = '/catalog/catalog-browser/api/category/suggestions';
const newsletter = '/catalog/catalog-browser/api/newsletter/subscribe';
const logout = '/proxy/logout/v1';
const config = '/site.json';

const json = (value) => ({ type: 'application/json', body: JSON.stringify(value) });
const page =
  (body, head = '<script type="module" src="/autoload.js"></script>') =>
  () => ({
    type: 'text/html; charset=utf-8',
    body: `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,">
    <link rel="stylesheet" href="/auction-elements.css">${head}${body}`,
  });

const pages = {
  '/': page('<auction-header></auction-header><auction-footer></auction-footer>'),
  '/bidder': page('<auction-header session="bidder"></auction-header>'),
  '/configured': page(`<auction-header config-src="${config}"></auction-header>`),
  '/rendered': page(
    `${renderHeader()}<form action="/sent"><auction-text-input aria-label="Paddle"><input name="paddle"></auction-text-input>
      <button>Send</button></form>${renderFooter()}`,
    '<script type="module" src="/loader.js"></script>',
  ),
  '/sent': page('<h1>Sent</h1>', ''),
  '/account/signout': page('<h1>Signed out</h1>', ''),
  '/asp/SearchAdvanced_i.asp': page('<h1>Results</h1>', ''),
  '/for-sale/coins': page('<h1>Coins</h1>', ''),
  [suggestions]: () =>
    json({
      data: Array.from({ length: 12 }, (_, index) => ({
        name: `Tractors ${index}`,
        count: index,
        path: '/x',
      })),
    }),
  [newsletter]: () => json({}),
  [logout]: () => json({ additionalLogoutUrls: [] }),
  [config]: () => json({ categories: [{ label: 'Llamas', href: '/llamas' }] }),
};

const networkFaults = [...Object.keys(faults), 'offline'];

describe('requests of the library', { timeout: 1_200_000 }, () => {
  let server;
  let browser;
  let tab;
  let uncaught;
  before(async () => {
    server = await startFaultyServer(pages);
    browser = await launchBrowser({ watchesNetwork: true });
  });
  afterEach(async () => {
    server.recover();
    await tab?.browserContext().close();
    assert.deepEqual(uncaught, []);
  });
  after(async () => {
    await browser?.close();
    server?.end();
  });

  const open = async (path) => {
    tab = await (await browser.createBrowserContext()).newPage();
    uncaught = [];
    tab.on('pageerror', (error) => uncaught.push(String(error)));
    await tab.setViewport({ width: 1440, height: 900 });
    // Scripts that never arrive delay all events of the page.
    void tab.goto(server.origin + path).catch(() => {});
    await until(() => tab.$('auction-header'), path);
  };
  const fail = async (path, name) => {
    if (name === 'offline') await tab.setOfflineMode(true);
    else server.fail((requested) => requested.startsWith(path), name);
  };
  const recover = async () => {
    await tab.setOfflineMode(false);
    server.recover();
  };
  const find = (host, role, name) => appears(tab, `${host} >>> ::-p-aria([name="${name}"][role="${role}"])`);
  const isFocused = (input) =>
    input.evaluate((element) => element.getRootNode().activeElement === element && document.hasFocus());
  const options = () => tab.$$('auction-header >>> [role=option]');

  for (const name of networkFaults)
    it(`clears suggestions silently after ${name}, and shows them when the network is back`, async () => {
      await open('/');
      const input = await find('auction-header', 'combobox', 'Search lots, makers, places');
      await input.click();
      await until(() => server.requests.some((path) => path.includes('Suggestions')), 'the script');
      await tab.waitForNetworkIdle({ idleTime: 200 });
      const asked = () => server.requests.filter((path) => path === suggestions).length;
      const previous = asked();
      await fail(suggestions, name);
      await input.type('trac');
      if (name === '10 MB') {
        await until(async () => (await options()).length === 10, 'ten options');
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, 900));
      if (name !== 'offline') assert.ok(asked() > previous, 'the request was sent');
      assert.equal((await options()).length, 0);
      await recover();
      await input.type('tor');
      await until(async () => (await options()).length === 10, 'ten options');
      assert.equal(await input.evaluate(({ value }) => value), 'tractor');
      assert.ok(await isFocused(input));
    });

  for (const name of networkFaults)
    it(`keeps the email address after ${name}, and subscribes when the network is back`, async () => {
      await open('/');
      const input = await appears(tab, 'auction-footer >>> [name=emailAddress]');
      await input.click();
      await until(() => tab.evaluate(() => customElements.get('auction-footer') !== undefined), 'the script');
      await tab.waitForNetworkIdle({ idleTime: 200 });
      await fail(newsletter, name);
      await input.type('ann@example.com');
      await tab.keyboard.press('Enter');
      const isSubscribed = () => tab.$('auction-footer >>> [data-icon=check]');
      // The response of a newsletter is ignored, unless its status is an error.
      if (['HTML instead of data', '10 MB', 'a truncated response'].includes(name)) {
        await until(isSubscribed, 'the confirmation');
        return;
      }
      await until(
        () =>
          tab.$eval('auction-footer', ({ shadowRoot }) =>
            shadowRoot.textContent.includes('Something went wrong. Please try again.'),
          ),
        'the error',
      );
      assert.equal(await input.evaluate(({ value }) => value), 'ann@example.com');
      assert.ok(await isFocused(input));
      await recover();
      await tab.keyboard.press('Enter');
      await until(isSubscribed, 'the confirmation');
    });

  for (const name of Object.keys(faults))
    it(`shows the built-in site after ${name} for config-src, and the configuration in a header that is added later`, async () => {
      server.fail((path) => path === config, name);
      await open('/configured');
      const isConfigured = (isExpected) =>
        until(
          () =>
            tab.$eval(
              'auction-header',
              ({ shadowRoot }, expected) =>
                Boolean(shadowRoot) &&
                shadowRoot.textContent.includes('Llamas') === expected &&
                shadowRoot.textContent.includes('Coins') !== expected,
              isExpected,
            ),
          isExpected ? 'the configuration' : 'the built-in site',
        );
      if (name === '10 MB') return isConfigured(true);
      await isConfigured(false);
      await recover();
      await tab.$eval('auction-header', (header) => header.replaceWith(header.cloneNode()));
      await isConfigured(true);
    });

  for (const name of networkFaults)
    it(`signs the user out after ${name}`, async () => {
      await open('/bidder');
      await tab.evaluate(() => {
        for (const cookie of ['auction_auth', 'auction_guid', 'auction_bidder', 'auction_user'])
          document.cookie = `${cookie}=1; path=/`;
      });
      await (await find('auction-header', 'button', 'Account')).click();
      await tab.waitForNetworkIdle({ idleTime: 200 });
      await fail(logout, name);
      const start = performance.now();
      await (await find('auction-header', 'link', 'Sign Out')).click();
      if (name === 'offline') {
        await until(async () => (await tab.browserContext().cookies()).length === 0, 'no cookie');
        await recover();
        return;
      }
      await until(() => new URL(tab.url()).pathname === '/account/signout', 'the page');
      assert.ok(performance.now() - start < 12_000, 'takes less than 12 s');
      assert.equal(await tab.evaluate(() => document.cookie), '');
    });

  for (const name of networkFaults)
    it(`opens menus and searches after ${name} for all chunks of scripts`, async () => {
      await open('/');
      const input = await find('auction-header', 'combobox', 'Search lots, makers, places');
      await tab.waitForNetworkIdle({ idleTime: 200 });
      await fail('/chunks/', name);
      await (await find('auction-header', 'button', 'Coins')).click();
      await find('auction-header', 'link', 'All Gold Coins');
      await tab.keyboard.press('Escape');
      await input.click();
      await input.type('tractor');
      if (!['no response', 'a truncated response'].includes(name)) {
        // A browser keeps the failure of a script that it received incompletely until the page is loaded again.
        await recover();
        await (await find('auction-header', 'button', 'Jewelry')).click();
        await tab.keyboard.press('Escape');
        await input.click();
        await input.type('s');
        await until(async () => (await options()).length > 0, 'suggestions');
        assert.equal(await input.evaluate(({ value }) => value), 'tractors');
      } else {
        await recover();
        server.closeConnections();
      }
      await Promise.all([tab.waitForNavigation(), tab.keyboard.press('Enter')]);
      assert.match(tab.url(), /SearchAdvanced_i\.asp\?.*searchTerm=tractor/);
    });

  for (const name of Object.keys(faults))
    it(`keeps a server-rendered page usable after ${name} for all scripts`, async () => {
      server.fail((path) => path.endsWith('.js'), name);
      await open('/rendered');
      const field = await tab.$('[name=paddle]');
      await field.type('b12');
      await (await find('auction-header', 'button', 'Coins')).click();
      await find('auction-header', 'link', 'All Gold Coins');
      await tab.keyboard.press('Escape');
      assert.equal(await field.evaluate(({ value }) => value), 'b12');
      await Promise.all([tab.waitForNavigation({ waitUntil: 'domcontentloaded' }), field.press('Enter')]);
      assert.match(tab.url(), /\/sent\?paddle=b12$/);
    });
});
