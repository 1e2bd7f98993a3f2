import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { textOutOfSight, states } from '../support/adaptedStates.mjs';
import { appears, demoInBrowser, until } from '../support/browser.mjs';

/** What users set for themselves, on the built demo: 400 % zoom (WCAG 1.4.10) and spaced text (1.4.12). */
describe('the demo site, as a user has adapted it', () => {
  const site = demoInBrowser();
  let page;
  afterEach(() => page?.close());

  const open = async (path, [width, height]) => {
    page = await site.browser.newPage();
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(site.demo.origin + path);
    await appears(page, 'auction-header >>> [part=header]');
  };

  const onPhone = Object.entries(states).filter(([, { phone }]) => phone !== false);
  const onDesktop = Object.entries(states).filter(([, { phone }]) => phone !== true);

  for (const [name, { path, act }] of onPhone)
    it(`${name}: at 400 % of 1280 × 1024 px nothing scrolls sideways, and all is in view`, async () => {
      await open(path, [320, 256]);
      await act?.(page);
      assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth), 320);
      assert.deepEqual(await page.evaluate(textOutOfSight), []);
    });

  for (const { width, height, list } of [
    { width: 320, height: 700, list: onPhone },
    { width: 1104, height: 900, list: onDesktop },
  ])
    for (const [name, { path, act }] of list)
      it(`${name}: no text is cut off when it is spaced, at ${width} px`, async () => {
        await open(path, [width, height]);
        await act?.(page);
        await page.evaluate(spaceText);
        await until(() => page.evaluate(() => document.fonts.status === 'loaded'), 'the fonts');
        assert.equal(await page.evaluate(() => document.scrollingElement.scrollWidth), width);
        assert.deepEqual(await page.evaluate(textOutOfSight), []);
      });
});

/** Runs in the page: the spacing of WCAG 1.4.12, in every shadow root. */
function spaceText() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
    p { margin-block-end: 2em !important }`);
  const within = (root) => {
    root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) within(shadowRoot);
  };
  within(document);
}
