import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parse } from 'node-html-parser';
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

describe('demo site', () => {
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
      it(`has a heading, a header, and a footer on ${route}`, async () => {
        const answer = await get(route);
        assert.equal(answer.status, 200);
        const html = await answer.text();
        assert.match(html, /<h1>[^<]{3,}<\/h1>/);
        assert.match(html, /<auction-header[^>]*><\/auction-header>/);
        assert.match(html, /<auction-footer[^>]*><\/auction-footer>/);
        assert.match(html, /<script type="module" src="\/auction-elements.js"><\/script>/);
      });
    }

    it('accepts any start number of a list', async () => {
      for (const start of ['1e19', '9e99', '1e308', 'Infinity', '-1', 'x'])
        for (const path of ['/all-auctions?', `${paths.searchResults}?searchTerm=tractor&`])
          assert.equal((await get(`${path}start=${start}`)).status, 200, path + start);
    });

    it('rejects bodies that are not forms with a page', async () => {
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

    it('lists lots that end within a day under “Ending soon”', async () => {
      const [, section] = /<h2>Popular lots ending soon(.*?)<h2>/s.exec(await text('/'));
      const ends = [...section.matchAll(/Ends in ([^<]+)</g)].map(([, time]) => time);
      assert.ok(ends.length > 0);
      for (const time of ends) assert.match(time, /^\d+h$/);
    });

    it('skips no heading level', async () => {
      for (const path of ['/', '/all-auctions', `${paths.searchResults}?searchTerm=tractor`]) {
        const levels = [...(await text(path)).matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
        levels.reduce((before, level) => {
          assert.ok(level <= before + 1, `${path}: h${before} and h${level}`);
          return level;
        }, 0);
      }
    });

    it('allows frames and forms only on the same origin', async () => {
      const policy = (await get('/')).headers.get('content-security-policy');
      for (const directive of ["frame-ancestors 'self'", "form-action 'self'", "base-uri 'self'"])
        assert.ok(policy.includes(directive), directive);
    });

    it('resolves all category links of the header', async () => {
      const hrefs = [...new Set(categoryPages.map(({ href }) => href))];
      assert.ok(hrefs.length > 200, `${hrefs.length} links`);
      for (const href of hrefs) {
        const answer = await get(href);
        assert.equal(answer.status, 200, href);
        assert.match(await answer.text(), /of [\d,]+ lots|<h1>/, href);
      }
    });

    it('shows a page with lots for an unknown URL', async () => {
      const answer = await get('/for-sale/coins/unknown');
      assert.equal(answer.status, 404);
      const page = parse(await answer.text());
      assert.ok(page.querySelector('auction-header'));
      assert.equal(page.querySelectorAll('.lot').length, 4);
    });

    it('shows similar searches and lots if a search has no results', async () => {
      const page = parse(await text(`${paths.searchResults}?searchTerm=tractorix`));
      const similar = page.querySelectorAll('[aria-label="Similar searches"] a').map((each) => each.text);
      assert.ok(similar.includes('Compact Tractors'), similar.join());
      assert.equal(page.querySelectorAll('.lot').length, 4);
      const unknown = parse(await text(`${paths.searchResults}?searchTerm=qqqq`));
      assert.equal(unknown.querySelector('[aria-label="Similar searches"]'), null);
    });

    it('links to the last page of a list', async () => {
      const page = parse(await text('/for-sale/coins'));
      const pager = page.querySelector('[aria-label=Pagination]');
      const total = Number(/of ([\d,]+) lots/.exec(page.querySelector('.count').text)[1].replace(',', ''));
      const pages = Math.ceil(total / 25);
      assert.match(pager.text, new RegExp(`Page 1 of ${pages}\\b`));
      const last = parse(await text(pager.querySelector('[rel=last]').getAttribute('href')));
      assert.match(
        last.querySelector('[aria-label=Pagination]').text,
        new RegExp(`Page ${pages} of ${pages}\\b`),
      );
      assert.equal(last.querySelector('[rel=next]'), null);
    });

    it('lists all categories with their numbers of lots', async () => {
      const page = parse(await text('/all-categories'));
      const rows = page.querySelectorAll('.index li');
      assert.equal(rows.length, 292);
      const count = (row) => Number(row.querySelector('span').text);
      const total = rows.reduce((sum, row) => sum + count(row), 0);
      assert.match(await text('/all-auctions'), new RegExp(`of ${total.toLocaleString('en-US')} lots`));
      const thousands = Math.floor(total / 1000) * 1000;
      assert.ok((await text('/')).includes(`more than ${thousands.toLocaleString('en-US')} lots`));
    });

    it('lists auction houses by name, and by distance', async () => {
      const read = async (path) =>
        parse(await text(path))
          .querySelectorAll('.houses li')
          .map((row) => row.text.replaceAll(/\s+/g, ' ').trim());
      const byName = await read('/asp/auction-companies.asp');
      assert.equal(byName.length, 10);
      assert.deepEqual(byName, byName.toSorted());
      const miles = (await read('/auctions-near-me-map')).map((row) =>
        Number(/([\d,]+) miles/.exec(row)[1].replace(',', '')),
      );
      assert.deepEqual(
        miles,
        miles.toSorted((one, other) => one - other),
      );
      const house = parse(await text('/asp/auction-companies.asp/barlow-finch'));
      const shown = house.querySelectorAll('.lot .house span:first-child').map((each) => each.text);
      assert.deepEqual([...new Set(shown)], ['Barlow & Finch']);
      assert.equal((await get('/asp/auction-companies.asp/nobody')).status, 404);
    });

    it('links to external about pages', () => {
      for (const { href } of aboutLinks) assert.match(href, /^https:/);
    });

    it('has two lines on the smallest page', async () => {
      assert.match(
        await text('/demo/plain'),
        /<script type="module" src="[^"]+"><\/script>\s+<auction-header><\/auction-header>/,
      );
    });

    it('shows a search term with markup as text', async () => {
      const html = await text(`${paths.searchResults}?searchTerm=${encodeURIComponent('<img src=x>')}`);
      assert.ok(!html.includes('<img src=x>'));
      assert.ok(html.includes('&lt;img src=x&gt;'));
    });
  });
});
