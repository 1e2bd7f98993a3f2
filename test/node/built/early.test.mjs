import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { renderElement, renderFooter, renderHeader } from '../../../dist/server.js';
import { until } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import {
  autoload,
  compare,
  errors,
  host,
  hydrateNow,
  inRoot,
  isHydrated,
  isInserted,
  later,
  open,
  openHost,
  page,
  requests,
  script,
} from './earlyPage.mjs';

describe('a site element rendered before React loads', () => {
  openHost();

  it('is inserted before the files of fields are requested, because requests take time', async () => {
    const watch = `<script>
      const { attachShadow } = Element.prototype;
      Element.prototype.attachShadow = function (init) {
        if (this.localName === 'auction-header') window.insertedAt = performance.now();
        return attachShadow.call(this, init);
      };
    </script>`;
    await open('<auction-text-input></auction-text-input><auction-header></auction-header>', {
      head: watch + autoload,
    });
    await page.waitForSelector('auction-text-input:defined');
    const { insertedAt, requestedAt } = await page.evaluate(() => ({
      insertedAt: globalThis.insertedAt,
      requestedAt: Math.min(
        ...performance
          .getEntriesByType('resource')
          .filter(({ name }) => name.includes('/chunks/'))
          .map(({ startTime }) => startTime),
      ),
    }));
    assert.ok(insertedAt < requestedAt, `${insertedAt} < ${requestedAt}`);
  });

  it('shows a message that would become a token without its middle part', async () => {
    const messages = JSON.stringify({ signIn: 'ZZQ0Q0s' });
    await open(`<auction-header messages='${messages}'></auction-header>`, { head: autoload });
    await isInserted();
    const label = await inRoot('auction-header', (root) => root.querySelector('.sign-in').textContent);
    assert.equal(label, 'Z Q0s');
    assert.deepEqual(errors, []);
  });

  it('requests few files for a field, each with its own code', async () => {
    await open('<auction-text-input></auction-text-input>', { head: autoload });
    await page.waitForSelector('auction-text-input:defined');
    const files = requests.filter((path) => /^\/(chunks|elements)\//.test(path));
    assert.ok(files.length <= 16, files.join(' '));
    const contents = files.map((path) =>
      readFileSync(new URL(`../../../dist${path}`, import.meta.url), 'utf8'),
    );
    assert.deepEqual(
      files.filter((_, index) => contents[index].startsWith('export')),
      [],
    );
  });

  describe('compared with server-rendered HTML', () => {
    it('shows the same default configuration', async () => {
      await compare({ rendered: renderHeader() });
      await compare({
        tag: 'auction-footer',
        rendered: renderFooter({}, { year: new Date().getFullYear() }),
      });
      for (const tag of ['auction-search', 'auction-newsletter'])
        await compare({ tag, rendered: renderElement(tag) });
    });

    const attributes = {
      'product-name': 'Harvest & Sons Auctioneers',
      'base-url': '/shop/',
      'logo-src': '/logo.svg',
      messages: {
        signIn: 'Log "in"',
        account: 'Mein {product}',
        close: '{title} zu',
        all: '{title}: alle',
        browse: 'AUCTION_RETURN_ADDRESS by',
        legal: '{year}',
      },
    };
    const format = (given) =>
      Object.entries(given)
        .map(([name, value]) => {
          const text = typeof value === 'string' ? value : JSON.stringify(value);
          return `${name}="${text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`;
        })
        .join(' ');

    for (const [index, [name, value]] of Object.entries(attributes).entries())
      for (const session of sample(['visitor', 'bidder'], (_, at) => at === index % 2))
        it(`shows the same content with ${name}, for a ${session}`, async () => {
          const own = { [name]: value, session };
          await compare({ attributes: format(own), rendered: renderHeader({}, { attributes: own }) });
        });

    it('shows the same content with all attributes, and at another URL', async () => {
      const given = { ...attributes, session: 'visitor', 'product-name': 'Gavel' };
      await compare({
        path: '/lot/5?a=b%20c&d=1',
        attributes: format(given),
        rendered: renderHeader({}, { attributes: given, returnAddress: '/lot/5?a=b%20c&d=1' }),
      });
      const footer = {
        'product-name': 'Gavel',
        'base-url': 'https://shop.example',
        messages: attributes.messages,
      };
      await compare({
        tag: 'auction-footer',
        attributes: format(footer),
        rendered: renderFooter({}, { attributes: footer, year: new Date().getFullYear() }),
      });
    });

    it('shows the same search term, on a results page and elsewhere', async () => {
      const results = '/asp/SearchAdvanced_i.asp?searchTerm=coins%20%26%20stamps';
      for (const [tag, render] of [
        ['auction-header', (options) => renderHeader({}, options)],
        ['auction-search', (options) => renderElement('auction-search', options)],
      ]) {
        await compare({ tag, path: results, rendered: render({ page: results }) });
        for (const path of [results, '/'])
          for (const term of ['tractors', ''])
            await compare({
              tag,
              path,
              attributes: `search-term="${term}"`,
              rendered: render({ page: path, attributes: { 'search-term': term } }),
            });
      }
    });

    for (const [attribute, value] of [
      ['lang', 'de-CH'],
      ['locale', 'ar'],
      ['locale', 'fi'],
      ['lang', 'en'],
    ])
      it(`shows the same language with ${attribute}="${value}"`, async () => {
        const own = { [attribute]: value, messages: { about: 'FAQ', account: '{product}!' } };
        for (const session of ['visitor', 'bidder'])
          await compare({
            attributes: format({ ...own, session }),
            rendered: renderHeader({}, { attributes: { ...own, session } }),
          });
        await compare({
          tag: 'auction-footer',
          attributes: format(own),
          rendered: renderFooter({}, { attributes: own, year: new Date().getFullYear() }),
        });
        await compare({
          tag: 'auction-newsletter',
          attributes: format(own),
          rendered: renderElement('auction-newsletter', { attributes: own }),
        });
      });

    for (const session of ['visitor', 'bidder'])
      it(`shows the same minimal header for a ${session}`, async () => {
        const own = { variant: 'minimal', session };
        await compare({ attributes: format(own), rendered: renderHeader({}, { attributes: own }) });
        const logo = { ...own, 'logo-src': '/logo.svg' };
        await compare({ attributes: format(logo), rendered: renderHeader({}, { attributes: logo }) });
      });

    it('shows the same content with rejected URLs', async () => {
      for (const own of [
        { 'base-url': 'javascript:alert(1)', session: 'visitor' },
        { 'logo-src': 'data:image/svg+xml,<svg/>', session: 'visitor' },
      ])
        await compare({
          attributes: format(own),
          rendered: renderHeader({}, { attributes: own, warn() {} }),
        });
    });

    it('shows the same header to a user who is signed in according to the data layer', async () => {
      const rendered = renderHeader({}, { session: 'bidder' });
      const head = "<script>dataLayer = [{ loggedIn: 'True' }]; mine = [{ loggedIn: 'False' }]</script>";
      await compare({ rendered, head: head + autoload });
      await compare({
        rendered: renderHeader(),
        attributes: 'data-layer-name="mine"',
        head: head + autoload,
      });
    });
  });

  it('has working links, search, and menus until React loads', async () => {
    for (const head of [autoload, script('auction-header')]) {
      await open('<auction-header></auction-header>', { head, hold: later });
      await isInserted();
      assert.ok((await inRoot('auction-header', (root) => root.querySelectorAll('a[href]').length)) > 400);
      await page.click('auction-header >>> ::-p-aria([name="Coins"][role="button"])');
      await page.waitForSelector('auction-header >>> ::-p-aria([name="All Gold Coins"][role="link"])', {
        visible: true,
      });
      await page.keyboard.press('Escape');
      await page.type('auction-header >>> [part=search-input]', 'tractor');
      // The form is submitted once React has loaded, or has failed to load.
      await page.keyboard.press('Enter');
      await Promise.all([page.waitForNavigation(), host.release()]);
      assert.match(page.url(), /\/asp\/SearchAdvanced_i\.asp\?.*searchTerm=tractor/);
    }
  });

  describe('when React has to render it', () => {
    const config = JSON.stringify({ productName: 'Gavel' });
    for (const [name, body] of [
      ['a configuration', `<auction-header config='${config}'></auction-header>`],
      [
        'a configuration in a child',
        `<auction-header><script type="application/json">${config}</script></auction-header>`,
      ],
      ['the URL of a configuration', '<auction-header config-src="/site.json"></auction-header>'],
      [
        'a configuration that a script has set',
        `<auction-header></auction-header><script>document.querySelector('auction-header').config=${config}</script>`,
      ],
    ])
      it(`is not inserted before React with ${name}`, async () => {
        await open(body, { head: autoload, hold: later });
        await until(() => requests.some((path) => later.test(path)), 'the request of React');
        assert.equal(await inRoot('auction-header', (root) => root), null);
      });
  });

  it('does not request React if load() is called before it is inserted', async () => {
    const head = `<script type="module">import { load } from '/autoload.js'; load();</script>`;
    await open('<auction-header></auction-header><img src="/late.png">', { head, hold: /late\.png/ });
    await isInserted();
    assert.deepEqual(
      requests.filter((path) => path.includes('/react-')),
      [],
    );
  });

  it('applies style overrides from the first frame', async () => {
    const overrides = '[part=logo]{outline:3px solid rgb(1, 2, 3)}';
    const outline = () =>
      inRoot('auction-header', (root) => getComputedStyle(root.querySelector('[part=logo]')).outlineColor);
    await open(`<auction-header style-overrides="${overrides}"></auction-header>`, {
      head: autoload,
      hold: later,
    });
    await isInserted();
    assert.equal(await outline(), 'rgb(1, 2, 3)');
    host.release();
    await hydrateNow();
    assert.equal(await outline(), 'rgb(1, 2, 3)');
  });

  it('opens a menu that is pressed before the menus have been inserted', async () => {
    // Menus are inserted after the next frame, which never happens here.
    const head = `<script>requestAnimationFrame = () => 0</script>${autoload}`;
    await open('<auction-header></auction-header>', { head, hold: later });
    const button = await page.waitForSelector('auction-header >>> [part=categories] button');
    await button.evaluate((element) => element.scrollIntoView());
    const { x, y } = await button.boundingBox();
    await page.mouse.click(x + 10, y + 10);
    await until(() => inRoot('auction-header', (root) => Boolean(root.querySelector(':popover-open a'))));
  });

  const strictPolicy =
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; require-trusted-types-for 'script'";
  const openWithPolicy = (policy) =>
    open('<auction-header></auction-header><auction-footer></auction-footer>', {
      head: autoload,
      headers: { 'content-security-policy': policy },
    });

  it('complies with a strict Content Security Policy with Trusted Types', async () => {
    await openWithPolicy(strictPolicy);
    await isInserted();
    await hydrateNow();
    assert.deepEqual(errors, []);
  });

  describe('in a page with Trusted Types', () => {
    const openWithPolicies = (names) =>
      open('<auction-header></auction-header>', {
        head: autoload,
        headers: {
          'content-security-policy': `script-src 'self'; require-trusted-types-for 'script'; trusted-types ${names}`,
        },
        hold: later,
      });

    it('is inserted through the policy auction-elements-html', async () => {
      await openWithPolicies('auction-elements-html');
      await isInserted();
      host.release();
      await hydrateNow();
      assert.deepEqual(errors, []);
    });

    it('is rendered by React if the page does not allow the policy', async () => {
      await openWithPolicies("'none'");
      assert.equal(await inRoot('auction-header', (root) => root?.childElementCount ?? 0), 0);
      host.release();
      await isHydrated();
      assert.equal(errors.filter((text) => !text.includes('auction-elements-html')).length, 0, errors.join());
    });
  });

  it('reads no values from Object.prototype', async () => {
    const names =
      'config configSrc messages session if then else css productName baseUrl logoSrc dataLayerName styleOverrides delegatesFocus';
    const pollute = (value) =>
      `<script>for (const name of '${names}'.split(' ')) Object.prototype[name] = ${value}</script>`;
    for (const [tag, rendered] of [
      ['auction-header', renderHeader()],
      ['auction-footer', renderFooter({}, { year: new Date().getFullYear() })],
      ['auction-search', renderElement('auction-search')],
      ['auction-newsletter', renderElement('auction-newsletter')],
    ])
      for (const value of ["'<img src=x>'", '{}'])
        await compare({ tag, rendered, head: pollute(value) + autoload });
  });

  it('is defined by its own script in a page that does not define it yet', async () => {
    for (const tag of ['auction-header', 'auction-footer', 'auction-search', 'auction-newsletter']) {
      await open('', { head: script(tag) });
      await page.evaluate((name) => customElements.whenDefined(name).then(() => {}), tag);
      assert.deepEqual(errors, [], tag);
    }
  });
});
