import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appears, endVisit, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

const body = (attributes) =>
  `<!doctype html><meta charset="utf-8"><script type="module" src="/autoload.js" data-hydrate="idle"></script>
  <auction-header session="bidder" ${attributes}></auction-header><main style="block-size: 3000px">Lots</main>`;
const pages = { '/': () => body(''), '/ar': () => body('locale="ar"'), '/sticky': () => body('sticky') };

/** Opens a menu, and returns its inline end and block start edges in CSS px. */
async function open(page, button) {
  const element = await appears(page, `auction-header >>> ${button}`);
  // Avoid scrolling, with which the driver’s clicks begin.
  const [x, y] = await element.evaluate((each) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  });
  await page.mouse.click(x, y);
  const read = () =>
    page.evaluate(async () => {
      const { shadowRoot } = document.querySelector('auction-header');
      await Promise.all(shadowRoot.getAnimations().map(({ finished }) => finished));
      const panel = shadowRoot.querySelector('.panel:popover-open');
      if (!panel) return undefined;
      const { left, right, top } = panel.getBoundingClientRect();
      const isRightToLeft = getComputedStyle(panel).direction === 'rtl';
      return [isRightToLeft ? left : right, top].map((edge) => Math.round(edge));
    });
  return until(read, 'an open menu');
}

/** Runs in a page before its scripts, so that they find no CSS anchor positioning. */
function removeAnchors() {
  const { supports } = CSS;
  const { replaceSync } = CSSStyleSheet.prototype;
  CSS.supports = (...args) => !args.join(':').startsWith('anchor-scope') && supports.apply(CSS, args);
  CSSStyleSheet.prototype.replaceSync = function (css) {
    replaceSync.call(this, css.replaceAll(/@supports ?\(anchor-scope/g, '@supports (unknown'));
  };
}

/** Opens a page, prepares it, and returns the edges of a menu that it opens. */
async function findPlace(browser, address, { button, act, prepare }) {
  const page = await browser.newPage();
  if (prepare) await page.evaluateOnNewDocument(prepare);
  await page.setViewport({ width: 1280, height: 800 });
  await page.goto(address);
  await appears(page, 'auction-header >>> button[aria-expanded]');
  await act?.(page);
  const place = await open(page, button);
  const { position } = await page.evaluate(() => {
    const panel = document.querySelector('auction-header').shadowRoot.querySelector('.panel:popover-open');
    return { position: getComputedStyle(panel).position };
  });
  // Only anchored menus are fixed.
  assert.equal(position, prepare ? 'absolute' : 'fixed');
  await endVisit(page);
  return place;
}

/** Compares the position of a menu with and without CSS anchor positioning. */
describe('a browser without CSS anchor positioning', { timeout: 120_000 }, () => {
  const site = hostInBrowser(pages);

  const category = '[part=categories] li:nth-child(3) > button';
  const account = 'button[aria-controls=account-panel]';
  for (const { name, path, button, act } of [
    { name: 'a category menu', path: '/', button: category },
    { name: 'a category menu, right to left', path: '/ar', button: category },
    { name: 'the account menu', path: '/', button: account },
    { name: 'the account menu, right to left', path: '/ar', button: account },
    { name: 'a menu of a sticky header on a scrolled page', path: '/sticky', button: category, act: scroll },
  ])
    it(`shows ${name} below its button`, async () => {
      const address = site.host.origin + path;
      const anchored = await findPlace(site.browser, address, { button, act });
      assert.deepEqual(
        await findPlace(site.browser, address, { button, act, prepare: removeAnchors }),
        anchored,
      );
    });
});

/** Scrolls down, which hides a sticky header, then back a little, which shows it. */
async function scroll(page) {
  const findBottom = () =>
    page.evaluate(() => document.querySelector('auction-header').getBoundingClientRect().bottom);
  await page.evaluate(() => scrollTo(0, 900));
  await until(async () => {
    // The code that hides the header may not have loaded before the first scroll.
    await page.evaluate(() => scrollBy(0, 5));
    return (await findBottom()) <= 0;
  }, 'the hidden header');
  await page.evaluate(() => scrollBy(0, -300));
  await until(async () => (await findBottom()) === 124, 'the header');
}
