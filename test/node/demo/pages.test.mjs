import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  paths,
  browseLinks,
  aboutLinks,
  getBuiltInCategory,
  categoryLabels,
  slugify,
  get,
  text,
  startDemoForSuite,
} from './demoSite.mjs';

describe('the demo site', () => {
  startDemoForSuite();

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
