import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { page, errors, requests, open, control, openSite } from './site.mjs';

describe('built library on the demo site', () => {
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

  it('loads suggestions and the mobile menu only on demand', async () => {
    await open('/');
    await page.waitForNetworkIdle({ idleTime: 200 });
    const chunks = () => requests.filter((path) => path.startsWith('/chunks/')).join(' ');
    assert.doesNotMatch(chunks(), /Suggestions|MobileMenu|signOut|resolveSite|checkNames|BannerButton/i);
    await (await control('combobox', 'Search lots, makers, places')).focus();
    await page.waitForNetworkIdle({ idleTime: 100 });
    assert.match(chunks(), /Suggestions/);
    await (await control('button', 'Coins')).click();
    await control('link', 'All Gold Coins');
    assert.doesNotMatch(chunks(), /MobileMenu/);
  });

  /** Holds the files whose URL contains a text until a promise resolves. */
  const hold = async (fresh, text, released) => {
    await fresh.setRequestInterception(true);
    fresh.on('request', (request) => {
      const go = () => void request.continue();
      if (request.url().includes(text)) void released.then(go);
      else go();
    });
  };

  it('opens and closes a popover invisibly while its positioning script loads, without covering the page', async () => {
    const never = new Promise(() => {});
    await open('/controls', { before: (fresh) => hold(fresh, '/floating-ui.dom', never) });
    const trigger = await page.evaluateHandle(() => {
      const added = Object.assign(document.createElement('auction-popover'), { label: 'Filter' });
      const button = Object.assign(document.createElement('button'), {
        slot: 'trigger',
        textContent: 'Filter',
      });
      added.append(button, 'Only timed auctions that end today');
      // The panel is also in this corner until it is positioned.
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
});
