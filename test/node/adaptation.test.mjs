import { afterEach, describe, it } from 'node:test';
import { states } from '../support/adaptedStates.mjs';
import { appears, demoInBrowser, until } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';
import { textFits } from '../support/textFits.mjs';

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

  const isAdaptedToSpacing = async (width) => {
    await page.evaluate(spaceText);
    await until(() => page.evaluate(() => document.fonts.status === 'loaded'), 'the fonts');
    await textFits(page, width);
  };

  for (const [name, { path, act }] of onPhone)
    it(`${name}: fits at 400 % of 1280 × 1024 px, and on a phone of 320 px with spaced text`, async () => {
      await open(path, [320, 256]);
      await act?.(page);
      await textFits(page, 320);
      await page.setViewport({ width: 320, height: 700 });
      await isAdaptedToSpacing(320);
    });

  // What looks the same at both widths has been seen on the phone.
  for (const [name, { path, act }] of sample(onDesktop, ([, { phone }]) => phone === false))
    it(`${name}: fits at 1104 px with spaced text`, async () => {
      await open(path, [1104, 900]);
      await act?.(page);
      await isAdaptedToSpacing(1104);
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
