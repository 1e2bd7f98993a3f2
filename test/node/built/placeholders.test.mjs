import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appears, collectErrors, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

describe('built-in links to help pages', () => {
  const script = '<!doctype html><script type="module" src="/autoload.js"></script>';
  const config = JSON.stringify({ help: { baseUrl: 'https://help.shop.example' }, social: {} });
  const site = hostInBrowser(
    {
      '/': () => `${script}<auction-header></auction-header><auction-footer></auction-footer>`,
      '/own': () => `${script}<auction-footer config='${config}'></auction-footer>`,
    },
    { flags: ['--host-resolver-rules=MAP shop.example 127.0.0.1'] },
  );

  /** Returns the messages of a page whose footer has loaded React. */
  const read = async (host, path) => {
    const page = await site.browser.newPage();
    const errors = collectErrors(page);
    await page.goto(`http://${host}:${new URL(site.host.origin).port}${path}`);
    const link = await appears(page, 'auction-footer >>> a');
    await link.hover();
    await until(
      () => page.$eval('auction-footer', (footer) => footer.matches(':defined')),
      'the script of the footer',
    );
    await appears(page, 'auction-footer >>> input:not([popovertarget])');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await page.close();
    return errors;
  };

  it('warn the author of a public page once', async () => {
    const errors = await read('shop.example', '/');
    assert.equal(errors.length, 1, errors.join('\n'));
    assert.match(errors[0], /auction-footer: Links lead to `help\.auction\.example`/);
  });

  it('do not warn on a page in development, or with links of the site', async () => {
    assert.deepEqual(await read('localhost', '/'), []);
    assert.deepEqual(await read('shop.example', '/own'), []);
  });
});
