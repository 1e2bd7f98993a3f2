import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { paths, endpoints, get, text, json, startDemoForSuite } from './demoSite.mjs';

describe('demo site', () => {
  startDemoForSuite();

  describe('viewings', () => {
    const book = (fields) => get('/controls/viewings', { method: 'POST', body: new URLSearchParams(fields) });

    it('stores and lists viewings', async () => {
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
      it(`rejects a viewing without a day and a time: ${JSON.stringify(fields)}`, async () => {
        assert.equal((await book(fields)).status, 400);
      });
  });

  describe('newsletter', () => {
    const subscribe = (body, type = 'application/json') =>
      get(endpoints.newsletter, { method: 'POST', headers: { 'content-type': type }, body });
    const listed = async (address) => (await text('/demo/subscriptions')).split(`<li>${address} `).length - 1;

    it('stores an email address once, whatever its capitalization and spaces', async () => {
      for (const emailAddress of ['dana@example.com', ' Dana@Example.com ', 'dana@example.com'])
        assert.equal((await subscribe(JSON.stringify({ emailAddress }))).status, 200);
      assert.equal(await listed('dana@example.com'), 1);
    });

    for (const body of ['', '{', 'null', '[]', '{"emailAddress":7}', '{"emailAddress":"dana"}']) {
      it(`rejects ${body || 'an empty body'}`, async () => assert.equal((await subscribe(body)).status, 400));
    }

    it('accepts a plain form and responds with a page', async () => {
      const answer = await subscribe(
        new URLSearchParams({ emailAddress: 'form@example.com' }).toString(),
        'application/x-www-form-urlencoded',
      );
      assert.match(await answer.text(), /<h1>Subscribed, thank you!<\/h1>/);
      assert.equal(await listed('form@example.com'), 1);
    });
  });

  describe('catalog', () => {
    it('has at least 20,000 lots in the eleven groups', async () => {
      const counts = [
        ...(await text('/')).matchAll(/<a href="\/for-sale\/[^"]+">([^<]+)<\/a>\s*<span>([\d,]+) lots/g),
      ];
      assert.equal(counts.length, 11);
      const total = counts.reduce((sum, [, , count]) => sum + Number(count.replaceAll(',', '')), 0);
      assert.ok(total >= 20_000, String(total));
    });

    it('suggests categories with name, count, and path, and the lots that end first', async () => {
      const { data } = await json(`${endpoints.suggestions}?lotSearchTerm=tractor`);
      assert.ok(data.length > 1 && data.length < 10);
      const categories = data.filter(({ count }) => count !== undefined);
      for (const { name, count, path } of categories) {
        assert.equal(typeof name, 'string');
        assert.ok(Number.isInteger(count) && count > 0);
        assert.match(path, /^\/for-sale\//);
      }
      assert.deepEqual(
        categories.map(({ count }) => count),
        categories.map(({ count }) => count).toSorted((a, b) => b - a),
      );
      const lots = data.slice(categories.length);
      assert.equal(lots.length, 3);
      for (const { path, image, price, currency, endTime } of lots) {
        assert.match(path, /^\/lots\/\d+$/);
        assert.equal((await get(image)).headers.get('Content-Type'), 'image/svg+xml; charset=utf-8');
        assert.ok(price > 0 && currency === 'USD');
        assert.ok(Date.parse(endTime) > Date.now());
      }
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
      it(`handles the term ${JSON.stringify(term.slice(0, 10))}`, async () => {
        const answer = await get(`${endpoints.suggestions}?lotSearchTerm=${encodeURIComponent(term)}`);
        assert.equal(answer.status, 200);
        assert.ok(Array.isArray((await answer.json()).data));
        assert.equal(
          (await get(`${paths.searchResults}?searchTerm=${encodeURIComponent(term)}`)).status,
          200,
        );
      });
    }

    it('shows 25 results per page, from the given start', async () => {
      const ids = async (start) =>
        [
          ...(await text(`${paths.searchResults}?searchTerm=tractor&start=${start}`)).matchAll(
            /href="\/lots\/(\d+)"/g,
          ),
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
    it('returns 500', async () => assert.equal((await get(`${address}&failure=500`)).status, 500));
    it('returns HTML instead of JSON', async () =>
      assert.match(await text(`${address}&failure=html`), /^<!doctype html>/));
    it('drops the connection', () => assert.rejects(get(`${address}&failure=drop`)));
    it('reads the failure from a header', async () => {
      assert.equal((await get(address, { headers: { 'X-Failure': '500' } })).status, 500);
    });
    it('responds slowly', async () => {
      const started = performance.now();
      assert.equal((await get(`${address}&failure=slow`)).status, 200);
      assert.ok(performance.now() - started > 2000);
    });
    it('leaves the response open until the caller disconnects', () =>
      assert.rejects(get(`${address}&failure=hang`, { signal: AbortSignal.timeout(300) })));
  });
});
