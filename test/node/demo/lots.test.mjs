import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  bidderLinks,
  browseLinks,
  categoryLabels,
  get,
  paths,
  signIn,
  slugify,
  startDemoForSuite,
  text,
} from './demoSite.mjs';

const post = (path, fields, headers) =>
  get(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

/** The attributes of the pictures of a page, in its order. */
const picturesOf = (html) =>
  [...html.matchAll(/<img([^>]*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
const pricesOf = (html) =>
  [...html.matchAll(/<strong>\$([\d,]+)<\/strong>/g)].map(([, price]) => Number(price.replaceAll(',', '')));

describe('the lots of the demo', () => {
  startDemoForSuite();

  it('have pictures with a size and a text, of which no two side by side are the same on the front page', async () => {
    const pictures = picturesOf(/<h2>Ending soon(.*?)<h2>/s.exec(await text('/'))[1]);
    assert.equal(pictures.length, 8);
    for (const { alt, width, height } of pictures) {
      assert.match(alt, /^[A-Z][a-z ]+$/);
      assert.deepEqual([width, height], ['320', '200']);
    }
    assert.equal(new Set(pictures.map(({ src }) => src)).size, 8);
  });

  it('have a picture in every category, with nothing in it that runs', async () => {
    const sources = new Set();
    for (const label of categoryLabels)
      for (const { src } of picturesOf(await text(`/for-sale/${slugify(label)}`))) sources.add(src);
    assert.ok(sources.size > 50, `${sources.size}`);
    for (const src of [...sources, '/demo/pictures/scene.svg']) {
      const answer = await get(src);
      assert.equal(answer.headers.get('content-type'), 'image/svg+xml; charset=utf-8');
      const svg = await answer.text();
      assert.match(svg, /prefers-color-scheme:dark/);
      assert.doesNotMatch(svg, /<script|\bon\w+=|href|NaN|undefined/, src);
    }
  });

  it('have no picture by a name of another file', async () => {
    for (const file of [
      'constructor-amber-0.svg',
      'tractor-toString-0.svg',
      'tractor-amber-9.svg',
      '..%2fsite.css',
      'x',
    ])
      assert.equal((await get(`/demo/pictures/${file}`)).status, 404, file);
  });

  it('cost what such things cost, each another price', async () => {
    const prices = pricesOf(await text('/for-sale/coins'));
    assert.equal(prices.length, 25);
    assert.ok(new Set(prices).size > 12, prices.join(' '));
    assert.ok(Math.max(...prices) <= 8500);
    const trucks = pricesOf(await text('/for-sale/commercial-trucks'));
    assert.ok(Math.min(...trucks) >= 4500);
  });

  it('stand in the order of their list', async () => {
    const cheap = pricesOf(await text(`${paths.searchResults}?searchTerm=tractor&sort=price`));
    assert.deepEqual(
      cheap,
      cheap.toSorted((one, other) => one - other),
    );
    const hours = [...(await text(browseLinks[0].href)).matchAll(/ends in (\d+)\u00a0h/g)].map(([, each]) =>
      Number(each),
    );
    assert.equal(hours.length, 25);
    assert.deepEqual(
      hours,
      hours.toSorted((one, other) => one - other),
    );
  });

  it('are sorted by a form that works without script, and keep the term and the order on the next page', async () => {
    const html = await text(`${paths.searchResults}?searchTerm=tractor&sort=ending`);
    assert.match(html, /<option value="ending" +selected>/);
    assert.match(html, /name="searchTerm" value="tractor"/);
    const next = /rel="next" href="([^"]*)"/.exec(html)[1];
    for (const part of ['searchTerm=tractor', 'sort=ending', 'start=26'])
      assert.ok(next.includes(part), next);
  });

  it('have a page each', async () => {
    const html = await text('/lots/5');
    assert.match(html, /Sign in to bid/);
    for (const path of ['/lots/0', '/lots/99999999', '/lots/1e3', '/lots/x', '/lots/-1'])
      assert.equal((await get(path)).status, 404, path);
  });

  it('lead visitors who bid or watch to the sign-in', async () => {
    for (const [action, fields] of Object.entries({ bid: { amount: '1' }, watch: { watched: 'true' } })) {
      const answer = await post(`/lots/5/${action}`, fields);
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), `${paths.signIn}?d=%2Flots%2F5`);
    }
  });

  it('take a bid that is high enough, and say what is when it is not', async () => {
    const { cookie } = await signIn();
    const path = '/lots/7';
    const least = Number(
      /help="\$([\d,]+) or more"/.exec(await text(path, { headers: { cookie } }))[1].replaceAll(',', ''),
    );
    for (const amount of ['', '1', `${least - 1}`, `${least}.5`, 'x', '-5', '1e99', '<b>']) {
      const answer = await post(`${path}/bid`, { amount }, { cookie });
      assert.equal(answer.status, 422, amount);
      assert.match(await answer.text(), /error-text="Enter \$[\d,]+ or more, in whole dollars."/, amount);
    }
    assert.equal(
      (await post(`${path}/bid`, { amount: `$${least.toLocaleString('en-US')}` }, { cookie })).status,
      303,
    );
    assert.ok(pricesOf(await text(path)).includes(least));
    assert.match(await text(bidderLinks[0].href, { headers: { cookie } }), /href="\/lots\/7"[^]*?You lead/);
  });

  it('are added to the watchlist and removed from it, which the header counts', async () => {
    const { cookie } = await signIn();
    const count = async () =>
      Number(
        /<auction-header[^>]* watchlist-count="(\d+)"/.exec(await text('/', { headers: { cookie } }))?.[1] ??
          0,
      );
    const before = await count();
    await post('/lots/9/watch', { watched: 'true' }, { cookie });
    assert.equal(await count(), before + 1);
    assert.match(await text(paths.watchlist, { headers: { cookie } }), /href="\/lots\/9"/);
    await post('/lots/9/watch', { watched: 'false' }, { cookie });
    assert.equal(await count(), before);
  });

  it('that a bidder has bought are on the bidder’s invoices, whose sums are right', async () => {
    const { cookie } = await signIn();
    const html = await text(bidderLinks[2].href, { headers: { cookie } });
    const invoices = html.split('<section class="invoice">').slice(1);
    assert.ok(invoices.length > 0);
    for (const invoice of invoices) {
      const amounts = [...invoice.matchAll(/class="amount">\$([\d,]+)</g)].map(([, each]) =>
        Number(each.replaceAll(',', '')),
      );
      const [hammer, premium, tax, total] = amounts.splice(-4);
      assert.equal(
        hammer,
        amounts.reduce((sum, each) => sum + each, 0),
      );
      assert.equal(total, hammer + premium + tax);
    }
  });
});
