import assert from 'node:assert/strict';
import { afterEach, describe } from 'node:test';
import { renderHeader } from '../../dist/server.js';
import { findLibrary } from '../hostile/pages.mjs';
import {
  answerAt,
  appears,
  collectErrors,
  demoInBrowser,
  endVisit,
  interceptAt,
  press,
  until,
} from '../support/browser.mjs';
import { itDaily } from '../support/sample.mjs';

/** Tests pages with libraries that covered the header, were covered by it, scrolled the page, or caused wrong warnings. */
describe('server-rendered header in pages with other libraries', () => {
  const site = demoInBrowser();
  let page;
  let errors;
  afterEach(() => endVisit(page));

  const script = (path) => `<script src="/libraries/${path}"></script>`;
  const style = (path) => `<link rel="stylesheet" href="/libraries/${path}">`;
  const open = async (head, body, { width = 1280, userAgent, header = {} } = {}) => {
    page = await site.browser.newPage();
    errors = collectErrors(page);
    await page.setViewport({ width, height: 800, hasTouch: width < 600 });
    if (userAgent) await page.setUserAgent({ userAgent });
    await answerAt(
      page,
      '/page',
      `<title>Page</title><link rel="icon" href="data:,">${head}<script type="module" src="/autoload.js"></script><body>
       ${renderHeader({}, { attributes: header })}${body}<p style="height:3000px">Lots</p>`,
    );
    await interceptAt(page, '/libraries/*', (send, { url }) =>
      send('fulfillRequest', {
        responseCode: 200,
        responseHeaders: [
          { name: 'content-type', value: url.endsWith('.css') ? 'text/css' : 'text/javascript' },
        ],
        body: findLibrary(url).toString('base64'),
      }),
    );
    await page.goto(`${site.demo.origin}/page`);
  };
  const named = (role, name, tag = 'auction-header') =>
    `${tag} >>> ::-p-aria([name="${name}"][role="${role}"])`;
  /** Returns how many of 25 points in an element show the element. */
  const countVisiblePoints = (element) =>
    element.evaluate((each) => {
      const { left, top, width, height } = each.getBoundingClientRect();
      const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
      const root = each.getRootNode();
      return parts
        .flatMap((x) => parts.map((y) => [left + width * x, top + height * y]))
        .filter(([x, y]) => {
          const hit = document.elementFromPoint(x, y);
          return hit === (root.host ?? hit) && each.contains(root.elementFromPoint(x, y));
        }).length;
    });
  const openMenu = async () => {
    await press(page, named('button', 'Coins'));
    await appears(page, named('link', 'All Gold Coins'));
    return appears(page, 'auction-header >>> :popover-open');
  };

  itDaily('is below a dialog of jQuery UI', async () => {
    await open(
      style('jquery-ui-dist/jquery-ui.css') +
        script('jquery/dist/jquery.js') +
        script('jquery-ui-dist/jquery-ui.js'),
      `<div id="bid" title="Bid"><p>Your bid</p></div><script>
         $(() => $('#bid').dialog({ modal: true, position: { my: 'top', at: 'top', of: window } }))</script>`,
    );
    const close = await appears(page, '.ui-dialog-titlebar-close');
    assert.equal(await countVisiblePoints(close), 25);
    await close.click();
    await until(() => page.$eval('.ui-dialog', (each) => !each.checkVisibility()), 'the closed dialog');
    await openMenu();
    assert.deepEqual(errors, []);
  });

  itDaily('opens menus over a sticky bar of Bootstrap', async () => {
    await open(
      style('bootstrap-5/dist/css/bootstrap.css'),
      '<nav class="navbar sticky-top bg-dark" style="height:90px"><a href="#x">Bar</a></nav>',
    );
    const menu = await openMenu();
    await until(async () => (await countVisiblePoints(menu)) === 25, 'the menu over the bar');
    assert.deepEqual(errors, []);
  });

  itDaily('has no warnings about the attributes of Alpine', async () => {
    await open(
      '',
      `<div x-data="{ open: true, label: 'Day', day: '2026-12-05' }">
         <auction-button :disabled="open" @click="open = false">Bid</auction-button>
         <auction-date-input :label="label"><input type="date" x-model="day"></auction-date-input>
       </div>${script('alpinejs/dist/cdn.js')}`,
    );
    await until(
      () => page.$eval('auction-button', (button) => button.matches(':defined') && button.disabled),
      'the disabled button',
    );
    await openMenu();
    assert.deepEqual(errors, []);
  });

  itDaily('opens its mobile menu by a tap in a page with FastClick', async () => {
    await open(
      script('fastclick/lib/fastclick.js'),
      `<script>addEventListener('load', () => FastClick.attach(document.body))</script>`,
      {
        width: 390,
        userAgent:
          'Mozilla/5.0 (iPhone; CPU iPhone OS 9_0 like Mac OS X) AppleWebKit/601.1 Version/9.0 Safari/601.1',
        header: { class: 'needsclick' },
      },
    );
    await (await appears(page, named('button', 'Open menu'))).tap();
    await appears(page, 'auction-header >>> :is(dialog[open], :popover-open)');
    assert.deepEqual(errors, []);
  });

  itDaily('scrolls its mobile menu, and not the page, with the wheel in a page with Lenis', async () => {
    await open(script('lenis/dist/lenis.js'), '<script>new Lenis({ autoRaf: true })</script>', {
      width: 390,
      header: { 'data-lenis-prevent': '' },
    });
    await press(page, named('button', 'Open menu'));
    const dialog = await appears(page, 'auction-header >>> :is(dialog[open], :popover-open)');
    await page.mouse.move(200, 500);
    await page.mouse.wheel({ deltaY: 300 });
    await until(
      () =>
        dialog.evaluate((each) =>
          [each, ...each.querySelectorAll('*')].some(({ scrollTop }) => scrollTop > 0),
        ),
      'the scrolled menu',
    );
    assert.equal(await page.evaluate(() => scrollY), 0);
    assert.deepEqual(errors, []);
  });
});
