import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { importSource } from '../../../scripts/importSource.mjs';
import { sample } from '../../support/sample.mjs';
import {
  bidderLinks,
  browseLinks,
  categoryLabels,
  get,
  getBuiltInCategory,
  paths,
  signIn,
  slugify,
  startDemoForSuite,
  text,
} from './demoSite.mjs';

const { kinds } = await importSource('/demo/pictures/kinds.ts');
const { motifs } = await importSource('/demo/pictures/motifs.ts');
const { renderPicture } = await importSource('/demo/pictures/picture.ts');
const { renderScene } = await importSource('/demo/pictures/scene.ts');
const { colorPairs } = await importSource('/src/design/tokens.ts');
const { links, subGroups } = await importSource('/demo/model/wording.ts');

/** All links in the mega-menus to their own list of lots. */
const allLinks = categoryLabels
  .flatMap((category) =>
    getBuiltInCategory(slugify(category)).subGroups.flatMap(({ label: subGroup, links: all }) =>
      all.map((link) => ({ ...link, subGroup })),
    ),
  )
  .filter(({ href }) => href !== '/all-categories');

const post = (path, fields, headers) =>
  get(path, { method: 'POST', headers, body: new URLSearchParams(fields) });

/** Returns the attributes of the images of a page, in order. */
const picturesOf = (html) =>
  [...html.matchAll(/<img([^>]*)>/g)].map(([, attributes]) =>
    Object.fromEntries(
      [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name, value]) => [name, value]),
    ),
  );
const pricesOf = (html) =>
  [...html.matchAll(/<strong>\$([\d,]+)<\/strong>/g)].map(([, price]) => Number(price.replaceAll(',', '')));

const toNumber = (digits) => Number(digits.replaceAll(',', ''));
const countOf = async (path) => toNumber(/ of ([\d,]+) lots/.exec(await text(path))[1]);
/** Returns the parts of a list of lots. */
const partsOf = async (path) => {
  const [list] = /<nav class="parts".*?<\/nav>/s.exec(await text(path));
  return [...list.matchAll(/href="([^"]+)"[^>]*>[^<]*<\/a>\s*<span>([\d,]+)/g)].map(([, href, count]) => ({
    href,
    count: toNumber(count),
  }));
};

describe('lots of the demo', () => {
  startDemoForSuite();

  it('shows images with sizes and alternative text, with no two equal neighbors on the front page', async () => {
    const pictures = picturesOf(/<h2>Popular lots ending soon(.*?)<h2>/s.exec(await text('/'))[1]);
    assert.equal(pictures.length, 8);
    for (const { alt, width, height } of pictures) {
      assert.match(alt, /^[A-Z][a-z -]+$/);
      assert.deepEqual([width, height], ['320', '240']);
    }
    assert.equal(new Set(pictures.map(({ src }) => src)).size, 8);
  });

  it('shows on the lot page when it ends, and the next bid including the premium', async () => {
    const lot = await text('/lots/17331');
    const [, end, shown] = /<time datetime="([^"]+)">([^<]+)<\/time>/.exec(lot);
    assert.ok(new Date(end) > new Date());
    assert.match(shown, /^[A-Z][a-z]{2}, [A-Z][a-z]+ \d{1,2} at \d{1,2}:00\s[AP]M C[SD]T$/);
    const [, next] = /Minimum next bid: \$([\d,]+)/.exec(lot);
    const [, all] = /\$([\d,]+) including the\s+10% buyer’s premium/.exec(lot);
    const [price, total] = [next, all].map(toNumber);
    assert.equal(total, Math.round(price * 1.1));
  });

  it('counts lots by the parts of their category, which link to their own lists', async () => {
    const [{ href: subGroup }] = await partsOf('/for-sale/coins');
    for (const path of [...categoryLabels.map((label) => `/for-sale/${slugify(label)}`), subGroup]) {
      const parts = await partsOf(path);
      assert.ok(parts.length > 2, path);
      const sum = parts.reduce((before, { count }) => before + count, 0);
      assert.equal(sum, await countOf(path));
      for (const { href, count } of parts) assert.equal(await countOf(href), count, href);
    }
  });

  it('shows what a lot is in an image of ink, brass, and paper without executable content', async () => {
    const files = new Set();
    for (const { label } of allLinks) assert.ok(Object.hasOwn(kinds, label), label);
    for (const { href } of sample(allLinks, (_, index) => index % 5 === 0))
      for (const { src } of picturesOf(await text(href))) files.add(src.slice('/demo/images/'.length));
    for (const [kind, { variants }] of Object.entries(motifs))
      for (let variant = 0; variant < variants; variant++)
        for (const dress of ['brass', 'plain']) files.add(`${kind}-${dress}-${variant}-0.svg`);
    const [file] = files;
    const pictures = new Map([['scene.svg', renderScene()]]);
    for (const each of files) pictures.set(each, renderPicture(each));
    for (const each of ['scene.svg', file]) {
      const answer = await get(`/demo/images/${each}`);
      assert.equal(answer.headers.get('content-type'), 'image/svg+xml; charset=utf-8', each);
      assert.equal(await answer.text(), pictures.get(each));
    }
    const allowed = new Set([...Object.values(colorPairs).flat(), '#fff', '#000']);
    for (const [src, svg] of pictures) {
      assert.match(svg, /prefers-color-scheme:dark/);
      assert.doesNotMatch(svg, /<script|\bon\w+=|href|NaN|undefined/, src);
      for (const [colour] of svg.matchAll(/#[0-9a-f]{3,6}\b/gi))
        if (!/^#m\d+$/.test(colour)) assert.ok(allowed.has(colour), `${src}: ${colour}`);
    }
    for (const [label, kind] of [
      ['airplanes', 'airplane'],
      ['golf-carts', 'golfCart'],
      ['land-lots', 'land'],
    ]) {
      const { href } = allLinks.find((link) => link.href.endsWith(`/${label}`));
      for (const { src } of picturesOf(await text(href)))
        assert.ok(src.startsWith(`/demo/images/${kind}-`), src);
    }
  });

  it('shows images that differ from their neighbors, in each list and number of columns', async () => {
    for (const { href } of allLinks.filter((_, index) => index % 5 === 0)) {
      const sources = picturesOf(await text(href)).map(({ src }) => src);
      for (const [at, src] of sources.entries())
        assert.ok(!sources.slice(Math.max(0, at - 6), at).includes(src), `${href}: ${at} ${src}`);
    }
  });

  it('serves no image under the name of another file', async () => {
    for (const file of [
      'constructor-brass-0-0.svg',
      'tractor-toString-0-0.svg',
      'tractor-brass-9-0.svg',
      'tractor-brass-0-9.svg',
      '..%2fsite.css',
      'x',
    ])
      assert.equal((await get(`/demo/images/${file}`)).status, 404, file);
  });

  it('names lots by what they are, at realistic prices', async () => {
    for (const { subGroup, label, href } of allLinks) {
      const { price, years } = { ...subGroups[subGroup], ...links[label] };
      const html = await text(href);
      const prices = pricesOf(html);
      assert.ok(prices.length > 0, href);
      // Bids are rounded.
      assert.ok(
        Math.min(...prices) >= price[0] * 0.85 && Math.max(...prices) <= price[1] * 1.05,
        `${label}: ${prices.join(' ')}`,
      );
      assert.ok(new Set(prices).size > prices.length / 3, `${label}: ${prices.join(' ')}`);
      for (const [, title] of html.matchAll(/<h3><a [^>]*title="([^"]*)"/g)) {
        const [year] = /^\d{4}\b/.exec(title) ?? [];
        assert.equal(year !== undefined, years !== undefined, title);
        if (year) assert.ok(year >= years[0] && year <= years[1], title);
        assert.doesNotMatch(title, / & (?!Wells|Co|Sohn)|undefined|^,/, title);
      }
    }
    const houses = pricesOf(await text('/for-sale/other/houses'));
    assert.ok(Math.min(...houses) >= 85_000, houses.join(' '));
  });

  it('lists lots in the requested order', async () => {
    const cheap = pricesOf(await text(`${paths.searchResults}?searchTerm=tractor&sort=price`));
    assert.deepEqual(
      cheap,
      cheap.toSorted((one, other) => one - other),
    );
    const coins = pricesOf(await text('/for-sale/coins/dimes?sort=price'));
    assert.deepEqual(
      coins,
      coins.toSorted((one, other) => one - other),
    );
    assert.match(await text('/for-sale/coins/dimes?sort=price'), /rel="next" href="[^"]*sort=price/);
    const hours = [...(await text(browseLinks[0].href)).matchAll(/Ends in (\d+)h/g)].map(([, each]) =>
      Number(each),
    );
    assert.equal(hours.length, 25);
    assert.deepEqual(
      hours,
      hours.toSorted((one, other) => one - other),
    );
  });

  it('sorts by a form that works without JavaScript, and keeps the term and order on the next page', async () => {
    const html = await text(`${paths.searchResults}?searchTerm=tractor&sort=ending`);
    assert.match(html, /<option value="ending" +selected>/);
    assert.match(html, /name="searchTerm" value="tractor"/);
    const next = /rel="next" href="([^"]*)"/.exec(html)[1];
    for (const part of ['searchTerm=tractor', 'sort=ending', 'start=26'])
      assert.ok(next.includes(part), next);
  });

  it('has a page for each lot', async () => {
    const html = await text('/lots/5');
    assert.match(html, /Sign in to bid/);
    for (const path of ['/lots/0', '/lots/99999999', '/lots/1e3', '/lots/x', '/lots/-1'])
      assert.equal((await get(path)).status, 404, path);
  });

  it('sends visitors who bid or watch to the sign-in', async () => {
    for (const [action, fields] of Object.entries({ bid: { amount: '1' }, watch: { watched: 'true' } })) {
      const answer = await post(`/lots/5/${action}`, fields);
      assert.equal(answer.status, 303);
      assert.equal(answer.headers.get('location'), `${paths.signIn}?d=%2Flots%2F5`);
    }
  });

  it('accepts a bid that is high enough, and otherwise names the minimum', async () => {
    const { cookie } = await signIn();
    const path = '/lots/7';
    const least = Number(
      /help="Minimum bid: \$([\d,]+)"/.exec(await text(path, { headers: { cookie } }))[1].replaceAll(',', ''),
    );
    for (const amount of ['', '1', `${least - 1}`, `${least}.5`, 'x', '-5', '1e99', '<b>']) {
      const answer = await post(`${path}/bid`, { amount }, { cookie });
      assert.equal(answer.status, 422, amount);
      assert.match(
        await answer.text(),
        /error-text="Enter a bid of \$[\d,]+ or more, in whole dollars."/,
        amount,
      );
    }
    assert.equal(
      (await post(`${path}/bid`, { amount: `$${least.toLocaleString('en-US')}` }, { cookie })).status,
      303,
    );
    assert.ok(pricesOf(await text(path)).includes(least));
    assert.match(await text(bidderLinks[0].href, { headers: { cookie } }), /href="\/lots\/7"[^]*?>Leading</);
  });

  it('shows bids of others first, with a link that raises the bid', async () => {
    const { cookie } = await signIn();
    const html = await text(bidderLinks[0].href, { headers: { cookie } });
    const standings = [...html.matchAll(/<span>(Leading|Outbid · your bid \$[\d,]+)<\/span>/g)].map(
      ([, each]) => each,
    );
    const firstLeading = standings.indexOf('Leading');
    assert.ok(
      firstLeading > 0 && standings.slice(firstLeading).every((each) => each === 'Leading'),
      standings.join(),
    );
    assert.equal([...html.matchAll(/href="\/lots\/\d+#amount"/g)].length, firstLeading);
  });

  it('adds lots to the watchlist and removes them, and the header shows the count', async () => {
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

  it('lists purchased lots on the bidder’s invoices with correct totals', async () => {
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
