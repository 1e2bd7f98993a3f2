import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  paths,
  browseLinks,
  aboutLinks,
  getBuiltInCategory,
  categoryLabels,
  slugify,
  getCategoryPath,
  get,
  text,
  startDemoForSuite,
} from './demoSite.mjs';

describe('the demo site', () => {
  startDemoForSuite();

  describe('pages', () => {
    const categoryPages = categoryLabels.flatMap((label) => {
      const { subGroups, popular } = getBuiltInCategory(slugify(label));
      return [
        ...subGroups.flatMap((group) => [...group.links, { href: getCategoryPath(label, group.label) }]),
        ...popular,
      ];
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
      '/controls/consign',
    ];
    for (const route of routes) {
      it(`${route} has a heading, header and footer`, async () => {
        const answer = await get(route);
        assert.equal(answer.status, 200);
        const html = await answer.text();
        assert.match(html, /<h1>[^<]{3,}<\/h1>/);
        assert.match(html, /<auction-header[^>]*><\/auction-header>/);
        assert.match(html, /<auction-footer[^>]*><\/auction-footer>/);
        assert.match(html, /<script type="module" src="\/auction-elements.js"><\/script>/);
      });
    }

    it('answers numbers of lots that no page has', async () => {
      for (const start of ['1e19', '9e99', '1e308', 'Infinity', '-1', 'x'])
        for (const path of ['/all-auctions?', `${paths.searchResults}?searchTerm=tractor&`])
          assert.equal((await get(`${path}start=${start}`)).status, 200, path + start);
    });

    it('refuses bodies that are no form, by a page', async () => {
      const broken = { 'content-type': 'multipart/form-data; boundary=x' };
      for (const [path, status] of [
        ['/controls', 400],
        ['/controls/viewings', 400],
        [paths.signIn, 400],
        ['/controls/consign', 400],
        ['/catalog/catalog-browser/api/newsletter/subscribe', 400],
      ])
        for (const headers of [
          broken,
          { 'content-type': 'text/plain' },
          { 'content-type': 'multipart/form-data' },
        ])
          assert.equal((await get(path, { method: 'POST', headers, body: 'x' })).status, status, path);
    });

    it('list below “Ending soon” what ends within a day', async () => {
      const [, section] = /<h2>Ending soon(.*?)<h2>/s.exec(await text('/'));
      const ends = [...section.matchAll(/ends in ([^<]+)</g)].map(([, time]) => time);
      assert.ok(ends.length > 0);
      for (const time of ends) assert.match(time, /^\d+\u00a0h$/);
    });

    it('leave no level of headings out', async () => {
      for (const path of ['/', '/all-auctions', `${paths.searchResults}?searchTerm=tractor`]) {
        const levels = [...(await text(path)).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
        levels.reduce((before, level) => {
          assert.ok(level <= before + 1, `${path}: h${before} and h${level}`);
          return level;
        }, 0);
      }
    });

    it('may be framed by pages of their own only, and send forms to themselves', async () => {
      const policy = (await get('/')).headers.get('content-security-policy');
      for (const directive of ["frame-ancestors 'self'", "form-action 'self'", "base-uri 'self'"])
        assert.ok(policy.includes(directive), directive);
    });

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
});
