import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { renderElement, tagNames } from '../../dist/server.js';
import { demoInBrowser, endVisit, pause, collectErrors, until as untilThere } from '../support/browser.mjs';

/** The library's scripts, and those that the autoloader loads. */
const all = /\/(autoload|elements\/|chunks\/)/;
const tags = /\/(elements\/|chunks\/)/;

const widths = [360, 1103, 1104, 1440];

/** Pages that come with header and footer drawn: before their script, without it, and when it takes over. */
describe('a page that a server has drawn', () => {
  const site = demoInBrowser();
  let page;
  let errors;
  /** Lets the library's scripts go, or has them fail. */
  let release;
  let refuse;
  afterEach(() => endVisit(page));

  /** What `held` names of the library's scripts waits until `release`, or until `refuse` has it fail, then and from then on. */
  const open = async (path, { width = 1440, script = true, held } = {}) => {
    await endVisit(page);
    page = await site.browser.newPage();
    errors = collectErrors(page);
    await page.setViewport({ width, height: 900 });
    await page.setJavaScriptEnabled(script);
    if (held) {
      await page.setRequestInterception(true);
      const waiting = [];
      let answer = (request) => waiting.push(request);
      const decide = (act) => {
        answer = act;
        for (const request of waiting) act(request);
      };
      page.on('request', (request) => {
        if (held.test(request.url())) answer(request);
        else void request.continue();
      });
      release = () => decide((request) => void request.continue());
      refuse = () => decide((request) => void request.abort());
    }
    const arrival = page.goto(site.demo.origin + path);
    if (!held) return arrival;
    // A page whose scripts wait is never loaded; it is drawn once its last line has been read.
    arrival.catch(() => {});
    await until((root) => root.ownerDocument.readyState !== 'loading');
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
  };
  const inHeader = (act, ...given) =>
    page.evaluate(
      (source, args) =>
        // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
        new Function(`return ${source}`)()(document.querySelector('auction-header').shadowRoot, ...args),
      act.toString(),
      given,
    );
  const until = (act) => untilThere(() => inHeader(act), act);
  /** The script has taken over. */
  const live = () => until((root) => root.querySelector('[data-auction-no-js]') === null);
  const control = async (name, role = 'button') => {
    const found = await page.waitForSelector(
      `auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`,
    );
    return found;
  };
  const press = async (name, role) => (await control(name, role)).click();
  const openPanels = () =>
    inHeader((root) =>
      [...root.querySelectorAll(':popover-open')].map((panel) => panel.querySelector('h2').textContent),
    );
  /** What has moved by itself, and how far. */
  const shifts = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          new PerformanceObserver((list) =>
            resolve(
              list.getEntries().map(({ value, startTime, sources }) => ({
                value,
                startTime,
                moved: sources.map(({ node, previousRect, currentRect }) =>
                  [node?.nodeName, node?.className, JSON.stringify([previousRect, currentRect])].join(' '),
                ),
              })),
            ),
          ).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve([]), 300);
        }),
    );

  describe('with its script', () => {
    it('is taken over in place: the same nodes, nothing moved, nothing on the console', async () => {
      for (const width of widths) {
        await open('/?mode=prerender', { width, held: all });
        const before = await page.screenshot();
        await inHeader((root) => {
          for (const node of root.querySelectorAll('[data-auction-container] *')) node.marked = true;
        });
        release();
        await live();
        await page.waitForNetworkIdle({ idleTime: 200 });
        const fresh = await inHeader(
          (root) =>
            [...root.querySelectorAll('[data-auction-container] *')].filter((node) => !node.marked).length,
        );
        assert.equal(fresh, 0, `${width}`);
        assert.deepEqual(await shifts(), [], `${width}`);
        assert.ok(Buffer.from(before).equals(Buffer.from(await page.screenshot())), `${width}`);
        assert.deepEqual(errors, [], `${width}`);
      }
    });

    it('is taken over in place with a configuration, and for a bidder', async () => {
      await open('/?mode=prerender&suggestionsFailure=500', { held: all });
      await inHeader((root) => {
        root.querySelector('header').marked = true;
      });
      release();
      await live();
      assert.equal(await inHeader((root) => root.querySelector('header').marked), true);
      assert.deepEqual(errors, []);
    });

    it('loads React when the browser has nothing else to do, or at the first touch', async () => {
      await open('/?mode=prerender');
      await live();

      await open('/?mode=prerender', { held: all });
      const requested = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.evaluate(() => {
        window.requestIdleCallback = () => 0;
      });
      release();
      await pause(500);
      assert.equal(requested.filter((path) => path.includes('chunks')).length, 0, requested.join(' '));
      await (await control('Vehicles')).hover();
      await live();
    });

    it('keeps what was typed before, and the focus', async () => {
      await open('/?mode=prerender', { held: all });
      await press('Search all lots', 'combobox');
      await page.keyboard.type('trac');
      release();
      await live();
      await page.keyboard.type('tor');
      assert.deepEqual(
        await inHeader((root) => [root.activeElement.name, root.querySelector('[name=searchTerm]').value]),
        ['searchTerm', 'tractor'],
      );
      await until((root) => root.querySelectorAll('[role=option]').length > 0);
    });

    it('submits once what was submitted before', async () => {
      await open('/?mode=prerender', { held: tags });
      await page.evaluate(() => {
        window.searched = [];
        document.addEventListener('auction-search', (event) => {
          event.preventDefault();
          window.searched.push(event.detail.term);
        });
      });
      await press('Search all lots', 'combobox');
      await page.keyboard.type('coins');
      await page.keyboard.press('Enter');
      assert.deepEqual(await page.evaluate(() => window.searched), []);
      release();
      await live();
      await page.waitForFunction(() => window.searched.length > 0);
      await pause(200);
      assert.deepEqual(await page.evaluate(() => window.searched), ['coins']);
    });

    it('leaves a menu open that was opened before, until it is closed; from then on it is the script’s', async () => {
      await open('/?mode=prerender', { held: all });
      await press('Vehicles');
      assert.deepEqual(await openPanels(), ['Vehicles']);
      release();
      await page.waitForFunction(() => customElements.get('auction-header'));
      await pause(500);
      assert.deepEqual(await openPanels(), ['Vehicles']);
      await press('Vehicles');
      await live();
      assert.deepEqual(errors, []);
      await page.mouse.move(700, 800);
      await press('Coins');
      await until((root) => root.querySelector('[aria-expanded=true] + [data-menu-panel]') !== null);
      assert.equal(await inHeader((root) => root.querySelector('[aria-expanded=true]').textContent), 'Coins');
    });

    it('counts a first click once, whenever the script comes', async () => {
      for (const wait of [0, 5, 20, 60, 150]) {
        await open('/?mode=prerender', { held: all });
        const button = await control('Jewelry');
        release();
        await pause(wait);
        await button.click();
        await until(
          (root) =>
            root.querySelector(':popover-open h2')?.textContent === 'Jewelry' ||
            root.querySelector('[aria-expanded=true]')?.textContent === 'Jewelry',
        );
        await pause(300);
        assert.equal(
          await inHeader(
            (root) => root.querySelectorAll(':popover-open, [aria-expanded=true] + [data-menu-panel]').length,
          ),
          1,
          `${wait} ms`,
        );
      }
    });

    it('goes on without its script when that cannot be loaded', async () => {
      await open('/?mode=prerender', { held: tags });
      await press('Search all lots', 'combobox');
      await page.keyboard.type('coins');
      refuse();
      await until((root) => root.activeElement !== null);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.match(page.url(), /SearchAdvanced_i\.asp\?category=all\+categories&searchTerm=coins/);
    });
  });

  describe('with script off', () => {
    const off = { script: false };

    it('opens every menu, one at a time, and closes it by Escape', async () => {
      await open('/?mode=prerender', off);
      for (const name of ['Construction', 'Vehicles', 'Other', 'Browse By', 'About Auctions']) {
        await press(name);
        await page.waitForSelector('auction-header >>> :popover-open');
        const close = await page.$('auction-header >>> :popover-open h2');
        assert.ok(close, name);
        await page.keyboard.press('Escape');
      }
      assert.equal(await page.$('auction-header >>> :popover-open'), null);
    });

    it('leads on from a mega-menu', async () => {
      await open('/?mode=prerender', off);
      await press('Vehicles');
      await Promise.all([page.waitForNavigation(), press('Sedans', 'link')]);
      assert.equal(new URL(page.url()).pathname, '/for-sale/vehicles/sedans');
    });

    it('leads on from the mobile menu, and back out of it', async () => {
      await open('/?mode=prerender', { ...off, width: 390 });
      await press('Open menu');
      await press('Coins');
      await press('Close Coins');
      await press('Coins');
      const link = await page.waitForSelector('auction-header >>> :popover-open a[href^="/for-sale/coins/"]');
      await Promise.all([page.waitForNavigation(), link.click()]);
      assert.match(new URL(page.url()).pathname, /^\/for-sale\/coins\//);
    });

    it('searches', async () => {
      await open('/?mode=prerender', off);
      await press('Search all lots', 'combobox');
      await page.keyboard.type('tractor');
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.equal(new URL(page.url()).searchParams.get('searchTerm'), 'tractor');
    });

    it('signs in, back to the page, and out again', async () => {
      await open('/for-sale/coins?mode=prerender', off);
      await Promise.all([page.waitForNavigation(), press('Sign In', 'link')]);
      assert.equal(new URL(page.url()).searchParams.get('d'), '/for-sale/coins?mode=prerender');
      await page.type('input[type=email], input[name=email]', 'bidder@auction.example');
      await page.type('input[type=password]', 'tractor');
      await Promise.all([page.waitForNavigation(), page.click('main button')]);
      assert.equal(new URL(page.url()).pathname, '/for-sale/coins');
      await press('Account');
      await Promise.all([page.waitForNavigation(), press('Sign Out', 'link')]);
      await control('Sign In', 'link');
    });

    it('subscribes to the newsletter', async () => {
      await open('/?mode=prerender', off);
      const input = await page.waitForSelector('auction-footer >>> input[type=email]');
      await input.type('ada@example.com');
      const [answer] = await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.ok(answer.ok(), String(answer.status()));
    });
  });

  describe('with controls', () => {
    /** A page of these tags, drawn. */
    const openControls = async (...drawings) => {
      await endVisit(page);
      page = await site.browser.newPage();
      errors = [];
      page.on(
        'console',
        (message) => ['warn', 'error'].includes(message.type()) && errors.push(message.text()),
      );
      await page.setRequestInterception(true);
      const waiting = [];
      release = () => {
        for (const request of waiting.splice(0)) void request.continue();
      };
      page.on('request', (request) => {
        if (request.url().endsWith('/drawn'))
          return void request.respond({
            contentType: 'text/html',
            body: `<!doctype html><title>Drawn</title><form>${drawings
              .map(([tag, attributes]) => renderElement(tag, { attributes }))
              .join('')}</form><script type="module" src="/autoload.js"></script>`,
          });
        if (/autoload/.test(request.url())) waiting.push(request);
        else void request.continue();
      });
      page.goto(`${site.demo.origin}/drawn`).catch(() => {});
      await page.waitForSelector('form ~ script');
    };
    const sent = () =>
      page.evaluate(() => Object.fromEntries(new FormData(document.querySelector('form')).entries()));
    const defined = (tag) => page.waitForFunction((name) => customElements.get(name), {}, tag);

    it('shows their values, and keeps what was typed before the script came', async () => {
      await openControls(
        ['auction-text-input', { name: 'lot', value: '5', 'aria-label': 'Lot' }],
        ['auction-text-input', { name: 'note', value: 'x', 'aria-label': 'Note' }],
        ['auction-date-input', { name: 'day', value: '2026-01-02', locale: 'en-US', label: 'Day' }],
      );
      const texts = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('form > *')].flatMap(
            ({ shadowRoot }) => shadowRoot?.querySelector('input')?.value ?? [],
          ),
        );
      assert.deepEqual(await texts(), ['5', 'x', '01/02/2026']);
      const boxes = await page.$$('form >>> input');
      await boxes[1].press('End');
      await boxes[1].type('yz');
      await boxes[2].click({ count: 3 });
      await page.keyboard.type('3/4/2026');
      release();
      await defined('auction-date-input');
      await defined('auction-text-input');
      await page.waitForFunction(() => new FormData(document.querySelector('form')).get('note') === 'xyz');
      assert.deepEqual(await texts(), ['5', 'xyz', '3/4/2026']);
      await page.keyboard.press('Tab');
      await page.waitForFunction(
        () => new FormData(document.querySelector('form')).get('day') === '2026-03-04',
      );
      assert.deepEqual(await sent(), { lot: '5', note: 'xyz', day: '2026-03-04' });
      assert.deepEqual(errors, []);
    });

    it('takes every tag over without a word', async () => {
      for (const tag of tagNames) {
        await openControls([tag, { label: 'Name', 'aria-label': 'Name' }]);
        await page.evaluate((name) => {
          document
            .querySelector(name)
            .shadowRoot.querySelector('[data-auction-container]').firstElementChild.marked = true;
        }, tag);
        release();
        await defined(tag);
        await page.waitForNetworkIdle({ idleTime: 100 });
        assert.deepEqual(
          errors.filter((text) => !text.includes('is not an attribute')),
          [],
          tag,
        );
        assert.equal(
          await page.evaluate(
            (name) =>
              document.querySelector(name).shadowRoot.querySelector('[data-auction-container]')
                .firstElementChild.marked,
            tag,
          ),
          true,
          tag,
        );
      }
    });
  });

  it('looks the same as tags alone, at all widths', async () => {
    for (const width of widths) {
      const shots = [];
      for (const mode of ['tags', 'prerender']) {
        await open(`/?mode=${mode}`, { width });
        await page.waitForNetworkIdle({ idleTime: 300 });
        await until((root) => root.querySelector('header') && !root.querySelector('[data-auction-no-js]'));
        shots.push(Buffer.from(await page.screenshot({ fullPage: true })));
      }
      assert.ok(shots[0].equals(shots[1]), `${width}`);
    }
  });
});
