import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { until } from '../../support/browser.mjs';
import { autoload, isHydrated, open, openHost, page } from './earlyPage.mjs';

describe('mobile menu', () => {
  openHost();

  const config = JSON.stringify({
    about: [
      { label: 'Lots below', href: '#lots' },
      { label: 'Next page', href: '/next' },
    ],
  });
  const follow = async (label) => {
    await open(
      `<auction-header config='${config}'></auction-header><p style="height: 2000px">Text</p><h2 id="lots">Lots</h2><p style="height: 2000px">Text</p>`,
      { head: autoload, width: 390 },
    );
    await isHydrated();
    await page.evaluate(() => {
      document.body.style.overflow = 'auto';
      // Scrolls as a client-side router does.
      document.addEventListener('click', (event) => {
        const link = event.composedPath().find(({ localName }) => localName === 'a');
        if (link?.getAttribute('href') !== '/next') return;
        event.preventDefault();
        history.pushState({}, '', '/next');
        window.scrollTo(0, 0);
      });
      window.scrollTo(0, 300);
    });
    const press = (text) =>
      until(
        () =>
          page.$eval(
            'auction-header',
            ({ shadowRoot }, name) => {
              const scope =
                shadowRoot.querySelector('dialog') ??
                shadowRoot.querySelector('[part=menu-button]').parentElement;
              const found = [...scope.querySelectorAll('a, button')].find(
                (each) => (each.ariaLabel ?? each.textContent).trim() === name,
              );
              found?.click();
              return Boolean(found);
            },
            text,
          ),
        text,
      );
    await press('Open menu');
    await until(
      () =>
        page.$eval('auction-header', ({ shadowRoot }) =>
          shadowRoot.querySelector('dialog')?.contains(shadowRoot.activeElement),
        ),
      'focus in the menu',
    );
    await press('About Auctions');
    await press(label);
    await until(() =>
      page.$eval('auction-header', ({ shadowRoot }) => shadowRoot.querySelector('dialog') === null),
    );
    return page.evaluate(() => [window.scrollY, document.body.getAttribute('style')]);
  };

  it('keeps the scroll position of a link to a part of the page', async () => {
    const [scrolled, style] = await follow('Lots below');
    assert.ok(scrolled > 2000, `${scrolled}`);
    assert.equal(style, 'overflow: auto;');
  });

  it('keeps the scroll position that the page’s router sets', async () => {
    const [scrolled, style] = await follow('Next page');
    assert.equal(scrolled, 0);
    assert.equal(style, 'overflow: auto;');
  });
});
