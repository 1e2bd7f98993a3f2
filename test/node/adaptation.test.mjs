import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { appears as appearsIn, demoInBrowser, press as pressIn, until } from '../support/browser.mjs';

/** What users set for themselves, on the built demo: 400 % zoom (WCAG 1.4.10) and spaced text (1.4.12). */
describe('the demo site, as a user has adapted it', () => {
  const site = demoInBrowser();
  let page;
  afterEach(() => page?.close());

  const appears = (selector) => appearsIn(page, selector);
  const open = async (path, [width, height]) => {
    page = await site.browser.newPage();
    await page.setViewport({ width, height });
    await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
    await page.goto(site.demo.origin + path, { waitUntil: 'networkidle0' });
    await appears('auction-header >>> [part=header]');
  };
  const press = (selector) => pressIn(page, selector);
  const pressButton = (name) => press(`auction-header >>> ::-p-aria([name="${name}"][role="button"])`);

  const signIn = async () => {
    await page.$eval('auction-header', (header) => {
      header.session = 'bidder';
    });
    await appears('auction-header >>> .tools > [aria-haspopup=dialog]');
  };
  const isShown = (element) => element?.evaluate((each) => each.checkVisibility()) ?? false;

  /** Each is a page, what is done in it, and what must then be there. */
  const states = {
    'the start page': { path: '/' },
    'the sign-in page': { path: '/asp/LoginBidder.asp' },
    'a list of lots': { path: '/todays-auctions' },
    'the start page of a bidder': {
      path: '/demo/plain',
      phone: true,
      act: async () => {
        await signIn();
        assert.equal(await page.$('auction-header >>> ::-p-text(Watchlist)').then(isShown), false);
      },
    },
    'the account in the mobile menu': {
      path: '/demo/plain',
      phone: true,
      act: async () => {
        await signIn();
        await press('auction-header >>> .tools > [aria-haspopup=dialog]');
        await appears('auction-header >>> dialog ::-p-text(Sign Out)');
      },
    },
    'the mobile menu': {
      path: '/',
      phone: true,
      act: async () => {
        await pressButton('Open menu');
        await appears('auction-header >>> dialog[open]');
      },
    },
    'a page of the mobile menu': {
      path: '/',
      phone: true,
      act: async () => {
        await pressButton('Open menu');
        await press('auction-header >>> dialog[open] button ::-p-text(Farm Equipment)');
        await appears('auction-header >>> dialog ::-p-text(Tractors)');
      },
    },
    'a mega-menu': {
      path: '/',
      phone: false,
      act: async () => {
        await pressButton('Farm Equipment');
        await appears('auction-header >>> [aria-expanded=true] + [role=group] a');
      },
    },
    'the account menu': {
      path: '/demo/plain',
      phone: false,
      act: async () => {
        await page.$eval('auction-header', (header) => {
          header.session = 'bidder';
        });
        await pressButton('Account');
        await appears('auction-header >>> [aria-expanded=true] + [role=group] a');
      },
    },
    suggestions: {
      path: '/',
      act: async () => {
        await (await appears('auction-header >>> input[role=combobox]')).type('tractor');
        await appears('auction-header >>> [role=option]');
      },
    },
    'the controls': { path: '/controls' },
    'the calendar': {
      path: '/controls',
      act: async () => {
        await press('auction-date-input >>> [part~=picker-button]');
        await appears('auction-date-input >>> [data-day]');
      },
    },
    'the time panel': {
      path: '/controls',
      act: async () => {
        await press('auction-time-input >>> [part~=picker-button]');
        await appears('auction-time-input >>> [role=dialog] input');
      },
    },
  };
  const onPhone = Object.entries(states).filter(([, { phone }]) => phone !== false);
  const onDesktop = Object.entries(states).filter(([, { phone }]) => phone !== true);

  for (const [name, { path, act }] of onPhone)
    it(`${name}: at 400 % of 1280 × 1024 px nothing scrolls sideways, and all is in view`, async () => {
      await open(path, [320, 256]);
      await act?.();
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
        await act?.();
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

/** Runs in the page: texts of the page and of our tags that something cuts off, or that lie beside the window. */
function textOutOfSight() {
  const found = [];
  const parentOf = (node) => node.assignedSlot ?? node.parentNode ?? node.host;
  const isCut = (text) => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const { left, right, top, bottom, width } = range.getBoundingClientRect();
    if (width === 0) return false;
    for (let ancestor = text.parentElement; ancestor; ancestor = parentOf(ancestor)) {
      if (!(ancestor instanceof Element)) continue;
      const { overflowX, overflowY, clipPath } = getComputedStyle(ancestor);
      // For screen readers only.
      if (clipPath !== 'none') return false;
      const edges = ancestor.getBoundingClientRect();
      // What can be scrolled to is in sight.
      if ([overflowX, overflowY].some((each) => ['auto', 'scroll'].includes(each))) return false;
      if (['hidden', 'clip'].includes(overflowX) && (left < edges.left - 1 || right > edges.right + 1))
        return true;
      if (['hidden', 'clip'].includes(overflowY) && (top < edges.top - 1 || bottom > edges.bottom + 1))
        return true;
    }
    return left < -1 || right > innerWidth + 1;
  };
  const within = (root) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text; text = walker.nextNode())
      if (
        text.data.trim() &&
        text.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
        isCut(text)
      )
        found.push(`${root.host?.localName ?? ''}: ${text.data.trim()}`);
    for (const { shadowRoot } of root.querySelectorAll('*')) if (shadowRoot) within(shadowRoot);
  };
  within(document);
  return found;
}
