import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { collectErrors, launchBrowser, pause, until } from '../../support/browser.mjs';
import { startHost } from '../../support/release.mjs';

const names = ['auction_auth', 'auction_guid', 'auction_bidder', 'auction_user'];

describe('signing out', { timeout: 120_000 }, () => {
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
    browser = await launchBrowser({
      flags: ['--host-resolver-rules=MAP *.test 127.0.0.1'],
      watchesNetwork: true,
    });
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
    await page.mouse.move(700, 40);
    await until(() => page.$('auction-header >>> button[aria-expanded]'));
    const opener = await page.waitForSelector(
      'auction-header >>> ::-p-aria([name="Account"][role="button"])',
    );
    await opener.click();
    const link = await page.waitForSelector(
      'auction-header >>> [data-auction-container] a[href="/sign-out"]',
      {
        visible: true,
      },
    );
    await link.click();
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

  it('is not requested by speculation rules, nor is the sign-in, while the pointer rests on their links', async () => {
    // Prefetches alone: the driver may wait forever for a page that is prerendered.
    const json = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
    for (const session of ['visitor', 'bidder'])
      pages[`/${session}`] = () =>
        `<!doctype html><script type="speculationrules">${json}</script><script type="module" src="/autoload.js"></script>
        <auction-header session="${session}"></auction-header><p><a href="/other">Other</a></p>`;
    for (const [session, path, width] of [
      ['visitor', '/asp/LoginBidder.asp', 1440],
      ['bidder', '/sign-out', 1440],
      ['bidder', '/sign-out', 390],
    ]) {
      const page = await browser.newPage();
      await page.setViewport({ width, height: 900 });
      await page.goto(`${host.origin}/${session}`, { waitUntil: 'networkidle0' });
      await page.mouse.move(700, 40);
      await until(() => page.$('auction-header >>> button[aria-expanded]'));
      host.requests.length = 0;
      if (session === 'bidder') {
        const name = width > 1103 ? 'Account' : 'My Auctions';
        const opener = await page.waitForSelector(
          `auction-header >>> ::-p-aria([name="${name}"][role="button"])`,
        );
        await opener.click();
      }
      const link = await page.waitForSelector(
        `auction-header >>> [data-auction-container] a[href^="${path}"]`,
        {
          visible: true,
        },
      );
      await link.hover();
      await pause(1000);
      await page.mouse.down();
      const href = await link.evaluate((element) => element.getAttribute('href'));
      await page.mouse.move(700, 890);
      await page.mouse.up();
      assert.ok(href.startsWith(path), href);
      // Rules work here.
      if (width > 390) {
        await page.keyboard.press('Escape');
        await page.hover('p a');
        await until(() => host.requests.includes('/other'), 'a speculative request');
      }
      assert.deepEqual(
        host.requests.filter((each) => each.startsWith(path)),
        [],
      );
      await page.close();
    }
  });
});
