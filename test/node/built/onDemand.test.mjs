import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { renderFooter, renderHeader } from '../../../dist/server.js';
import { appears, pause, until } from '../../support/browser.mjs';
import { root } from '../../support/servers.mjs';
import {
  autoload,
  errors,
  host,
  inRoot,
  isHydrated,
  isInserted,
  open,
  openHost,
  page,
  requests,
  script,
} from './earlyPage.mjs';

const loader = '<script type="module" src="/loader.js"></script>';
const year = new Date().getFullYear();
const prerendered = renderHeader() + renderFooter({}, { year });
const site = '<auction-header></auction-header><auction-footer></auction-footer>';
const isReact = (path) => /\/chunks\/react-/.test(path);
const isLoaded = () => until(() => requests.some(isReact), 'React');
/** Longer than the loader waits before it checks the page. */
const settle = () => pause(1500);

const openSettled = async (body, options = {}) => {
  await open(body, { head: autoload, ...options });
  await isInserted();
  await settle();
};

describe('a page with a header and a footer', () => {
  openHost();

  describe('without interaction', () => {
    for (const [name, body, head] of [
      ['inserts the header and footer', site, autoload],
      [
        'inserts the header and footer by their own scripts',
        site,
        script('auction-header') + script('auction-footer'),
      ],
      ['keeps the server-rendered header and footer', prerendered, loader],
    ])
      it(`${name} and does not load React`, async () => {
        await openSettled(body, { head });
        assert.deepEqual(requests.filter(isReact), []);
        assert.ok(requests.length <= 6, requests.join(' '));
        assert.deepEqual(errors, []);
      });

    it('loads React to open the link groups if CSS can’t show their content', async () => {
      const supports = '<script>CSS.supports = (text) => !text.includes("details-content")</script>';
      for (const [body, head] of [
        ['<auction-footer></auction-footer>', autoload],
        [renderFooter({}, { year }), loader],
      ]) {
        await open(body, { head: supports + head });
        await until(() =>
          inRoot('auction-footer', (root) => [...root.querySelectorAll('details')].every(({ open }) => open)),
        );
      }
    });

    it('sets aria-current on links to the current page', async () => {
      for (const [body, head] of [
        [site, autoload],
        [prerendered, loader],
      ]) {
        await openSettled(body, { head, path: '/live-auctions' });
        const current = await inRoot('auction-header', (root) =>
          [...root.querySelectorAll('[aria-current=page]')].map((link) => link.getAttribute('href')),
        );
        assert.ok(current.length > 0);
        assert.deepEqual([...new Set(current)], ['/live-auctions']);
      }
    });

    it('returns to the current page after sign-in', async () => {
      await openSettled(prerendered, { head: loader, path: '/lots/5?a=b' });
      const href = await inRoot('auction-header', (root) =>
        root.querySelector('[part=sign-in]').getAttribute('href'),
      );
      assert.equal(href, '/asp/LoginBidder.asp?d=%2Flots%2F5%3Fa%3Db');
    });

    it('shows the search term on the results page', async () => {
      await openSettled(prerendered, { head: loader, path: '/asp/SearchAdvanced_i.asp?searchTerm=tractor' });
      assert.equal(
        await inRoot('auction-header', (root) => root.querySelector('[part=search-input]').value),
        'tractor',
      );
    });

    for (const width of [1440, 390])
      it(`moves focus to the search on / at ${width} px before React has loaded`, async () => {
        await open(prerendered, { head: loader, width, hold: /chunks\/react-/ });
        const getShortcut = () =>
          inRoot('auction-header', (root) => root.querySelector('[role=combobox]').ariaKeyShortcuts);
        await until(async () => (await getShortcut()) === '/');
        assert.deepEqual(requests.filter(isReact), []);
        await page.keyboard.type('/morgan');
        const getText = () => inRoot('auction-header', (root) => root.activeElement?.value);
        assert.equal(await getText(), 'morgan');
        host.release();
        await isHydrated();
        await until(async () => (await getShortcut()) === '/');
        assert.equal(await getText(), 'morgan');
      });

    it('leaves / to a page that turns the shortcut off', async () => {
      await openSettled('<auction-header search-shortcut="off"></auction-header>');
      await page.keyboard.press('/');
      assert.equal(await inRoot('auction-header', (root) => root.activeElement), null);
    });

    it('opens menus by press and keyboard', async () => {
      await open(site, { head: autoload, hold: /chunks\/react-/ });
      await isInserted();
      const isOpen = () =>
        inRoot('auction-header', (root) =>
          root.querySelector(':popover-open')?.textContent.includes('Gold Coins'),
        );
      await page.click('auction-header >>> ::-p-aria([name="Coins"][role="button"])');
      assert.equal(await isOpen(), true);
      await page.keyboard.press('Escape');
      assert.notEqual(await isOpen(), true);
      await page.keyboard.press('Enter');
      assert.equal(await isOpen(), true);
      host.release();
    });
  });

  describe('loading React', () => {
    it('adds the backdrop below a menu that is already open, and keeps focus', async () => {
      for (const keepFocus of [false, true]) {
        await open(site, { head: autoload, hold: /chunks\/react-/ });
        await isInserted();
        await page.click('auction-header >>> ::-p-aria([name="Coins"][role="button"])');
        if (keepFocus) await page.keyboard.press('Tab');
        const getFocused = () => inRoot('auction-header', (root) => root.activeElement.textContent);
        const focused = await getFocused();
        host.release();
        await until(() =>
          inRoot('auction-header', (root) => root.querySelector('[part=backdrop]')?.matches(':popover-open')),
        );
        const [below, above] = await inRoot('auction-header', (root) => {
          const { left, top, bottom } = root.querySelector('.panel:popover-open').getBoundingClientRect();
          return [
            root.elementFromPoint(left + 40, bottom + 40).part.value,
            root.elementFromPoint(left + 40, top + 40).closest('.panel') !== null,
          ];
        });
        assert.deepEqual([below, above, await getFocused()], ['backdrop', true, focused]);
      }
    });

    it('starts when the pointer enters the header, early enough to open a menu after 300 ms', async () => {
      await openSettled(site);
      const button = await page.$('auction-header >>> ::-p-aria([name="Coins"][role="button"])');
      const start = Date.now();
      await button.hover();
      await until(() =>
        inRoot('auction-header', (root) =>
          root.querySelector('[aria-expanded=true]')?.textContent.includes('Coins'),
        ),
      );
      assert.ok(Date.now() - start < 1500, `${Date.now() - start} ms`);
    });

    it('does not start when the user scrolls by touch, and opens a menu by tap', async () => {
      await openSettled(`${prerendered}<div style="height: 3000px"></div>`, { head: loader });
      const session = await page.createCDPSession();
      await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
      const touch = await page.touchscreen.touchStart(640, 130);
      for (let y = 120; y > 20; y -= 10) await touch.move(640, y);
      await touch.end();
      await until(() => page.evaluate(() => scrollY > 0), 'the page to scroll');
      await settle();
      assert.deepEqual(requests.filter(isReact), []);

      await page.evaluate(() => scrollTo(0, 0));
      const button = await page.waitForSelector('auction-header >>> [part=categories] button');
      await button.tap();
      await appears(page, 'auction-header >>> .mega:popover-open');
      await isLoaded();
    });

    it('starts when focus enters the header', async () => {
      await openSettled(site);
      await page.keyboard.press('Tab');
      await isLoaded();
    });

    for (const [name, change] of [
      ['an attribute changes', (header) => header.setAttribute('product-name', 'Gavel')],
      ['a property is set', (header) => Object.assign(header, { productName: 'Gavel' })],
    ])
      it(`starts when ${String(name)}`, async () => {
        for (const [body, head] of [
          [site, autoload],
          [prerendered, loader],
        ]) {
          await openSettled(body, { head });
          await page.$eval('auction-header', change);
          await isHydrated();
          await until(() =>
            inRoot('auction-header', (root) =>
              root.querySelector('[part=logo]').textContent.includes('Gavel'),
            ),
          );
        }
      });

    for (const [name, change] of [
      ['the language of the page changes', () => (document.documentElement.lang = 'de')],
      ['the URL changes', () => history.pushState(null, '', '/live-auctions')],
      [
        'the page adds a banner',
        () =>
          document
            .querySelector('auction-header')
            .insertAdjacentHTML('beforeend', '<p slot="banner">New</p>'),
      ],
    ])
      it(`starts when ${String(name)}`, async () => {
        await openSettled(site);
        assert.deepEqual(requests.filter(isReact), []);
        await page.evaluate(change);
        await isLoaded();
      });

    it('starts when the page adds a JSON configuration', async () => {
      await openSettled(site);
      await page.$eval('auction-header', (header) => {
        const script = document.createElement('script');
        script.type = 'application/json';
        script.text = '{"productName":"Gavel"}';
        header.append(script);
      });
      await until(() =>
        inRoot('auction-header', (root) => root.querySelector('[part=logo]').textContent.includes('Gavel')),
      );
    });

    it('starts when a row overflows', async () => {
      const header = '<auction-header session="bidder"></auction-header>';
      await openSettled(header);
      assert.deepEqual(requests.filter(isReact), []);
      await page.$eval('auction-header', (element) => {
        element.insertAdjacentHTML(
          'beforeend',
          '<span slot="tools-start" style="min-inline-size: 900px; display: block">Wide</span>',
        );
      });
      await isLoaded();
    });

    for (const [name, body] of [
      ['push-events-to', '<auction-header push-events-to="dataLayer"></auction-header>'],
      ['sticky', '<auction-header sticky></auction-header>'],
      ['watchlist-count', '<auction-header session="bidder" watchlist-count="3"></auction-header>'],
      ['a banner', '<auction-header><p slot="banner">Closed today</p></auction-header>'],
    ])
      it(`starts if the header has ${name}`, async () => {
        await open(body, { head: autoload });
        await isHydrated();
      });

    it('starts if the footer shows a past year', async () => {
      await open(renderHeader() + renderFooter({}, { year: year - 1 }), { head: loader });
      await until(
        () =>
          inRoot('auction-footer', (root) =>
            root.querySelector('[part=legal]').textContent.includes(new Date().getFullYear()),
          ),
        'this year',
      );
    });

    it('loads no recent searches, details of lots, or preview of dates for pages without them', async () => {
      const isOptional = (path) => /(recentSearches|RecentOptions|LotText|dateNotes)-.*js$/.test(path);
      assert.equal(readdirSync(join(root, 'dist/chunks')).filter(isOptional).length, 4);
      await open('<auction-header></auction-header><auction-date-input></auction-date-input>', {
        head: autoload,
      });
      for (const selector of ['auction-header >>> [role=combobox]', 'auction-date-input >>> input']) {
        await (await appears(page, selector)).click();
        await isHydrated();
        await page.keyboard.type('fri');
      }
      await settle();
      assert.ok(requests.some((path) => path.includes('Suggestions-')));
      assert.deepEqual(requests.filter(isOptional), []);
    });

    it('starts when the browser is idle, with data-hydrate="idle" on the script', async () => {
      await open(site, { head: autoload.replace('<script', '<script data-hydrate="idle"') });
      await isHydrated();
    });
  });
});
