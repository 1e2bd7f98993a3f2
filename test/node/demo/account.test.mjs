import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'node-html-parser';
import {
  paths,
  bidderLinks,
  endpoints,
  cookieNames,
  demo,
  get,
  text,
  signIn,
  startDemoForSuite,
} from './demoSite.mjs';

describe('demo site', () => {
  startDemoForSuite();

  describe('sign-in', () => {
    it('sets the four cookies and returns to the path in `d`', async () => {
      const { answer, cookies } = await signIn('/for-sale/coins/dimes?start=26#top');
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), '/for-sale/coins/dimes?start=26#top');
      assert.deepEqual(
        new Set(cookies.map((each) => each.split('=')[0])),
        new Set(Object.values(cookieNames)),
      );
    });

    it('shows a rejected sign-in in a summary and keeps its fields, with links to a new password and account', async () => {
      const body = new URLSearchParams({ email: 'dana@example.com', password: 'wrong' });
      const page = parse(await text(paths.signIn, { method: 'POST', body }));
      assert.equal(page.querySelector('auction-error-summary a').getAttribute('href'), '#email');
      const labels = page
        .querySelectorAll('.sign-in auction-form-field')
        .map((each) => each.getAttribute('label'));
      assert.deepEqual(labels, ['Email address', 'Password']);
      assert.ok(page.querySelector('auction-text-input > input[type=password]'));
      for (const link of page.querySelectorAll('.sign-in p a'))
        assert.equal((await get(link.getAttribute('href'))).status, 200);
      assert.equal(page.querySelectorAll('.sign-in p a').length, 2);
    });

    it('is written into the data layer', async () => {
      assert.match(await text('/'), /loggedIn: 'False'/);
      const { cookie } = await signIn();
      assert.match(await text('/', { headers: { cookie } }), /loggedIn: 'True'/);
      assert.match(await text('/', { headers: { cookie: 'auction_auth=forged' } }), /loggedIn: 'False'/);
    });

    it('persists when the browser only prefetches the sign-out', async () => {
      const { cookie } = await signIn();
      for (const path of [paths.signOut, paths.signOutRedirect]) {
        const answer = await get(path, { headers: { cookie, 'Sec-Purpose': 'prefetch;prerender' } });
        assert.equal(answer.status, 503);
      }
      assert.match(await text('/', { headers: { cookie } }), /loggedIn: 'True'/);
    });

    for (const [email, password] of [
      ['bidder@auction.example', 'wrong'],
      ['nobody@auction.example', 'tractor'],
      ['', ''],
      ["' OR 1=1 --", 'x'],
    ]) {
      it(`rejects ${email || 'nothing'} / ${password || 'nothing'} with a message and keeps the email address`, async () => {
        const { answer, cookies } = await signIn('/', email, password);
        assert.equal(answer.status, 401);
        assert.deepEqual(cookies, []);
        const page = parse(await answer.text());
        assert.equal(
          page.querySelector('auction-error-summary a[href="#email"]').text,
          'Incorrect email address or password. Try again.',
        );
        assert.match(page.querySelector('title').text, /^Error: /);
        assert.equal(page.querySelector('#email').getAttribute('value'), email);
      });
    }

    it('rejects forms of other sites', async () => {
      for (const [origin, status] of [
        ['https://evil.example', 403],
        ['null', 403],
        [demo.origin.replace('localhost', 'other.localhost'), 403],
        [demo.origin, 303],
      ]) {
        const { answer, cookies } = await signIn('/', undefined, undefined, { origin });
        assert.deepEqual([answer.status, cookies.length > 0], [status, status === 303], origin);
      }
    });

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
      it(`stays on its own origin for ${JSON.stringify(d)}`, async () => {
        const { answer } = await signIn(d);
        const location = answer.headers.get('location');
        assert.equal(new URL(location, demo.origin).origin, demo.origin);
        assert.ok(!location.startsWith('//'));
      });
    }

    it('opens the pages of a bidder, which send visitors to the sign-in', async () => {
      const { cookie } = await signIn();
      for (const { href } of [{ href: paths.myProduct }, { href: paths.watchlist }, ...bidderLinks]) {
        assert.equal((await get(href, { headers: { cookie } })).status, 200, href);
        const visitor = await get(href);
        assert.equal(visitor.status, 302);
        assert.equal(visitor.headers.get('location'), `${paths.signIn}?d=${encodeURIComponent(href)}`);
      }
    });
  });

  describe('sign-out', () => {
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

    it('returns only to this site', async () => {
      const html = await text(
        `${paths.signOutRedirect}?returnURL=${encodeURIComponent('https://evil.example/')}`,
      );
      assert.match(html, /<a href="\/">Return/);
      const own = await text(
        `${paths.signOutRedirect}?returnURL=${encodeURIComponent(`${demo.origin}/all-auctions`)}`,
      );
      assert.match(own, /<a href="\/all-auctions">Return/);
    });

    it('returns additionalLogoutUrls on other hosts, and logs their paths', async () => {
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

    it('ends the session, even if a browser keeps the cookie', async () => {
      const { cookie } = await signIn();
      await get(endpoints.logout, {
        method: 'POST',
        headers: { cookie, 'content-type': 'application/json', Guid: 'g1' },
        body: JSON.stringify({ buyerGuid: 'g1' }),
      });
      assert.match(await text('/', { headers: { cookie } }), /loggedIn: 'False'/);
    });

    for (const body of ['', '{', 'null', '[]', '{"buyerGuid":"other"}']) {
      it(`rejects ${body || 'an empty body'}`, async () => {
        const answer = await get(endpoints.logout, { method: 'POST', headers: { Guid: 'g1' }, body });
        assert.equal(answer.status, 400);
      });
    }
  });
});
