import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { renderElement, renderHeader } from '../../../dist/server.js';
import { appears, collectErrors, endVisit, pause, press, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

const layout = (
  body,
) => `<!doctype html><html lang="en"><meta charset="utf-8"><title>A page</title><link rel="icon" href="data:,">
  <script>navigator.serviceWorker.register('/worker.js' + location.search)</script>${body}
  <script type="module" src="/autoload.js"></script>`;

const field = renderElement('auction-text-input', { attributes: { 'aria-label': 'Paddle', name: 'paddle' } });

/** A worker of the site that responds from its cache first, and never updates it. `keeps` selects the cached files. */
const worker = (keeps) => `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith((async () => {
  const cached = await caches.match(event.request);
  if (cached) return cached;
  const response = await fetch(event.request);
  if (response.ok && new RegExp(${JSON.stringify(keeps)}).test(new URL(event.request.url).pathname))
    await (await caches.open('site')).put(event.request, response.clone());
  return response;
})()));`;

describe('a page with a service worker of the site', () => {
  let page;
  let errors;
  let isNewWorker;
  let release;
  const ofRelease = (html) =>
    html.replaceAll(/(?<=data-auction-container=")[^"]*/g, (current) => release ?? current);

  const site = hostInBrowser({
    '/': () =>
      layout(`<auction-header></auction-header>${ofRelease(field)}<auction-footer></auction-footer>`),
    '/rendered': () => layout(ofRelease(renderHeader() + field)),
    '/worker.js': ({ searchParams }) => ({
      type: 'text/javascript',
      headers: { 'cache-control': 'no-store' },
      body: isNewWorker
        ? `addEventListener('install', () => skipWaiting());
             addEventListener('activate', (event) => event.waitUntil(caches.delete('site').then(() => clients.claim())));`
        : worker(searchParams.get('keeps')),
    }),
  });
  beforeEach(() => {
    site.host.redeploy();
    isNewWorker = false;
    release = undefined;
  });
  afterEach(() => endVisit(page));

  const control = (role, name, tag = 'auction-header') =>
    appears(page, `${tag} >>> ::-p-aria([name="${name}"][role="${role}"])`);
  const version = () => page.evaluate(() => customElements.get('auction-header')?.version);
  const hydrate = () =>
    until(
      () =>
        page.evaluate(() => {
          const { shadowRoot } = document.querySelector('auction-header');
          shadowRoot?.dispatchEvent(new Event('pointerover'));
          return Boolean(shadowRoot?.querySelector('button[aria-expanded]'));
        }),
      'hydration',
    );

  /** Waits until no more files are loaded. The driver doesn't see all responses of a worker. */
  const loaded = () =>
    page.evaluate(async () => {
      const count = () => performance.getEntriesByType('resource').length;
      for (let before = -1; before !== count();) {
        before = count();
        await new Promise((resolve) => setTimeout(resolve, 400));
      }
    });

  /** Visits a page until the worker has cached the files of the release that `keeps` selects. */
  const visit = async (path, keeps) => {
    page = await (await site.browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(`${site.host.origin}${path}?keeps=${encodeURIComponent(keeps)}`);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the worker');
    await page.reload();
    await hydrate();
    await (await control('combobox', 'Search lots, makers, places')).type('t');
    await loaded();
    errors = collectErrors(page, { ignore: /Failed to load resource/ });
  };

  const type = async (tag, text) => {
    await press(page, `${tag} >>> input:not([type=hidden])`);
    await page.keyboard.type(text);
  };

  /** Opens a menu, fills in the field, and searches by Enter, which must work with any scripts. */
  const use = async ({ isTyped } = {}) => {
    // The header may be rendered again between finding and pressing a button.
    await until(async () => {
      await (await control('button', 'Coins')).click();
      return true;
    }, 'the press');
    await control('link', 'All Gold Coins');
    await page.keyboard.press('Escape');
    // Typing goes on while scripts of another release render the HTML again.
    await type('auction-text-input', isTyped ? '' : 'b12');
    await type('auction-header', isTyped ? '' : 'tractor');
    await loaded();
    // Slow scripts may still render the search again.
    const typed = async () =>
      (await control('combobox', 'Search lots, makers, places')).evaluate(({ value }) => value);
    await until(async () => (await typed()) === 'tractor', 'the typed text');
    assert.equal(await page.$eval('auction-text-input', ({ value }) => value), 'b12');
    await page.keyboard.press('Enter');
    await until(() => page.url().includes('searchTerm=tractor'), 'the results');
  };

  for (const path of ['/', '/rendered'])
    for (const [what, keeps] of Object.entries({
      'the entry script of the previous release': '^/autoload',
      'all scripts of the previous release': String.raw`\.js$`,
      'the chunks of the previous release': '^/chunks/',
    }))
      it(`works on ${path} while the worker serves ${what}, and loads the new release once the worker is updated`, async () => {
        await visit(path, keeps);
        release = '9.0.0';
        site.host.deploy(release);
        const requests = site.host.requests.length;
        await page.reload();
        await use();
        const isStale = !site.host.requests.slice(requests).includes('/autoload.js');
        assert.equal(isStale, keeps !== '^/chunks/');
        const uncaught = errors.filter((text) => !text.startsWith('auction-'));
        assert.deepEqual(uncaught, []);
        isNewWorker = true;
        await page.goto(`${site.host.origin}${path}?keeps=${encodeURIComponent(keeps)}`);
        await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
        await until(() => page.evaluate(async () => !(await caches.has('site'))), 'the new worker');
        errors.length = 0;
        await page.reload();
        await hydrate();
        assert.equal(await version(), '9.0.0');
        assert.deepEqual(errors, []);
        await use();
      });

  it('keeps typed text while the worker holds chunks for 45 s, and works when they have loaded', async () => {
    site.host.hold((path) => path.startsWith('/chunks/'));
    page = await (await site.browser.createBrowserContext()).newPage();
    await page.setViewport({ width: 1440, height: 900 });
    errors = collectErrors(page, { ignore: /Failed to load resource/ });
    await page.goto(`${site.host.origin}/?keeps=none`, { waitUntil: 'domcontentloaded' });
    await until(() => page.evaluate(() => navigator.serviceWorker.controller !== null), 'the worker');
    await page.reload({ waitUntil: 'domcontentloaded' });
    await type('auction-text-input', 'b12');
    await (await control('button', 'Coins')).click();
    await control('link', 'All Gold Coins');
    await page.keyboard.press('Escape');
    await type('auction-header', 'tractor');
    await pause(45_000);
    assert.ok(site.host.requests.some((path) => path.startsWith('/chunks/')));
    assert.equal(await version(), undefined);
    site.host.release();
    await hydrate();
    await until(version, 'the header');
    await use({ isTyped: true });
    assert.deepEqual(errors, []);
  });

  it('works offline from the cache of a worker, and again when the network is back', async () => {
    await visit('/', '');
    // The worker has its own network.
    const target = await site.browser.waitForTarget(
      (each) => each.type() === 'service_worker' && each.browserContext() === page.browserContext(),
    );
    const session = await target.createCDPSession();
    await session.send('Network.enable');
    const setOffline = async (offline) => {
      const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await session.send('Network.emulateNetworkConditions', conditions);
      await page.setOfflineMode(offline);
    };
    await setOffline(true);
    await page.reload();
    await hydrate();
    await (await control('button', 'Coins')).click();
    await control('link', 'All Gold Coins');
    await page.keyboard.press('Escape');
    const search = await control('combobox', 'Search lots, makers, places');
    await search.type('tractor');
    await setOffline(false);
    assert.equal(await search.evaluate(({ value }) => value), 'tractor');
    await (await control('button', 'Jewelry')).click();
    await control('link', 'Ladies’ Watches');
    assert.deepEqual(errors, []);
  });
});
