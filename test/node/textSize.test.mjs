import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { states } from '../support/adaptedStates.mjs';
import { answerAt, appears, demoInBrowser } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';
import { textFits } from '../support/textFits.mjs';

/**
 * Tests the text size that users set in their browser: the default and the minimum font size (WCAG 1.4.4).
 */

/** The desktop header fits at this multiple of the default font size and wider. */
const desktopWidth = 1104 / 16;

// All other tests run with 16 px.
for (const size of sample([16, 24, 32], (each) => each === 32))
  describe(`with a default font size of ${size} px`, () => {
    const site = demoInBrowser({ flags: [`--blink-settings=defaultFontSize=${size}`] });
    let page;
    afterEach(() => page?.close());

    const open = async (path, width, height = 900) => {
      page = await site.browser.newPage();
      await page.setViewport({ width, height });
      await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
      await page.goto(site.demo.origin + path);
      await appears(page, 'auction-header >>> [part=header]');
    };
    const fontSize = async (selector) => {
      const element = await appears(page, selector);
      return parseFloat(await element.evaluate((each) => getComputedStyle(each).fontSize));
    };

    const narrowest = [320, desktopWidth * size];
    const widths = [...new Set([...narrowest, 768, 1104, 1440])].toSorted((a, b) => a - b);
    for (const name of ['the start page', 'the controls'])
      it(`clips no text at ${widths.join(', ')} px: ${name}`, async () => {
        await open(states[name].path, widths[0]);
        for (const width of widths) {
          await page.setViewport({ width, height: 900 });
          await textFits(page, width);
        }
      });

    // The same styles apply at the other widths.
    for (const width of size > 16 ? narrowest : [])
      for (const [name, { path, phone, act }] of Object.entries(states)) {
        const isDesktop = width >= desktopWidth * size;
        if (phone === isDesktop || !act) continue;
        it(`clips no text at ${width} px: ${name}`, async () => {
          await open(path, width);
          await act(page);
          await textFits(page, width);
        });
      }

    it('scales the text of the header, menus, fields, and calendar', async () => {
      await open('/', 390);
      assert.equal(await fontSize('auction-footer >>> footer'), (14 / 16) * size);
      await states['the mobile menu'].act(page);
      assert.equal(await fontSize('auction-header >>> dialog a'), size);
      await page.close();
      await open('/controls', 1440);
      assert.equal(await fontSize('auction-text-input >>> input'), size);
      await states['the calendar'].act(page);
      assert.equal(await fontSize('auction-date-input >>> [data-day]'), (14 / 16) * size);
    });

    it('keeps the search inside the bar on narrow screens', async () => {
      await open('/', 390);
      for (const width of [768, 390]) {
        await page.setViewport({ width, height: 900 });
        const input = await appears(page, 'auction-header >>> [part=search-input]');
        await input.focus();
        const [box, bar] = await input.evaluate((element) =>
          [element.form, element.getRootNode().querySelector('[part=top-row]')].map((each) => {
            const { top, bottom, height } = each.getBoundingClientRect();
            return { top, bottom, height };
          }),
        );
        assert.ok(box.height <= 48, `${width}: ${box.height}`);
        assert.ok(
          box.top >= bar.top + 4 && box.bottom <= bar.bottom - 4,
          `${width}: ${box.top} ${box.bottom}`,
        );
      }
    });

    it('aligns the header, page, and fields at the left', async () => {
      await open('/controls', 2800);
      await appears(page, 'auction-text-input >>> input');
      const left = (selector) =>
        appears(page, selector).then((element) =>
          element.evaluate((each) => Math.round(each.getBoundingClientRect().left)),
        );
      const edge = await left('auction-header >>> [part=logo]');
      assert.equal(await left('main h1'), edge);
      assert.equal(await left('auction-grid auction-form-field'), edge);
    });

    it('keeps the text size on a page that sets its root font size', async () => {
      page = await site.browser.newPage();
      await answerAt(
        page,
        '/own',
        `<style>html { font-size: 62.5% }</style><script type="module" src="/auction-elements.js"></script>
         <auction-text-input aria-label="Name"></auction-text-input>`,
      );
      await page.goto(`${site.demo.origin}/own`);
      assert.equal(await fontSize('auction-text-input >>> input'), size);
    });
  });
