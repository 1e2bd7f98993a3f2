import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pause } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import {
  all,
  tags,
  widths,
  page,
  errors,
  release,
  refuse,
  open,
  inHeader,
  until,
  hydrated,
  control,
  press,
  openPanels,
  shifts,
  openSite,
} from './prerenderedSite.mjs';

describe('a prerendered page', () => {
  openSite();

  describe('with its script', () => {
    it('is hydrated in place: the same nodes, nothing moved, nothing on the console', async () => {
      for (const width of sample(widths, (_, index) => index % 3 !== 0)) {
        await open('/?mode=prerender', { width, held: all });
        const before = await page.screenshot();
        // On a busy machine the page is painted in pieces as its HTML comes, before any script.
        const since = await page.evaluate(() => performance.now());
        await inHeader((root) => {
          for (const node of root.querySelectorAll('[data-auction-container] *')) node.marked = true;
        });
        release();
        await hydrated();
        await page.waitForNetworkIdle({ idleTime: 200 });
        const fresh = await inHeader(
          (root) =>
            [...root.querySelectorAll('[data-auction-container] *')].filter((node) => !node.marked).length,
        );
        assert.equal(fresh, 0, `${width}`);
        assert.deepEqual(await shifts(since), [], `${width}`);
        assert.ok(Buffer.from(before).equals(Buffer.from(await page.screenshot())), `${width}`);
        assert.deepEqual(errors, [], `${width}`);
      }
    });

    it('is hydrated in place with a configuration, and for a bidder', async () => {
      await open('/?mode=prerender&suggestionsFailure=500', { held: all });
      await inHeader((root) => {
        root.querySelector('header').marked = true;
      });
      release();
      await hydrated();
      assert.equal(await inHeader((root) => root.querySelector('header').marked), true);
      assert.deepEqual(errors, []);
    });

    it('loads React when the pointer enters the header', async () => {
      await open('/?mode=prerender');
      await hydrated();

      await open('/?mode=prerender', { held: all });
      const requested = [];
      page.on('request', (request) => requested.push(new URL(request.url()).pathname));
      await page.evaluate(() => {
        window.requestIdleCallback = () => 0;
      });
      // The pointer of a new page is in its upper left corner, on the header, of which the browser tells it at any time.
      await page.mouse.move(700, 890);
      release();
      await pause(500);
      assert.equal(requested.filter((path) => path.includes('chunks')).length, 0, requested.join(' '));
      await (await control('Vehicles')).hover();
      await hydrated();
    });

    it('with data-hydrate="idle", loads React after four seconds on a page that is never idle', async () => {
      await open('/?mode=prerender', { held: all });
      await page.evaluate(() => {
        document.querySelector('script[src*=loader]').dataset.hydrate = 'idle';
        window.timeouts = [];
        window.requestIdleCallback = (callback, { timeout }) => {
          window.timeouts.push(timeout);
          return setTimeout(callback, timeout);
        };
      });
      await page.mouse.move(700, 890);
      release();
      await until((root) => root.querySelector('button[aria-expanded]') !== null);
      const timeouts = await page.evaluate(() => window.timeouts);
      // Of header and footer.
      assert.deepEqual(timeouts, [4000, 4000]);
    });

    it('keeps what was typed before, and the focus', async () => {
      await open('/?mode=prerender', { held: all });
      await press('Search lots, makers, places', 'combobox');
      await page.keyboard.type('trac');
      release();
      await hydrated();
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
      await press('Search lots, makers, places', 'combobox');
      await page.keyboard.type('coins');
      await page.keyboard.press('Enter');
      assert.deepEqual(await page.evaluate(() => window.searched), []);
      release();
      await hydrated();
      await page.waitForFunction(() => window.searched.length > 0);
      await pause(200);
      assert.deepEqual(await page.evaluate(() => window.searched), ['coins']);
    });

    it('keeps a menu open that was opened before, until it is closed; from then on the script handles it', async () => {
      await open('/?mode=prerender', { held: all });
      await press('Vehicles');
      assert.deepEqual(await openPanels(), ['Vehicles']);
      release();
      await page.waitForFunction(() => customElements.get('auction-header'));
      await pause(500);
      assert.deepEqual(await openPanels(), ['Vehicles']);
      await press('Vehicles');
      await hydrated();
      assert.deepEqual(errors, []);
      await page.mouse.move(700, 800);
      await press('Coins');
      await until((root) => root.querySelector('[aria-expanded=true] + [part=panel]') !== null);
      assert.equal(await inHeader((root) => root.querySelector('[aria-expanded=true]').textContent), 'Coins');
    });

    it('counts a first click once, whenever the script comes', async () => {
      for (const wait of sample([0, 5, 20, 60, 150], (_, index) => index % 2 === 0)) {
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
          await inHeader((root) => root.querySelectorAll('[part=panel]:popover-open').length),
          1,
          `${wait} ms`,
        );
      }
    });

    it('works without its script when that cannot be loaded', async () => {
      await open('/?mode=prerender', { held: tags });
      await press('Search lots, makers, places', 'combobox');
      await page.keyboard.type('coins');
      refuse();
      await until((root) => root.activeElement !== null);
      await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
      assert.match(page.url(), /SearchAdvanced_i\.asp\?category=all\+categories&searchTerm=coins/);
    });
  });

  it('looks the same as tags alone, at each width', async () => {
    for (const width of sample(widths, (_, index) => index % 3 === 0)) {
      const shots = [];
      for (const mode of ['tags', 'prerender']) {
        await open(`/?mode=${mode}`, { width });
        await page.waitForNetworkIdle({ idleTime: 300 });
        await hydrated();
        shots.push(Buffer.from(await page.screenshot({ fullPage: true })));
      }
      assert.ok(shots[0].equals(shots[1]), `${width}`);
    }
  });
});
