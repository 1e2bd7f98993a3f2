import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { renderElement, renderFooter, renderHeader } from '../../../dist/server.js';
import { pause, until } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import {
  autoload,
  countUnmarked,
  errors,
  host,
  hydrateNow,
  inRoot,
  isHydrated,
  isInserted,
  later,
  markNodes,
  open,
  openHost,
  page,
  pages,
  script,
} from './earlyPage.mjs';

describe('hydration of a site element rendered before React', () => {
  openHost();

  const headers = {
    'the loader inserts': '<auction-header></auction-header>',
    'a server renders': renderHeader(),
  };
  const loader = '<script type="module" src="/loader.js"></script>';

  it('keeps the same nodes, without layout shift or console messages', async () => {
    const bidder = "<script>dataLayer = [{ loggedIn: 'True' }]</script>";
    // The key cap of the shortcut appears together with its script.
    const inserted = '<auction-header search-shortcut="off"></auction-header>';
    const rendered = renderHeader({}, { attributes: { 'search-shortcut': 'off' } });
    const cases = [
      [inserted, autoload],
      [inserted, script('auction-header')],
      [inserted, bidder + autoload],
      [rendered, autoload],
      [rendered, loader],
    ].flatMap(([header, head], index) =>
      sample([360, 1103, 1104, 1440], (_, at) => at === (index * 3) % 4).map((width) => ({
        header,
        head,
        width,
      })),
    );
    for (const { header, head, width } of cases) {
      await open(`<link rel="stylesheet" href="/auction-elements.css">${header}<main><h1>Lots</h1></main>`, {
        head,
        width,
        hold: later,
      });
      await isInserted();
      const before = await page.screenshot();
      await markNodes();
      host.release();
      await hydrateNow();
      assert.equal(await countUnmarked(), 0);
      assert.ok(Buffer.from(before).equals(Buffer.from(await page.screenshot())), `${head} ${width}`);
      assert.equal(await inRoot('auction-header', (root) => root.adoptedStyleSheets.length), 2);
      assert.deepEqual(errors, []);
    }
  });

  for (const [who, header] of Object.entries(headers))
    it(`keeps the look of an open menu until it is closed, in a header that ${who}`, async () => {
      await open(header, { head: autoload, width: 1440, hold: later });
      await isInserted();
      await page.click('auction-header >>> [part=categories] button');
      const look = () =>
        inRoot('auction-header', (root) => {
          const menu = root.querySelector(':popover-open');
          return menu && [getComputedStyle(menu).borderTopWidth, menu.getBoundingClientRect().width].join();
        });
      const before = await look();
      host.release();
      await until(() =>
        page.evaluate(() => performance.getEntriesByName('auction-header: hydrated').length > 0),
      );
      assert.ok(before);
      assert.equal(await look(), before);
      await page.keyboard.press('Escape');
      await until(() => inRoot('auction-header', (root) => root.adoptedStyleSheets.length === 2));
      // Open the menu as find-in-page does.
      await until(() =>
        inRoot('auction-header', (root) => {
          const menu = root.querySelector('[part=categories] [part=panel] > [hidden=until-found]');
          menu?.dispatchEvent(new Event('beforematch', { bubbles: true }));
          return Boolean(menu?.parentElement.matches(':popover-open'));
        }),
      );
      assert.equal(await look(), before);
    });

  it('uses the language of the page, and follows it', async () => {
    const read = () => inRoot('auction-header', (root) => root.querySelector('[part=sign-in]').textContent);
    const readExcavators = () =>
      inRoot('auction-header', (root) => root.querySelector('[href$="/excavators"]').textContent);
    await open('<auction-header></auction-header>', {
      head: `<script>document.documentElement.lang = 'de'</script>${autoload}`,
      hold: later,
    });
    await isInserted();
    assert.equal(await read(), 'Anmelden');
    assert.equal(await readExcavators(), 'Bagger');
    await inRoot('auction-header', (root) => {
      for (const node of root.querySelectorAll('*')) node.marked = true;
    });
    host.release();
    await hydrateNow();
    assert.equal(await inRoot('auction-header', (root) => root.querySelectorAll('header').length), 1);
    assert.ok(await inRoot('auction-header', (root) => root.querySelector('header').marked));
    assert.equal(await read(), 'Anmelden');
    await page.evaluate(() => {
      document.documentElement.lang = 'fr';
    });
    await until(async () => (await read()) === 'Connexion');
    assert.equal(await readExcavators(), 'Pelles');
    await page.evaluate(() => {
      document.documentElement.lang = 'en';
    });
    await until(async () => (await readExcavators()) === 'Excavators');
    assert.deepEqual(errors, []);
  });

  const languages = ['ar', 'de', 'es', 'fr', 'it', 'ja', 'nl', 'pl', 'pt-BR', 'sv', 'zh-Hans'];
  for (const lang of sample(languages, (_, index) => index % 4 === 0))
    it(`keeps all nodes and the text of a header and a footer in ${lang}`, async () => {
      const tags = ['auction-header', 'auction-footer'];
      const read = () => Promise.all(tags.map((tag) => inRoot(tag, (root) => root.textContent)));
      await open('<auction-header session="bidder"></auction-header><auction-footer></auction-footer>', {
        head: `<script>document.documentElement.lang = '${lang}'</script>${autoload}`,
        hold: later,
      });
      await isInserted('auction-footer');
      for (const tag of tags) await markNodes(tag);
      const text = await read();
      host.release();
      await inRoot('auction-footer', (root) => root.dispatchEvent(new Event('pointerover')));
      await hydrateNow();
      await until(() =>
        page.evaluate(() => performance.getEntriesByName('auction-footer: hydrated').length > 0),
      );
      for (const tag of tags) assert.equal(await countUnmarked(tag), 0);
      assert.deepEqual(await read(), text);
      assert.deepEqual(errors, []);
    });

  it('keeps a server-rendered count, and adds a missing count', async () => {
    const attributes = { 'watchlist-count': 12, session: 'bidder' };
    const rendered = renderHeader({}, { session: 'bidder', attributes });
    for (const body of [
      rendered,
      '<auction-header session="bidder" watchlist-count="12"></auction-header>',
    ]) {
      await open(body, { head: autoload, hold: later });
      await isInserted();
      await inRoot('auction-header', (root) => {
        for (const node of root.querySelectorAll('*')) node.marked = true;
      });
      host.release();
      await hydrateNow();
      await until(() =>
        inRoot('auction-header', (root) => root.querySelector('[part=badge]')?.textContent === '12'),
      );
      const found = await inRoot('auction-header', (root) =>
        [...root.querySelectorAll('[data-auction-container] *')].flatMap((node) =>
          node.marked ? [] : [node.textContent],
        ),
      );
      if (body === rendered) assert.deepEqual(found, []);
      // Only the counts and their labels.
      for (const text of found) assert.match(text, /^(My Auctions, )?Watchlist|^12$/);
      assert.deepEqual(errors, []);
    }
  });

  it('keeps a server-rendered count of zero', async () => {
    await open(renderHeader({}, { attributes: { 'watchlist-count': 0, session: 'bidder' } }), {
      head: autoload,
      hold: later,
    });
    await markNodes();
    host.release();
    await hydrateNow();
    assert.equal(await countUnmarked(), 0);
    assert.deepEqual(errors, []);
  });

  it('keeps a count in the digits of the server until it formats the count for the page', async () => {
    const attributes = { 'watchlist-count': 12, session: 'bidder' };
    const config = { tools: [{ label: 'Messages', href: '/messages', count: 34 }] };
    for (const own of [{}, { lang: 'ar-EG' }, { locale: 'ar-EG' }]) {
      await open(renderHeader(config, { session: 'bidder', attributes: { ...attributes, ...own } }), {
        head: `<script>document.documentElement.lang = 'ar-EG'</script>${autoload}`,
        hold: later,
      });
      const readBadges = () =>
        inRoot('auction-header', (root) =>
          [...root.querySelectorAll('.tools a.tool > * > [part=badge]')].map((each) => each.textContent),
        );
      const [isForeign] = Object.keys(own);
      assert.deepEqual(await readBadges(), isForeign ? ['٣٤', '١٢'] : ['34', '12']);
      await markNodes();
      host.release();
      await hydrateNow();
      await until(async () => String(await readBadges()) === '٣٤,١٢');
      assert.ok(await inRoot('auction-header', (root) => root.querySelector('header').marked));
      assert.deepEqual(errors, []);
    }
  });

  it('keeps the server-rendered content before it follows the page', async () => {
    await open(renderHeader({}, { attributes: { lang: 'fr' } }).replace(' lang="fr"', ''), {
      head: `<script>document.documentElement.lang = 'de'</script>${autoload}`,
      hold: later,
    });
    await inRoot('auction-header', (root) => {
      root.querySelector('header').marked = true;
    });
    host.release();
    await hydrateNow();
    await until(() =>
      inRoot('auction-header', (root) => root.querySelector('[part=sign-in]').textContent === 'Anmelden'),
    );
    assert.ok(await inRoot('auction-header', (root) => root.querySelector('header').marked));
    assert.deepEqual(errors, []);
  });

  it('keeps focus and text typed before hydration', async () => {
    for (const header of Object.values(headers)) {
      await open(header, { head: autoload, hold: later });
      await isInserted();
      await page.type('auction-header >>> [part=search-input]', 'trac');
      host.release();
      await isHydrated();
      await page.keyboard.type('tor');
      assert.equal(await inRoot('auction-header', (root) => root.activeElement.value), 'tractor');
    }
  });

  it('submits a form once that was submitted before hydration', async () => {
    for (const tag of ['auction-header', 'auction-search']) {
      await open(renderElement(tag), { head: autoload, hold: later });
      await page.evaluate(() => {
        window.searched = [];
        document.addEventListener('auction-search', (event) => {
          event.preventDefault();
          window.searched.push(event.detail.term);
        });
      });
      await page.type(`${tag} >>> [part=search-input]`, 'coins');
      await page.keyboard.press('Enter');
      assert.deepEqual(await page.evaluate(() => window.searched), []);
      host.release();
      await page.waitForFunction(() => window.searched.length > 0);
      await page.waitForNetworkIdle({ idleTime: 200 });
      assert.deepEqual(await page.evaluate(() => window.searched), ['coins']);
    }
  });

  it('handles a first click once, whenever the script loads', async () => {
    for (const wait of sample([0, 5, 20, 60, 150], (_, index) => index % 2 === 0)) {
      await open(renderHeader(), { head: loader, hold: later });
      const button = await page.$('auction-header >>> ::-p-aria([name="Jewelry"][role="button"])');
      host.release();
      await pause(wait);
      await button.click();
      await until(() =>
        inRoot(
          'auction-header',
          (root) =>
            root.querySelector(':popover-open h2')?.textContent === 'Jewelry' ||
            root.querySelector('[aria-expanded=true]')?.textContent === 'Jewelry',
        ),
      );
      await pause(300);
      const panels = await inRoot(
        'auction-header',
        (root) => root.querySelectorAll('[part=panel]:popover-open').length,
      );
      assert.equal(panels, 1, `${wait} ms`);
    }
  });

  it('loads React after four seconds with data-hydrate="idle" on a page that is never idle', async () => {
    const head = `<script>
      window.timeouts = [];
      window.requestIdleCallback = (callback, { timeout }) => {
        window.timeouts.push(timeout);
        return setTimeout(callback, timeout);
      };
    </script>${loader.replace('<script', '<script data-hydrate="idle"')}`;
    await open(renderHeader() + renderFooter(), { head });
    await isHydrated();
    // One timeout for the header and one for the footer.
    assert.deepEqual(await page.evaluate(() => window.timeouts), [4000, 4000]);
  });

  it('keeps typed text and focus in each language when the header has images', async () => {
    const config = { tools: [{ label: 'Messages', href: '/messages', icon: '/icon.svg' }] };
    pages['/icon.svg'] = () => ({
      type: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>',
    });
    for (const lang of ['en', 'fr', 'ar'])
      for (const images of [
        { config: {}, attributes: { 'logo-src': '/icon.svg' } },
        { config, attributes: {} },
      ]) {
        await open(renderHeader(images.config, { attributes: { ...images.attributes, lang } }), {
          head: autoload,
          hold: later,
        });
        await page.type('auction-header >>> [part=search-input]', 'trac');
        await markNodes();
        host.release();
        await isHydrated();
        assert.equal(await inRoot('auction-header', (root) => root.activeElement?.value), 'trac', lang);
        assert.ok(await inRoot('auction-header', (root) => root.querySelector('header').marked), lang);
        assert.deepEqual(errors, []);
      }
  });

  it('shows the product name when the server-rendered logo failed to load', async () => {
    const attributes = { 'logo-src': '/missing.svg', 'product-name': 'Gavel' };
    await open(renderHeader({}, { attributes }), { head: autoload, hold: later });
    await until(() => inRoot('auction-header', (root) => root.querySelector('[part=logo] img').complete));
    host.release();
    await hydrateNow();
    await until(() =>
      inRoot('auction-header', (root) => root.querySelector('[part=logo]').textContent === 'Gavel'),
    );
    assert.equal(errors.filter((text) => text.includes('logo-src="/missing.svg"')).length, 1);
  });

  const slotted = ['tools-start', 'tools-end', 'mobile-start', 'mobile-end', 'after-categories']
    .map((slot) => `<a slot="${slot}" href="/${slot}">${slot}</a>`)
    .join('');
  const banner = '<p slot="banner">Pickup closes at noon. <a href="/pickup">Where to go</a></p>';
  const bodies = [
    '<auction-header></auction-header><main id="end"><h1>Lots</h1></main>',
    `<auction-header>${banner}${slotted}</auction-header><main id="end"><h1>Lots</h1></main>`,
    `${renderHeader({}, { content: banner + slotted })}<main id="end"><h1>Lots</h1></main>`,
    ...[
      {
        tools: [{ label: 'Messages', href: '/messages', count: 120 }],
        // More categories than fit.
        categories: Array.from({ length: 20 }, (_, index) => ({
          label: `Machines of many kinds ${index}`,
          href: `/category-${index}`,
        })),
      },
      {
        languages: [
          { label: 'English', lang: 'en', href: '/en/' },
          { label: 'Deutsch', lang: 'de', href: '/de/' },
        ],
      },
      { categories: [] },
    ].flatMap((config) => {
      const attributes = { 'watchlist-count': 12, session: 'bidder', sticky: true };
      const json = JSON.stringify(config);
      // CSS can detect an empty category bar in an attribute, but not in text.
      const [attribute, child] =
        config.categories?.length === 0
          ? [`config='${json}'`, '']
          : ['', `<script type="application/json">${json}</script>`];
      return [
        `<auction-header session="bidder" watchlist-count="12" sticky ${attribute}>${child}</auction-header>`,
        renderHeader(config, { session: 'bidder', attributes }),
        renderHeader(config, { session: 'bidder', attributes, content: banner }),
      ].map((header) => `${header}<main id="end"><h1>Lots</h1></main>`);
    }),
  ];
  const widths = [360, 1103, 1104, 1440];
  const cases = sample(
    bodies.flatMap((body) => widths.map((width) => ({ body, width }))),
    ({ body, width }) => {
      const at = bodies.indexOf(body);
      return at === 0 || at % widths.length === widths.indexOf(width);
    },
  );
  it('causes no layout shift, even with elements of the page', async () => {
    for (const [index, { body, width }] of cases.entries()) {
      const sheet = index % 2 === 0 ? 'auction-header' : 'auction-elements';
      await open(body, {
        // The browser paints the page while it is being parsed.
        head: `<link rel="expect" href="#end" blocking="render"><link rel="stylesheet" href="/${sheet}.css">${autoload}`,
        width,
      });
      await until(() =>
        inRoot('auction-header', (root) =>
          Boolean(root?.querySelector('[data-auction-container]:not(:empty)')),
        ),
      );
      await hydrateNow();
      const shifts = await page.evaluate(async () => {
        const entries = [];
        const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
        observer.observe({ type: 'layout-shift', buffered: true });
        const frame = () => new Promise((painted) => requestAnimationFrame(painted));
        await frame();
        await frame();
        return [...entries, ...observer.takeRecords()]
          .flatMap(({ sources }) => sources)
          .map(({ node, previousRect, currentRect }) =>
            [node?.nodeName, node?.className, JSON.stringify([previousRect, currentRect])].join(' '),
          );
      });
      assert.deepEqual(shifts, [], `${width} ${bodies.indexOf(body)} ${body.slice(0, 80)}`);
      assert.deepEqual(errors, []);
    }
  });

  it('renders again without a warning when a script has set other values before', async () => {
    await open('<auction-header></auction-header>', { head: autoload, hold: later });
    await isInserted();
    await page.$eval('auction-header', (element) => {
      element.config = { productName: 'Gavel', about: [{ label: 'Terms', href: '/terms' }] };
      element.setAttribute('base-url', '/shop');
    });
    host.release();
    await hydrateNow();
    await until(() =>
      inRoot('auction-header', (root) => root.querySelector('[part=logo]').textContent === 'Gavel'),
    );
    assert.equal(
      await inRoot('auction-header', (root) => root.querySelector('[part=logo]').getAttribute('href')),
      '/shop/',
    );
    assert.deepEqual(errors, []);
  });

  it('works without React if React fails to load, and warns once', async () => {
    for (const header of Object.values(headers)) {
      await open(header, { head: autoload, hold: later });
      await isInserted();
      await page.click('auction-header >>> ::-p-aria([name="Coins"][role="button"])');
      host.remove((path) => later.test(path));
      host.release();
      await until(() => errors.some((error) => /An element couldn't be loaded/.test(error)));
      await page.waitForSelector('auction-header >>> ::-p-aria([name="All Gold Coins"][role="link"])', {
        visible: true,
      });
      await page.keyboard.press('Escape');
      await page.type('auction-header >>> [part=search-input]', 'coins');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.match(page.url(), /\/asp\/SearchAdvanced_i\.asp\?.*searchTerm=coins/);
    }
  });

  it('records in User Timing when the element became visible and when it was hydrated', async () => {
    const readMeasures = () =>
      page.evaluate(() =>
        performance.getEntriesByType('measure').map(({ name, startTime }) => [name, startTime]),
      );
    const visible = ['auction-header: visible', 0];
    await open('<auction-header></auction-header><auction-header></auction-header>', {
      head: autoload,
      hold: later,
    });
    await isInserted();
    assert.deepEqual(await readMeasures(), [visible]);
    host.release();
    await hydrateNow();
    assert.deepEqual(await readMeasures(), [visible, ['auction-header: hydrated', 0]]);
  });
});
