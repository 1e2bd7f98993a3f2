import { afterEach, describe, it } from 'node:test';
import { states } from '../support/adaptedStates.mjs';
import { appears, demoInBrowser, until } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';
import { textFits } from '../support/textFits.mjs';

/** Tests user adaptations of the built demo: 400% zoom (WCAG 1.4.10) and text spacing (WCAG 1.4.12). */
describe('demo site with user adaptations', () => {
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

  const isAdaptedToSpacing = async (width) => {
    await page.evaluate(spaceText);
    await until(() => page.evaluate(() => document.fonts.status === 'loaded'), 'the fonts');
    await textFits(page, width);
  };

  for (const [name, { path, act }] of onPhone)
    it(`fits at 400% zoom of 1280 × 1024 px, and on a phone of 320 px with text spacing: ${name}`, async () => {
      await open(path, [320, 256]);
      await act?.(page);
      await textFits(page, 320);
      await page.setViewport({ width: 320, height: 700 });
      await isAdaptedToSpacing(320);
    });

  // The phone tests cover states that look the same at both widths.
  for (const [name, { path, act }] of sample(onDesktop, ([, { phone }]) => phone === false))
    it(`fits at 1104 px with text spacing: ${name}`, async () => {
      await open(path, [1104, 900]);
      await act?.(page);
      await isAdaptedToSpacing(1104);
    });
});

/** Runs in the page: sets the spacing of WCAG 1.4.12 in every shadow root. */
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
