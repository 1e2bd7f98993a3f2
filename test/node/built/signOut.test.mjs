import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { collectErrors, launchBrowser, until } from '../../support/browser.mjs';
import { startHost } from '../../support/release.mjs';

const names = ['auction_auth', 'auction_guid', 'auction_bidder', 'auction_user'];

describe('signing out', () => {
  const requests = [];
  const pages = {
    '/': () =>
      '<!doctype html><script type="module" src="/autoload.js"></script><auction-header session="bidder"></auction-header>',
    '/proxy/logout/v1': () => ({ type: 'application/json', body: '{"additionalLogoutUrls":[]}' }),
    '/account/signout': (_, { headers }) => {
      requests.push(headers.cookie ?? '');
      return '<!doctype html><title>Signed out</title>';
    },
  };
  let host;
  let browser;
  before(async () => {
    host = await startHost(pages);
    browser = await launchBrowser({ flags: ['--host-resolver-rules=MAP *.test 127.0.0.1'] });
  });
  after(async () => {
    await browser?.close();
    host?.end();
  });

  const signOut = async (setCookies) => {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const errors = collectErrors(page);
    const { port } = new URL(host.origin);
    await page.goto(`http://www.eu.gavel.test:${port}/`);
    await page.evaluate(setCookies, names);
    const click = (selector) =>
      until(() =>
        page.$eval(
          'auction-header',
          ({ shadowRoot }, wanted) => {
            const found = shadowRoot.querySelector(wanted);
            found?.click();
            return Boolean(found);
          },
          selector,
        ),
      );
    await click('[part=account] button[aria-expanded]');
    await click('[data-auction-container] a[href="/sign-out"]');
    await until(() => requests.length > 0, 'the end of the flow');
    await page.close();
    return { cookies: requests.splice(0), errors: errors.filter((text) => text.includes('auction-header')) };
  };

  it('removes the cookies of the host and of all domains above it, without an attribute', async () => {
    const { cookies, errors } = await signOut((all) => {
      for (const name of all)
        for (const domain of [
          '',
          '; Domain=www.eu.gavel.test',
          '; Domain=eu.gavel.test',
          '; Domain=gavel.test',
        ])
          document.cookie = `${name}=1; Path=/${domain}`;
    });
    assert.deepEqual(cookies, ['']);
    assert.deepEqual(errors, []);
  });

  it('warns of cookies that are still readable', async () => {
    const { errors } = await signOut((all) => {
      // A page cannot remove what its own script sets again.
      document.cookie = `${all[0]}=1; Path=/`;
      window.setInterval(() => (document.cookie = `${all[0]}=1; Path=/`), 0);
      const own = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(Document.prototype, 'cookie', { ...own, set() {} });
    });
    assert.equal(
      errors.filter((text) => text.includes('still readable after the sign-out: auction_auth')).length,
      1,
    );
  });
});
