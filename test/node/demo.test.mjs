import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { runnerImport } from 'vite';
import { startDemo } from '../../scripts/startDemo.mjs';
import { root } from '../support/servers.mjs';

const load = async (path) =>
  (await runnerImport(path, { root, configFile: false, logLevel: 'error' })).module;
const { paths } = await load('/src/site/core/links.ts');
const { browseLinks, bidderLinks, aboutLinks } = await load('/src/site/navigation/menuLinks.ts');
const { endpoints } = await load('/src/site/core/endpoints.ts');
const { getBuiltInCategory } = await load('/src/site/navigation/categories.ts');
const { categoryLabels } = await load('/src/site/core/categoryLabels.ts');
const { slugify } = await load('/src/site/core/slugify.ts');
const { cookieNames } = await load('/src/site/core/cookieNames.ts');

describe('the demo site', () => {
  let demo;
  const get = (path, options) => fetch(demo.origin + path, { redirect: 'manual', ...options });
  const text = async (path, options) => (await get(path, options)).text();
  const json = async (path) => (await get(path)).json();

  before(async () => {
    demo = await startDemo();
  });
  after(() => demo.end());

  /** Signs in and gives the cookies as one header. */
  const signIn = async (d = '/', email = 'bidder@auction.example', password = 'tractor') => {
    const answer = await get(`${paths.signIn}?d=${encodeURIComponent(d)}`, {
      method: 'POST',
      body: new URLSearchParams({ email, password }),
    });
    const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
    return { answer, cookies, cookie: cookies.join('; ') };
  };

  describe('pages', () => {
    const categoryPages = categoryLabels.flatMap((label) => {
      const { subGroups, popular } = getBuiltInCategory(slugify(label));
      return [...subGroups.flatMap(({ links, all }) => [...links, all]), ...popular];
    });
    const routes = [
      paths.home,
      ...browseLinks.map(({ href }) => href),
      paths.signIn,
      `${paths.searchResults}?searchTerm=tractor&category=all+categories&timestamp=1`,
      paths.signOutRedirect,
      '/all-categories',
      '/for-sale/collector-cars',
      '/asp/privacypolicy.asp',
      '/asp/unifieduseragreement.asp',
      '/asp/loginauctioneer.asp',
      '/asp/createbidder.asp',
      '/asp/createseller.asp',
      '/accessibility',
      '/demo/log',
      '/demo/failures',
      '/demo/subscriptions',
      '/demo/chat',
      '/controls',
    ];
    for (const route of routes) {
      it(`${route} says where you are, with header and footer`, async () => {
        const answer = await get(route);
        assert.equal(answer.status, 200);
        const html = await answer.text();
        assert.match(html, /<h1>[^<]{3,}<\/h1>/);
        assert.match(html, /<auction-header[^>]*><\/auction-header>/);
        assert.match(html, /<auction-footer[^>]*><\/auction-footer>/);
        assert.match(html, /<script type="module" src="\/auction-elements.js"><\/script>/);
      });
    }

    it('all category links of the header lead somewhere', async () => {
      const hrefs = [...new Set(categoryPages.map(({ href }) => href))];
      assert.ok(hrefs.length > 200, `${hrefs.length} links`);
      for (const href of hrefs) {
        const answer = await get(href);
        assert.equal(answer.status, 200, href);
        assert.match(await answer.text(), /of [\d,]+ lots|<h1>/, href);
      }
    });

    it('an unknown address is a page too', async () => {
      const answer = await get('/for-sale/coins/unknown');
      assert.equal(answer.status, 404);
      assert.match(await answer.text(), /<auction-header/);
    });

    it('the about links are external', () => {
      for (const { href } of aboutLinks) assert.match(href, /^https:/);
    });

    it('the smallest page has two lines', async () => {
      assert.match(
        await text('/demo/plain'),
        /<script type="module" src="[^"]+"><\/script>\s+<auction-header><\/auction-header>/,
      );
    });

    it('a term with markup is shown as text', async () => {
      const html = await text(`${paths.searchResults}?searchTerm=${encodeURIComponent('<img src=x>')}`);
      assert.ok(!html.includes('<img src=x>'));
      assert.ok(html.includes('&lt;img src=x&gt;'));
    });
  });

  describe('signing in', () => {
    it('sets the four cookies and goes back to d', async () => {
      const { answer, cookies } = await signIn('/for-sale/coins/dimes?start=26#top');
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), '/for-sale/coins/dimes?start=26#top');
      assert.deepEqual(
        new Set(cookies.map((each) => each.split('=')[0])),
        new Set(Object.values(cookieNames)),
      );
    });

    it('says so in the data layer', async () => {
      assert.match(await text('/'), /loggedIn: 'False'/);
      const { cookie } = await signIn();
      assert.match(await text('/', { headers: { cookie } }), /loggedIn: 'True'/);
      assert.match(await text('/', { headers: { cookie: 'auction_auth=forged' } }), /loggedIn: 'False'/);
    });

    for (const [email, password] of [
      ['bidder@auction.example', 'wrong'],
      ['nobody@auction.example', 'tractor'],
      ['', ''],
      ["' OR 1=1 --", 'x'],
    ]) {
      it(`refuses ${email || 'nothing'} / ${password || 'nothing'} with a message and keeps the address`, async () => {
        const { answer, cookies } = await signIn('/', email, password);
        assert.equal(answer.status, 401);
        assert.deepEqual(cookies, []);
        assert.match(await answer.text(), /role="alert"/);
      });
    }

    for (const d of [
      'https://evil.example/',
      '//evil.example/',
      '/\\evil.example',
      '\\\\evil.example',
      'javascript:alert(1)',
      '/\t/evil.example',
      'https:evil.example',
      'http://user@localhost/',
      '',
    ]) {
      it(`never leads to ${JSON.stringify(d)}`, async () => {
        const { answer } = await signIn(d);
        const location = answer.headers.get('location');
        assert.equal(new URL(location, demo.origin).origin, demo.origin);
        assert.ok(!location.startsWith('//'));
      });
    }

    it('opens the pages of a bidder, which lead visitors to the sign-in', async () => {
      const { cookie } = await signIn();
      for (const { href } of [{ href: paths.myProduct }, { href: paths.watchlist }, ...bidderLinks]) {
        assert.equal((await get(href, { headers: { cookie } })).status, 200, href);
        const visitor = await get(href);
        assert.equal(visitor.status, 302);
        assert.equal(visitor.headers.get('location'), `${paths.signIn}?d=${encodeURIComponent(href)}`);
      }
    });
  });

  describe('signing out', () => {
    it('works by plain links', async () => {
      const { cookie } = await signIn();
      const first = await get(paths.signOut, {
        headers: { cookie, referer: `${demo.origin}/live-auctions` },
      });
      assert.equal(first.status, 303);
      assert.equal(first.headers.get('location'), `${paths.signOutRedirect}?returnURL=%2Flive-auctions`);
      assert.equal(first.headers.getSetCookie().filter((each) => each.includes('Max-Age=0')).length, 4);
      assert.match(await text('/', { headers: { cookie } }), /loggedIn: 'False'/);
    });

    it('leads back to this site alone', async () => {
      const html = await text(
        `${paths.signOutRedirect}?returnURL=${encodeURIComponent('https://evil.example/')}`,
      );
      assert.match(html, /<a href="\/">Go back/);
      const own = await text(
        `${paths.signOutRedirect}?returnURL=${encodeURIComponent(`${demo.origin}/all-auctions`)}`,
      );
      assert.match(own, /<a href="\/all-auctions">Go back/);
    });

    it('answers additionalLogoutUrls on other hosts and logs their paths', async () => {
      const answer = await get(endpoints.logout, {
        method: 'POST',
        headers: { 'content-type': 'application/json', Guid: 'g1', 'User-Id': '7' },
        body: JSON.stringify({ buyerGuid: 'g1' }),
      });
      const { additionalLogoutUrls } = await answer.json();
      const hosts = additionalLogoutUrls.map((url) => new URL(url).host);
      assert.ok(hosts.filter((host) => host !== new URL(demo.origin).host).length >= 2);
      for (const url of additionalLogoutUrls) assert.equal((await get(new URL(url).pathname)).status, 204);
      const log = await text('/demo/log');
      for (const url of additionalLogoutUrls) assert.ok(log.includes(`GET ${new URL(url).pathname}<`), url);
      assert.ok(log.includes(`POST ${endpoints.logout}<`));
    });

    for (const body of ['', '{', 'null', '[]', '{"buyerGuid":"other"}']) {
      it(`refuses the body ${body || 'that is empty'}`, async () => {
        const answer = await get(endpoints.logout, { method: 'POST', headers: { Guid: 'g1' }, body });
        assert.equal(answer.status, 400);
      });
    }
  });

  describe('viewings', () => {
    const book = (fields) => get('/controls/viewings', { method: 'POST', body: new URLSearchParams(fields) });

    it('are stored and listed', async () => {
      const answer = await book({ day: '2031-01-02', time: '09:30' });
      assert.equal(answer.status, 303);
      assert.match(await text('/controls'), /<td>2031-01-02<\/td>\s*<td>09:30<\/td>/);
    });

    for (const fields of [
      {},
      { day: '01/02/2031', time: '09:30' },
      { day: '2031-02-30', time: '09:30' },
      { day: '2031-01-02', time: '9:30 AM' },
    ])
      it(`are not without a day and a time: ${JSON.stringify(fields)}`, async () => {
        assert.equal((await book(fields)).status, 400);
      });
  });

  describe('the newsletter', () => {
    const subscribe = (body, type = 'application/json') =>
      get(endpoints.newsletter, { method: 'POST', headers: { 'content-type': type }, body });
    const listed = async (address) => (await text('/demo/subscriptions')).split(`<li>${address} `).length - 1;

    it('stores an address once, however it is written', async () => {
      for (const emailAddress of ['dana@example.com', ' Dana@Example.com ', 'dana@example.com'])
        assert.equal((await subscribe(JSON.stringify({ emailAddress }))).status, 200);
      assert.equal(await listed('dana@example.com'), 1);
    });

    for (const body of ['', '{', 'null', '[]', '{"emailAddress":7}', '{"emailAddress":"dana"}']) {
      it(`refuses ${body || 'nothing'}`, async () => assert.equal((await subscribe(body)).status, 400));
    }

    it('takes a plain form and answers with a page', async () => {
      const answer = await subscribe(
        new URLSearchParams({ emailAddress: 'form@example.com' }).toString(),
        'application/x-www-form-urlencoded',
      );
      assert.match(await answer.text(), /<h1>Subscribed, thank you!<\/h1>/);
      assert.equal(await listed('form@example.com'), 1);
    });
  });

  describe('the catalogue', () => {
    it('has 20,000 lots and more in the eleven groups', async () => {
      const counts = [
        ...(await text('/')).matchAll(/<a href="\/for-sale\/[^"]+">([^<]+)<\/a>\s*<span>([\d,]+) lots/g),
      ];
      assert.equal(counts.length, 11);
      const total = counts.reduce((sum, [, , count]) => sum + Number(count.replaceAll(',', '')), 0);
      assert.ok(total >= 20_000, String(total));
    });

    it('suggests categories with name, count and path', async () => {
      const { data } = await json(`${endpoints.suggestions}?lotSearchTerm=tractor`);
      assert.ok(data.length > 1 && data.length <= 10);
      for (const { name, count, path } of data) {
        assert.equal(typeof name, 'string');
        assert.ok(Number.isInteger(count) && count > 0);
        assert.match(path, /^\/for-sale\//);
      }
      assert.deepEqual(
        data.map(({ count }) => count),
        data.map(({ count }) => count).toSorted((a, b) => b - a),
      );
    });

    for (const term of [
      '"',
      "' OR 1",
      '*',
      'NEAR(',
      'a AND',
      '(((',
      '-',
      'title:x',
      '^',
      '\\',
      '💎',
      '\u0000',
      'x'.repeat(5000),
      '',
    ]) {
      it(`lives on the term ${JSON.stringify(term.slice(0, 10))}`, async () => {
        const answer = await get(`${endpoints.suggestions}?lotSearchTerm=${encodeURIComponent(term)}`);
        assert.equal(answer.status, 200);
        assert.ok(Array.isArray((await answer.json()).data));
        assert.equal(
          (await get(`${paths.searchResults}?searchTerm=${encodeURIComponent(term)}`)).status,
          200,
        );
      });
    }

    it('shows 25 results a page, and pages on by start', async () => {
      const ids = async (start) =>
        [
          ...(await text(`${paths.searchResults}?searchTerm=tractor&start=${start}`)).matchAll(/#lot-(\d+)/g),
        ].map(([, id]) => id);
      const [first, second] = [await ids(1), await ids(26)];
      assert.equal(first.length, 25);
      assert.equal(second.length, 25);
      assert.equal(new Set([...first, ...second]).size, 50);
      for (const start of ['-3', 'x', '1e99', '0.5']) assert.ok(Array.isArray(await ids(start)));
    });
  });

  describe('failures on demand', () => {
    const address = `${endpoints.suggestions}?lotSearchTerm=coin`;
    it('500', async () => assert.equal((await get(`${address}&failure=500`)).status, 500));
    it('HTML instead of JSON', async () =>
      assert.match(await text(`${address}&failure=html`), /^<!doctype html>/));
    it('a dropped connection', () => assert.rejects(get(`${address}&failure=drop`)));
    it('by a header as well', async () => {
      assert.equal((await get(address, { headers: { 'X-Failure': '500' } })).status, 500);
    });
    it('slow', async () => {
      const started = performance.now();
      assert.equal((await get(`${address}&failure=slow`)).status, 200);
      assert.ok(performance.now() - started > 2000);
    });
    it('a hanging answer, which ends with its caller', () =>
      assert.rejects(get(`${address}&failure=hang`, { signal: AbortSignal.timeout(300) })));
  });
});

describe('the demo server', () => {
  it('prints its address, and Ctrl-C ends it cleanly', async () => {
    const demo = await startDemo();
    assert.ok(demo.printed().includes(`http://localhost:${demo.port}/`));
    // A kept connection must not hold it.
    await (await fetch(demo.origin)).text();
    assert.equal(await demo.end(), 0);
  });

  it('says in one sentence that the port is taken', async () => {
    const demo = await startDemo();
    await assert.rejects(startDemo({ port: demo.port }), /Port \d+ is in use: set PORT/);
    await demo.end();
  });
});
