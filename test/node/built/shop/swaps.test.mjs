import assert from 'node:assert/strict';
import { after, afterEach, before, describe, it } from 'node:test';
import { collectErrors, endVisit, launchBrowser, until } from '../../../support/browser.mjs';
import { startShop } from '../../../support/shop.mjs';
import { itDaily } from '../../../support/sample.mjs';
import { kept } from './harnesses.mjs';

/** Swaps the content of a page while the user is in the middle of a task. */
describe('a swap of the page’s content', () => {
  let browser;
  let shop;
  let page;
  let errors;
  before(async () => {
    browser = await launchBrowser();
  });
  after(() => browser?.close());
  afterEach(async () => {
    assert.deepEqual(errors, []);
    await endVisit(page);
    shop?.end();
  });

  const open = async (harness, { path = '/', width = 1440, height = 900 } = {}) => {
    shop = await startShop(harness);
    page = await browser.newPage();
    errors = collectErrors(page, { ignore: /^Found declarative shadowrootmode/ });
    await page.setViewport({ width, height });
    await page.goto(shop.origin + path, { waitUntil: 'load' });
    await until(async () => {
      // Interacts with the header.
      await page.$eval('auction-header', ({ shadowRoot }) =>
        shadowRoot.dispatchEvent(new Event('pointerover')),
      );
      return page.$('auction-header >>> button[aria-expanded]');
    }, 'the header');
  };
  const control = (role, name, within = 'auction-header') =>
    until(() => page.$(`${within} >>> ::-p-aria([name="${name}"][role="${role}"])`), `${role} ${name}`);
  /** Goes to a page with another heading without a click, which would close open menus. */
  const goToLot = async () => {
    await page.evaluate(() => document.querySelector('#to-lot').click());
    await until(() => page.$eval('h1', ({ textContent }) => textContent === 'Lot 7'), 'the lot');
  };
  const isShown = async (role, name, within) =>
    (await control(role, name, within)).evaluate((element) => element.checkVisibility());
  const getFocused = () =>
    page.evaluate(() => {
      let { activeElement } = document;
      while (activeElement?.shadowRoot?.activeElement) ({ activeElement } = activeElement.shadowRoot);
      return activeElement?.textContent;
    });

  const headers = Object.entries(kept).filter(([, { header }]) => header);
  for (const [index, [name, harness]] of headers.entries())
    describe(`by ${name}`, () => {
      const [itOnDesktop, itOnPhone] = index % 2 === 0 ? [it, itDaily] : [itDaily, it];

      itOnDesktop('keeps an open menu, its scroll position, focus, and a typed search', async () => {
        await open(harness, { height: 420 });
        await (await control('combobox', 'Search lots, makers, places')).type('gavel');
        await (await control('button', 'Coins')).click();
        const panel = await control('group', 'Coins');
        const scrolled = await panel.evaluate(
          (element) =>
            new Promise((resolve) => {
              element.addEventListener('scroll', () => resolve(element.scrollTop), { once: true });
              element.scrollTo(0, 40);
            }),
        );
        await goToLot();
        const search = await control('combobox', 'Search lots, makers, places');
        assert.equal(await search.evaluate(({ value }) => value), 'gavel');
        const button = await control('button', 'Coins');
        if (!harness.movesFocus) {
          assert.equal(await isShown('group', 'Coins'), true);
          assert.equal(await button.evaluate(({ ariaExpanded }) => ariaExpanded), 'true');
          await until(async () => (await getFocused())?.trim() === 'Coins', 'the focus');
          const again = await control('group', 'Coins');
          await until(
            async () => (await again.evaluate(({ scrollTop }) => scrollTop)) === scrolled,
            `the scroll position ${scrolled}`,
          );
          await page.keyboard.press('Escape');
        }
        // A menu closes when focus leaves it.
        await until(
          () => button.evaluate(({ ariaExpanded }) => ariaExpanded === 'false'),
          'the menu to close',
        );
      });

      // htmx and unpoly let the browser follow links in shadow roots.
      if (name.startsWith('Turbo'))
        it('closes the menu whose link was followed', async () => {
          await open(harness);
          const button = await control('button', 'Coins');
          await button.click();
          await (await control('link', 'Dimes')).click();
          await until(() => page.$eval('h1', ({ textContent }) => textContent === 'Dimes'), 'the page');
          await until(
            () => button.evaluate(({ ariaExpanded }) => ariaExpanded === 'false'),
            'the menu to close',
          );
        });

      itOnPhone('keeps the open mobile menu', async () => {
        await open(harness, { width: 390 });
        await (await control('button', 'Open menu')).click();
        const getDialog = () => until(() => page.$('auction-header >>> dialog[open]'), 'the dialog');
        await getDialog();
        await goToLot();
        await until(
          async () => (await getDialog()).evaluate((dialog) => dialog.matches(':modal')),
          'the modal dialog',
        );
        await page.keyboard.press('Escape');
        await until(async () => !(await page.$('auction-header >>> dialog[open]')), 'the dialog to close');
      });
    });
});
