import assert from 'node:assert/strict';
import { afterEach, describe, it } from 'node:test';
import { states } from '../support/adaptedStates.mjs';
import { appears, demoInBrowser } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';
import { findSmallTargets } from '../support/targets.mjs';

/** Tests settings of the user’s system or browser on the built demo. */
describe('demo site with user preferences', () => {
  const site = demoInBrowser();
  let page;
  let cdp;
  afterEach(() => page?.close());

  const open = async (path, { features = {}, viewport = { width: 1440, height: 900 }, prepare } = {}) => {
    page = await site.browser.newPage();
    cdp = await page.createCDPSession();
    await page.setViewport(viewport);
    const media = { 'prefers-reduced-motion': 'reduce', ...features };
    await cdp.send('Emulation.setEmulatedMedia', {
      features: Object.entries(media).map(([name, value]) => ({ name, value })),
    });
    await prepare?.();
    await page.goto(site.demo.origin + path, { waitUntil: 'networkidle0' });
    await appears(page, 'auction-header >>> [part=header]');
  };
  const style = async (selector, property, pseudo) =>
    (await appears(page, selector)).evaluate(
      (element, name, part) => getComputedStyle(element, part)[name],
      property,
      pseudo,
    );

  describe('with more contrast', () => {
    it('shows help and borders as strong as text', async () => {
      await open('/controls', { features: { 'prefers-contrast': 'more' } });
      const ink = await style('auction-form-field >>> .label', 'color');
      assert.equal(await style('auction-form-field >>> .note', 'color'), ink);
      assert.equal(await style('auction-text-input >>> .frame', 'borderTopColor'), ink);
      assert.equal(await style('auction-form-field input:not([type])', 'borderTopColor'), ink);
      assert.equal(
        await style('auction-footer >>> .legal', 'color'),
        await style('auction-footer >>> footer', 'color'),
      );
    });

    it('shows them in the page’s colors in the dark scheme', async () => {
      await open('/controls', {
        features: { 'prefers-contrast': 'more', 'prefers-color-scheme': 'dark' },
      });
      await page.evaluate(() => document.documentElement.style.setProperty('--auction-color-ink', '#fffff0'));
      assert.equal(await style('auction-form-field >>> .note', 'color'), 'rgb(255, 255, 240)');
    });
  });

  it('covers the page behind an open menu almost completely with reduced transparency', async () => {
    await open('/', { features: { 'prefers-reduced-transparency': 'reduce' } });
    await states['a mega-menu'].act(page);
    assert.equal(
      await style('auction-header >>> [part=backdrop]', 'backgroundColor'),
      'rgba(11, 17, 23, 0.9)',
    );
  });

  it('loads the mobile menu only when it is opened with reduced data', async () => {
    await open('/', {
      viewport: { width: 600, height: 800 },
      prepare: () => cdp.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true }),
    });
    const requests = [];
    cdp.on('Network.requestWillBeSent', ({ request }) => requests.push(request.url));
    await cdp.send('Network.enable');
    const button = await appears(page, 'auction-header >>> [part=menu-button]');
    await button.focus();
    await (await appears(page, 'auction-header >>> [role=combobox]')).hover();
    assert.deepEqual(requests, []);
    await button.click();
    await appears(page, 'auction-header >>> dialog a');
    assert.ok(requests.length > 0);
  });

  describe('with forced colors', () => {
    const forced = { features: { 'forced-colors': 'active' } };

    it('shows the edge of the mobile menu', async () => {
      await open('/', { ...forced, viewport: { width: 600, height: 800 } });
      await states['the mobile menu'].act(page);
      assert.equal(await style('auction-header >>> dialog', 'borderRightWidth'), '1px');
      assert.equal(await style('auction-header >>> dialog', 'width'), '384px');
    });
  });

  describe('pointing', () => {
    const controls = 'a[href], button, input, select, textarea, summary, [role=option], label:has(input)';
    const phone = { width: 390, height: 844, hasTouch: true, isMobile: true };
    const smallPhone = { width: 320, height: 640, hasTouch: true, isMobile: true };
    const tablet = { width: 1180, height: 820, hasTouch: true, isMobile: true };
    const turn = (direction) => page.evaluate((dir) => (document.documentElement.dir = dir), direction);
    /** Each page is opened once for both directions. */
    const expectTargets = async (size, within, index) => {
      for (const direction of sample(['ltr', 'rtl'], (_, at) => at === index % 2)) {
        await turn(direction);
        assert.deepEqual(await page.evaluate(findSmallTargets, size, within), [], direction);
      }
    };

    for (const [index, name] of [
      'the start page',
      'the start page of a bidder',
      'the controls',
      'the calendar',
      'the time panel',
      'a mega-menu',
      'the account menu',
    ].entries())
      it(`has targets of at least 24 px: ${name}`, async () => {
        await open(states[name].path, { viewport: states[name].phone ? phone : undefined });
        await states[name].act?.(page);
        // The panel may cover other controls of the page, which another state tests.
        const within = name === 'the time panel' ? '[role=dialog] :is(button, input, label)' : controls;
        await expectTargets(24, within, index);
      });

    /** Controls that promise 44 px. */
    const reached = {
      'the start page': { viewport: tablet, within: 'header :is(a, button, input)' },
      'a mega-menu': { viewport: tablet, within: 'header :is(a, button)' },
      'the mobile menu': { viewport: phone, within: 'dialog :is(a, button)' },
      'a page of the mobile menu': { viewport: phone, within: 'dialog :is(a, button)' },
      'the footer': {
        state: 'the start page',
        viewport: phone,
        within: 'footer :is(a, summary)',
      },
      suggestions: { viewport: phone, within: '[role=option]' },
      'the calendar': { viewport: phone, within: '[data-day], .top > button, .action > button' },
      'the controls': { viewport: phone, within: '.action > button[data-size="34"]' },
      'the calendar in a window of 320 px': {
        state: 'the calendar',
        viewport: smallPhone,
        within: '[data-day]',
      },
    };
    for (const [index, [name, { state = name, viewport, within }]] of Object.entries(reached).entries())
      it(`has touch targets of 44 px: ${name}`, async () => {
        await open(states[state].path, { viewport });
        await states[state].act?.(page);
        await expectTargets(44, within, index);
      });

    for (const direction of ['ltr', 'rtl'])
      it(`has rows of 48 px in the mobile menu, and closes it by a tap next to it (${direction})`, async () => {
        await open('/', { viewport: phone });
        await turn(direction);
        await states['the mobile menu'].act(page);
        assert.deepEqual(await page.evaluate(findSmallTargets, 48, 'dialog li > *'), []);
        await page.touchscreen.tap(direction === 'ltr' ? 380 : 10, 700);
        await page.waitForFunction(
          () => !document.querySelector('auction-header').shadowRoot.querySelector('dialog'),
        );
      });
  });

  for (const scheme of ['light', 'dark'])
    it(`shows a shade at the end of the mobile menu while there is more content below (${scheme})`, async () => {
      const viewport = { width: 390, height: 700 };
      await open('/', { features: { 'prefers-color-scheme': scheme }, viewport });
      await states['the mobile menu'].act(page);
      /** Returns a picture of the edge of the menu, next to its rows. */
      const picture = async (y) =>
        Buffer.from(await page.screenshot({ clip: { x: 2, y, width: 8, height: 24 } })).toString('base64');
      const blank = await picture(80);
      const end = viewport.height - 24;
      assert.notEqual(await picture(end), blank);
      await page.$eval('auction-header >>> dialog .view', (view) => view.scrollTo(0, view.scrollHeight));
      assert.equal(await picture(end), blank);
    });

  describe('printing', () => {
    const isShown = async (selector) =>
      (await appears(page, selector)).evaluate((each) => each.checkVisibility());

    it('prints the form as filled in, without floating elements', async () => {
      await open('/controls');
      await (await appears(page, 'auction-text-input[name=name] >>> input')).type('Ann');
      await states['the calendar'].act(page);
      await page.emulateMediaType('print');
      assert.equal(await isShown('auction-text-input[name=name] >>> input'), true);
      assert.equal(await isShown('auction-date-input >>> [part~=picker-button]'), false);
      assert.equal(await isShown('auction-date-input >>> [data-day]'), false);
      assert.equal(await style('auction-button >>> button', 'color'), 'rgb(21, 32, 43)');
    });

    it('prints the buttons of a time picker in its panel', async () => {
      await open('/controls');
      await page.evaluate(() =>
        document.querySelector('main').append(document.createElement('auction-time-picker')),
      );
      const getLeft = async (selector) =>
        (await appears(page, `auction-time-picker >>> ${selector}`)).evaluate(
          (each) => each.getBoundingClientRect().left,
        );
      await page.emulateMediaType('print');
      assert.equal(await getLeft('.actions button'), await getLeft('input'));
    });

    it('prints the name and links in dark text on paper', async () => {
      await open('/');
      await states['a mega-menu'].act(page);
      await page.emulateMediaType('print');
      for (const selector of ['auction-header >>> .logo', 'auction-footer >>> li a'])
        assert.equal(await style(selector, 'color'), 'rgb(21, 32, 43)');
      assert.equal(await isShown('auction-header >>> [part=backdrop]'), false);
      assert.equal(await isShown('auction-header >>> [part=categories]'), false);
    });
  });

  it('has at least 16 px in every text box on touch screens, so that the browser does not zoom', async () => {
    await open('/controls', { viewport: { width: 390, height: 844, hasTouch: true, isMobile: true } });
    const small = await page.$$eval(
      ':is(auction-text-input, auction-date-input, auction-time-input, auction-header, auction-footer) >>> :is(input, textarea)',
      (boxes) =>
        boxes
          .filter((box) => box.checkVisibility() && parseFloat(getComputedStyle(box).fontSize) < 16)
          .map(({ name }) => name),
    );
    assert.deepEqual(small, []);
  });
});
