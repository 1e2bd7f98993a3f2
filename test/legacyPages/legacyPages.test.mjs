import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { findLibrary, hostileScripts, libraryUrls, scriptTags } from '../hostile/pages.mjs';
import {
  answerAt,
  appears as appearsIn,
  demoInBrowser,
  collectErrors,
  interceptAt,
  press,
  until,
} from '../support/browser.mjs';
import { itDaily } from '../support/sample.mjs';

/**
 * Tests the built library in pages where third-party scripts run first: each element in use, by real pointer
 * and keys.
 */
describe('built library in a page with old scripts', () => {
  const site = demoInBrowser();

  for (const [name, scripts] of Object.entries(hostileScripts))
    it(`works with ${name}`, () => usePage(scriptTags(scripts())));

  for (const [name, url] of Object.entries(libraryUrls))
    itDaily(`works with ${name}`, () =>
      usePage(`<script src="${url}" data-dojo-config="async: true"></script>`),
    );

  async function usePage(scripts) {
    const page = await site.browser.newPage();
    const errors = collectErrors(page);
    await page.setViewport({ width: 1440, height: 900 });
    await answerAt(
      page,
      '/old',
      `<title>Old</title>${scripts}
          <script type="module" src="/auction-elements.js"></script>
          <auction-header session="bidder"></auction-header>
          <form><label>Name <auction-text-input name="name" clearable character-limit="20"></auction-text-input></label>
          <auction-date-input name="day" label="Day"></auction-date-input>
          <auction-time-input name="time" label="Time"></auction-time-input>
          <auction-button type="submit" name="go" value="1">Go</auction-button></form>
          <auction-popover><button slot="trigger">More</button>Inside</auction-popover>
          <auction-footer></auction-footer>`,
    );
    await interceptAt(page, '/libraries/*', (send, { url }) =>
      send('fulfillRequest', {
        responseCode: 200,
        responseHeaders: [{ name: 'content-type', value: 'text/javascript' }],
        body: findLibrary(url).toString('base64'),
      }),
    );
    await page.goto(`${site.demo.origin}/old`);
    const appears = (selector) => appearsIn(page, selector);
    const named = (tag, role, label) => `${tag} >>> ::-p-aria([name="${label}"][role="${role}"])`;
    const pressButton = (tag, label) => press(page, named(tag, 'button', label));
    const inPage = (probe) => until(() => page.evaluate(`Boolean((${probe})())`), probe);

    await pressButton('auction-header', 'Coins');
    await appears(named('auction-header', 'group', 'Coins'));
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await inPage(
      () =>
        document
          .querySelector('auction-header')
          .shadowRoot.querySelector('[aria-expanded=true] + [role=group]') === null,
    );
    const search = await appears(named('auction-header', 'combobox', 'Search lots, makers, places'));
    await search.type('tractor');
    await appears('auction-header >>> [role=option]');
    await page.keyboard.press('Escape');

    await (await page.$('auction-text-input >>> input')).type('Ann');
    await (await page.$('auction-date-input >>> input')).type('12/24/2026');
    await (await page.$('auction-time-input >>> input')).type('9:30 pm');
    await page.keyboard.press('Tab');
    assert.deepEqual(await page.evaluate(() => [...new FormData(document.querySelector('form')).values()]), [
      'Ann',
      '2026-12-24',
      '21:30',
    ]);
    await press(page, 'auction-date-input >>> [part~=picker-button]');
    await pressButton('auction-date-input', 'Next month');
    await appears('auction-date-input >>> [data-day="2027-01-05"]');
    await page.keyboard.press('Escape');
    await press(page, 'auction-popover button');
    await inPage(() =>
      document
        .querySelector('auction-popover')
        .shadowRoot.querySelector('[popover]')
        ?.matches(':popover-open'),
    );

    await page.keyboard.press('Escape');
    await page.setViewport({ width: 390, height: 800 });
    await page.evaluate(() => scrollTo(0, 0));
    await pressButton('auction-header', 'Open menu');
    await appears('auction-header >>> dialog[open]');
    for (const label of ['Coins', 'Gold Coins']) {
      const row = await page.waitForFunction(
        (text) => {
          const { shadowRoot } = document.querySelector('auction-header');
          if (shadowRoot.getAnimations().some(({ playState }) => playState === 'running')) return false;
          return [...shadowRoot.querySelectorAll('dialog button')].find(
            (button) => button.textContent.trim() === text && button.checkVisibility(),
          );
        },
        { polling: 50, timeout: 5000 },
        label,
      );
      await row.click();
    }
    await appears('auction-header >>> dialog a');
    assert.deepEqual(errors, []);
    await page.close();
  }
});
