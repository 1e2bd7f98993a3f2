import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { startHost } from '../support/release.mjs';
import { sharedDemo } from '../support/servers.mjs';
import { startWebKit } from './webDriver.mjs';

/** Tests the built library on the demo site in WebKit: each element once, by real pointer and keys. */
describe('in WebKit', () => {
  let demo;
  let webkit;
  let page;

  before(async () => {
    demo = await sharedDemo();
    webkit = await startWebKit();
  });
  after(async () => {
    await webkit?.end();
    await demo?.end();
  });
  afterEach(() => page?.close());

  const open = async (path, { width = 1440, height = 900 } = {}) => {
    page = await webkit.open(demo.origin + path, { width, height });
    await page.until(() => document.querySelector('auction-header')?.shadowRoot?.querySelector('button'));
  };
  /** Finds a control inside an element by a selector and its text or name. */
  const control = async (tag, selector, name) => {
    const element = await page.until(
      (host, inner, text) =>
        [...document.querySelectorAll(host)]
          .flatMap(({ shadowRoot }) => [...shadowRoot.querySelectorAll(inner)])
          .find(
            (element) =>
              element.checkVisibility() &&
              (text === null ||
                element.textContent.trim() === text ||
                element.getAttribute('aria-label') === text),
          ),
      tag,
      selector,
      name ?? null,
    );
    await page.evaluate((found) => found.scrollIntoView({ block: 'center', behavior: 'instant' }), element);
    // Wait for animations, because nobody can press a moving target.
    await page.until(
      (found) =>
        found
          .getRootNode()
          .getAnimations()
          .every(({ playState }) => playState !== 'running'),
      element,
    );
    return element;
  };
  const focused = () =>
    page.evaluate(() => {
      let element = document.activeElement;
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
      return element?.textContent.trim() ?? '';
    });

  it('opens a menu by a press, and closes it by Escape', async () => {
    await open('/');
    await page.press(await control('auction-header', '[part=categories] button', 'Coins'));
    await control('auction-header', '[aria-expanded=true] + [role=group] a');
    await page.key('ArrowDown');
    assert.notEqual(await focused(), 'Coins');
    await page.key('Escape');
    await page.until(
      () =>
        document
          .querySelector('auction-header')
          .shadowRoot.querySelector('[aria-expanded=true] + [role=group]') === null,
    );
    assert.equal(await focused(), 'Coins');
  });

  it('shows a header with working menus before React loads, and hydrates it in place', async () => {
    const host = await startHost({
      '/early': () =>
        '<!doctype html><html lang="en"><title>Lots</title><script type="module" src="/autoload.js"></script><auction-header></auction-header>',
    });
    try {
      host.hold((path) => path.startsWith('/chunks/'));
      page = await webkit.open(`${host.origin}/early`, { width: 1440, height: 900 });
      await page.press(await control('auction-header', '[part=categories] button', 'Coins'));
      await control('auction-header', ':popover-open a', 'All Gold Coins');
      await page.evaluate(() => {
        const { shadowRoot } = document.querySelector('auction-header');
        for (const node of shadowRoot.querySelectorAll('[data-auction-container] *')) node.marked = true;
      });
      await page.key('Escape');
      host.release();
      await page.until(() =>
        document.querySelector('auction-header').shadowRoot.querySelector('button[aria-expanded]'),
      );
      const fresh = await page.evaluate(
        () =>
          [
            ...document
              .querySelector('auction-header')
              .shadowRoot.querySelectorAll('[data-auction-container] *'),
          ].filter((node) => !node.marked).length,
      );
      assert.equal(fresh, 0);
    } finally {
      host.end();
    }
  });

  it('suggests lots for a typed term, and searches for it', async () => {
    await open('/');
    await page.press(await control('auction-header', 'input[role=combobox]'));
    await page.type('tractor');
    await control('auction-header', '[role=option]');
    await page.key('Enter');
    await page.until(() => location.href.includes('tractor'));
  });

  it('opens the mobile menu and its views, and closes it', async () => {
    await open('/', { width: 420, height: 800 });
    await page.press(await control('auction-header', '[part=menu-button]'));
    await page.press(await control('auction-header', 'dialog button', 'Coins'));
    await page.press(await control('auction-header', 'dialog button', 'Gold Coins'));
    await control('auction-header', 'dialog a');
    for (let level = 0; level < 3; level++) await page.key('Escape');
    await page.until(
      () => document.querySelector('auction-header').shadowRoot.querySelector('dialog[open]') === null,
    );
  });

  it('validates and submits typed values', async () => {
    await open('/controls');
    const input = (name) => control(`[name=${name}]`, 'input');
    await page.press(await input('name'));
    await page.type('Ann');
    await page.press(await input('email'));
    await page.type('ann@example.com');
    await page.key('Enter');
    await page.until(() => document.querySelector('#arrived'));
    const sent = await page.evaluate(() =>
      [...document.querySelectorAll('[aria-labelledby=arrived] td')].map(({ textContent }) => textContent),
    );
    assert.ok(sent.join(' ').includes('name Ann email ann@example.com'), sent.join(' '));
  });

  it('selects a day in the calendar, by pointer and keys', async () => {
    await open('/controls');
    await page.press(await control('auction-date-input[name=day]', '[part~=picker-button]'));
    await control('auction-date-input[name=day]', 'table');
    await page.until(() => {
      const { activeElement } = document.querySelector('auction-date-input[name=day]').shadowRoot;
      return activeElement?.dataset.day;
    });
    await page.key('ArrowRight');
    await page.key('Enter');
    const value = await page.until(() => document.querySelector('auction-date-input[name=day]').value);
    assert.match(value, /^\d{4}-\d\d-\d\d$/);
  });

  it('hydrates a server-rendered page, which then works', async () => {
    await open('/?mode=prerender');
    await page.until(() => {
      const { shadowRoot } = document.querySelector('auction-header');
      shadowRoot.dispatchEvent(new Event('pointerover'));
      return shadowRoot.querySelector('button[aria-expanded]') !== null;
    });
    await page.press(await control('auction-header', '[part=categories] button', 'Jewelry'));
    await control('auction-header', '[aria-expanded=true] + [role=group] a');
  });

  it('defines every element of a page', async () => {
    await open('/controls');
    const undefinedTags = await page.evaluate(() =>
      [...document.querySelectorAll(':not(:defined)')].map(({ localName }) => localName),
    );
    assert.deepEqual(undefinedTags, []);
  });
});
