import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { appears, collectErrors, pause, press, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

const names = ['auction_auth', 'auction_guid', 'auction_bidder', 'auction_user'];
const signIn = '/asp/LoginBidder.asp';
const signOut = '/sign-out';

/** Use prefetching instead of prerendering, because the driver may wait forever for a prerendered page. */
const rules = JSON.stringify({ prefetch: [{ where: { href_matches: '/*' }, eagerness: 'moderate' }] });
const script = '<script type="module" src="/autoload.js"></script>';
const header = (session) => `<auction-header session="${session}"></auction-header>`;
const document = (body) =>
  `<!doctype html><meta charset="utf-8"><script type="speculationrules">${rules}</script>${body}<p><a href="/other">Other</a></p>`;

describe('signing out', { timeout: 180_000 }, () => {
  const requests = [];
  const pages = {
    '/': () => `<!doctype html>${script}${header('bidder')}`,
    '/visitor': () => document(script + header('visitor')),
    '/bidder': () => document(script + header('bidder')),
    '/proxy/logout/v1': () => ({ type: 'application/json', body: '{"additionalLogoutUrls":[]}' }),
    '/account/signout': (_, { headers }) => {
      requests.push(headers.cookie ?? '');
      return '<!doctype html><title>Signed out</title>';
    },
  };

  const site = hostInBrowser(pages, {
    flags: ['--host-resolver-rules=MAP *.test 127.0.0.1'],
    watchesNetwork: true,
  });

  const open = async (address, width = 1440) => {
    const page = await site.browser.newPage();
    await page.setViewport({ width, height: 900 });
    await page.goto(address);
    await appears(page, 'auction-header >>> a');
    return page;
  };

  /** Loads React and waits until it has hydrated the header. */
  const hydrate = async (page) => {
    await page.mouse.move(200, 20);
    await appears(page, 'auction-header >>> button[aria-expanded]');
    await page.mouse.move(200, 700);
  };

  const openAccount = (page) => {
    const name = page.viewport().width > 1103 ? 'Account' : 'My Auctions';
    return press(page, `auction-header >>> ::-p-aria([name="${name}"][role="button"])`);
  };

  const findLink = (page, path) =>
    until(
      () =>
        page
          .evaluateHandle((start) => {
            const all = window.document.querySelector('auction-header').shadowRoot.querySelectorAll('a');
            return [...all].find(
              (link) => link.getAttribute('href')?.startsWith(start) && link.checkVisibility(),
            );
          }, path)
          .then((handle) => handle.asElement()),
      path,
    );

  /** Finishes the sign-out flow, which goes to another page. */
  const finish = async (page) => {
    await until(async () => (await page.title()) === 'Signed out', 'the end of the flow');
    await page.close();
    return requests.splice(0);
  };

  const signOutWith = async (setCookies) => {
    const { port } = new URL(site.host.origin);
    const page = await open(`http://www.eu.gavel.test:${port}/`);
    const errors = collectErrors(page);
    await page.evaluate(setCookies, names);
    await hydrate(page);
    await openAccount(page);
    await (await findLink(page, signOut)).click();
    return { cookies: await finish(page), errors: errors.filter((text) => text.includes('auction-header')) };
  };

  it('removes the cookies of the host and of all parent domains, without an attribute', async () => {
    const { cookies, errors } = await signOutWith((all) => {
      for (const name of all)
        for (const domain of ['', 'www.eu.gavel.test', 'eu.gavel.test', 'gavel.test'])
          window.document.cookie = `${name}=1; Path=/${domain && `; Domain=${domain}`}`;
    });
    assert.deepEqual(cookies, ['']);
    assert.deepEqual(errors, []);
  });

  it('warns about cookies that are still readable', async () => {
    const { cookies, errors } = await signOutWith(([auth]) => {
      window.document.cookie = `${auth}=1; Path=/`;
      // From now on, the page cannot remove its cookies.
      const { get } = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie');
      Object.defineProperty(Document.prototype, 'cookie', { get, set() {}, configurable: true });
    });
    assert.equal(cookies.length, 1);
    assert.equal(errors.filter((text) => text.includes(names[0])).length, 1, errors.join('\n'));
  });

  describe('in a page with speculation rules', () => {
    const isRequested = (path) => site.host.requests.some((each) => each.startsWith(path));

    /**
     * Hovers over a link longer than the rules require, and asserts that the browser has requested nothing
     * although rules work here.
     */
    const pointAt = async (page, path) => {
      const link = await findLink(page, path);
      site.host.requests.length = 0;
      await link.hover();
      await pause(700);
      // A press that ends elsewhere follows no link.
      await page.mouse.down();
      await pause(300);
      await page.mouse.move(200, 890, { steps: 3 });
      await page.mouse.up();
      assert.equal(await link.evaluate((each) => each.getAttribute('href').split('?')[0]), path);
      assert.equal(isRequested(path), false);
    };

    const assertRulesWork = async (page) => {
      await page.keyboard.press('Escape');
      await page.hover('p a');
      await until(() => isRequested('/other'), 'a speculative request');
      await page.close();
    };

    for (const width of [390, 1440]) {
      it(`does not request the sign-in at ${width} px when the pointer rests on its link`, async () => {
        const page = await open(`${site.host.origin}/visitor`, width);
        await hydrate(page);
        await pointAt(page, signIn);
        if (width === 390) {
          await press(page, 'auction-header >>> ::-p-aria([name="Open menu"][role="button"])');
          await appears(page, 'auction-header >>> dialog[open]');
          await pointAt(page, signIn);
          await page.keyboard.press('Escape');
        }
        await assertRulesWork(page);
      });

      it(`does not request the sign-out at ${width} px when the pointer rests on its link`, async () => {
        const page = await open(`${site.host.origin}/bidder`, width);
        await hydrate(page);
        await openAccount(page);
        await pointAt(page, signOut);
        await page.keyboard.press('Escape');
        await assertRulesWork(page);
      });
    }

    it('does not request the sign-in before React has loaded', async () => {
      site.host.hold((path) => path.includes('react'));
      const page = await open(`${site.host.origin}/visitor`);
      // The loader watches the header.
      await appears(page, 'auction-header >>> [part=panel] > [hidden=until-found]');
      await pointAt(page, signIn);
      await assertRulesWork(page);
      site.host.release();
    });

    it('requests the sign-out only through the flow after a quick click', async () => {
      const page = await open(`${site.host.origin}/bidder`);
      await hydrate(page);
      await openAccount(page);
      const link = await findLink(page, signOut);
      site.host.requests.length = 0;
      await link.click();
      assert.equal((await finish(page)).length, 1);
      assert.equal(isRequested(signOut), false);
    });

    it('follows the sign-in link on a click and opens it in a new tab on a middle click', async () => {
      const page = await open(`${site.host.origin}/visitor`);
      await hydrate(page);
      const link = await findLink(page, signIn);
      const opened = new Promise((resolve) => {
        site.browser.once('targetcreated', resolve);
      });
      await link.click({ button: 'middle' });
      assert.ok((await opened).url().includes(signIn) || (await until(() => isRequested(signIn))));
      site.host.requests.length = 0;
      await link.click();
      await until(() => isRequested(signIn), 'the sign-in');
      await until(() => page.url().includes(`${signIn}?d=%2Fvisitor`), 'the sign-in page');
      await page.close();
    });
  });
});
