import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pause } from '../../support/browser.mjs';
import { page, errors, requests, open, control, openSite } from './site.mjs';

describe('the built library on the demo site', () => {
  openSite();

  it('logs nothing on the console, on any kind of page', async () => {
    for (const path of [
      '/',
      '/for-sale/coins',
      '/asp/LoginBidder.asp',
      '/asp/SearchAdvanced_i.asp?searchTerm=tractor',
      '/demo/plain',
      '/controls',
    ]) {
      await open(path);
      await page.waitForNetworkIdle({ idleTime: 200 });
      assert.deepEqual(errors, [], path);
    }
  });

  it('loads suggestions, panels and the mobile menu only when they are needed', async () => {
    await open('/');
    await page.waitForNetworkIdle({ idleTime: 200 });
    const chunks = () => requests.filter((path) => path.startsWith('/chunks/')).join(' ');
    assert.doesNotMatch(
      chunks(),
      /Suggestions|panels-|MobileMenu|signOut|loadConfig|categoryContent|checkNames|Count-|BannerButton/i,
    );
    await (await control('combobox', 'Search lots, makers, places')).focus();
    await page.waitForNetworkIdle({ idleTime: 100 });
    assert.match(chunks(), /Suggestions/);
    assert.doesNotMatch(chunks(), /panels-|MobileMenu/);
    await (await control('button', 'Coins')).click();
    await control('link', 'All Gold Coins');
    assert.match(chunks(), /panels-/);
  });

  /** Lets the files whose address contains a text wait for a promise. */
  const hold = async (fresh, text, released) => {
    await fresh.setRequestInterception(true);
    fresh.on('request', (request) => {
      const go = () => void request.continue();
      if (request.url().includes(text)) void released.then(go);
      else go();
    });
  };

  it('opens and closes a popover by its button while what places it is loaded: unseen, it covers nothing', async () => {
    const never = new Promise(() => {});
    await open('/controls', { before: (fresh) => hold(fresh, '/floating-ui.dom', never) });
    const trigger = await page.evaluateHandle(() => {
      const added = Object.assign(document.createElement('auction-popover'), { label: 'Filter' });
      const button = Object.assign(document.createElement('button'), {
        slot: 'trigger',
        textContent: 'Filter',
      });
      added.append(button, 'Only timed auctions that end today');
      // Until it is placed, the panel is in this corner too.
      added.style.cssText = 'position: fixed; inset: 0 auto auto 0; z-index: 10000';
      document.querySelector('main').prepend(added);
      return button;
    });
    for (const isOpen of ['true', 'false', 'true', 'false']) {
      const { x, y, width, height } = await trigger.boundingBox();
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((button, open) => button.ariaExpanded === open, {}, trigger, isOpen);
    }
  });

  describe('while the menus are loaded', () => {
    /** The part that they come in waits until it is called for. */
    const openHeld = async () => {
      let release;
      const held = new Promise((resolve) => {
        release = resolve;
      });
      await open('/', { before: (fresh) => hold(fresh, '/panels-', held) });
      return release;
    };
    const expanded = async (name) =>
      (await control('button', name)).evaluate((button) => button.ariaExpanded === 'true');

    it('opens the menu that was pressed last', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).click();
      await (await control('button', 'Jewelry')).click();
      assert.equal(await expanded('Jewelry'), false);
      release();
      await control('group', 'Jewelry');
      assert.deepEqual([await expanded('Coins'), await expanded('Jewelry')], [false, true]);
    });

    it('opens the menu of an arrow key, which does not scroll the page', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).focus();
      await page.keyboard.press('ArrowDown');
      release();
      await control('group', 'Coins');
      assert.equal(await page.evaluate(() => scrollY), 0);
      const focused = await page.evaluate(
        () =>
          document.querySelector('auction-header').shadowRoot.activeElement.closest('[data-menu-panel]') !==
          null,
      );
      assert.ok(focused);
    });

    it('counts a hover from when the pointer came', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).hover();
      await pause(400);
      assert.equal(await expanded('Coins'), false);
      await page.evaluate(() => {
        const { setTimeout: start } = globalThis;
        globalThis.delays = [];
        globalThis.setTimeout = (act, delay, ...rest) => {
          globalThis.delays.push(delay);
          return start(act, delay, ...rest);
        };
      });
      release();
      await control('group', 'Coins');
      const delays = await page.evaluate(() => globalThis.delays);
      // React sets a timer of its own, of 100 ms, for a transition.
      assert.ok(!delays.some((delay) => delay > 100 && delay <= 300), `waited once more: ${delays}`);
    });

    it('drops the hover after a press, so that Escape closes for good', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).click();
      release();
      await control('group', 'Coins');
      await page.keyboard.press('Escape');
      await pause(600);
      assert.equal(await expanded('Coins'), false);
    });

    it('drops the hover when the button goes down, though the menus come before it is up', async () => {
      const release = await openHeld();
      const button = await control('button', 'Coins');
      // A hover now opens its menu two seconds later.
      await page.evaluate(() => {
        const { setTimeout: start } = globalThis;
        const now = Date.now();
        Date.now = () => now;
        globalThis.setTimeout = (act, delay, ...rest) => start(act, delay === 300 ? 2000 : delay, ...rest);
      });
      await button.hover();
      await page.mouse.down();
      release();
      await page.waitForNetworkIdle({ idleTime: 300 });
      await page.mouse.up();
      await control('group', 'Coins');
      await page.keyboard.press('Escape');
      await pause(2500);
      assert.equal(await expanded('Coins'), false);
    });

    it('drops a hover that has ended', async () => {
      const release = await openHeld();
      await (await control('button', 'Coins')).hover();
      await page.mouse.move(5, 890);
      release();
      await page.waitForNetworkIdle({ idleTime: 500 });
      assert.equal(await expanded('Coins'), false);
    });
  });
});
