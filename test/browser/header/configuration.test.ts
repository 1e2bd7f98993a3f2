import { expect } from '@open-wc/testing';
import '../../../elements/auction-elements.ts';
import { keys, parkPointer, press, viewport } from '../../support/act.ts';
import { settled, until } from '../../support/clock.ts';
import { allByRole, byRole, queryRole } from '../../support/find.ts';
import { openFrame } from '../../support/frame.ts';
import { mount, recordWarnings } from '../../support/mount.ts';
import { createTestServer, type TestServer } from '../../support/testServer.ts';

const groups = (header: Element) =>
  allByRole(byRole(header, 'navigation', 'Categories'), 'button').map(({ textContent }) => textContent);
const topLinks = (header: Element) =>
  [...byRole(header, 'navigation', 'Categories').querySelectorAll('li > a, li > button')].map(
    (each) => each.textContent,
  );

describe('auction-header: configuration', () => {
  let warnings: ReturnType<typeof recordWarnings>;
  let server: TestServer;

  before(() => viewport(1440, 900));
  beforeEach(() => {
    server = createTestServer();
    warnings = recordWarnings();
  });
  afterEach(async () => {
    warnings.stop();
    await server.release();
  });

  it('is optional: everything is included by default', async () => {
    const header = await mount('<auction-header></auction-header>');
    expect(groups(header)).to.have.length(11);
    expect(byRole(header, 'link', /Auctions/).getAttribute('href')).to.equal('/');
    expect(warnings.texts).to.deep.equal([]);
  });

  it('is read from the attribute', async () => {
    const header = await mount(
      `<auction-header config='{"categories": [{"label": "Wine", "href": "/wine"}]}'></auction-header>`,
    );
    await until(() => queryRole(header, 'link', 'Wine'), 'the configured group');
    expect(topLinks(header)).to.deep.equal(['Wine']);
  });

  it('is read from the property', async () => {
    const header = document.createElement('auction-header');
    header.config = { categories: [{ label: 'Wine', href: '/wine' }] };
    document.body.append(header);
    await until(() => queryRole(header, 'link', 'Wine'), 'the configured group');
    expect(topLinks(header)).to.deep.equal(['Wine']);
    header.config = undefined;
    await until(() => groups(header).length === 11, 'the built-in groups');
    header.remove();
  });

  it('is read from a script child', async () => {
    const header = await mount(
      '<auction-header><script type="application/json">{"productName": "Gavel"}</script></auction-header>',
    );
    await until(() => queryRole(header, 'link', /Gavel/), 'the configured name');
  });

  it('is read from a script child that jQuery inserts and changes', async () => {
    const { contentWindow } = await openFrame(
      server,
      `<!doctype html><html lang="en"><title>A page</title>
        <script src="/node_modules/jquery/dist/jquery.js"></script>
        <script type="module" src="/elements/auction-elements.ts"></script>
        <body><div id="top"></div></body></html>`,
    );
    const frame = contentWindow as Window &
      typeof globalThis & { jQuery: (selector: string) => { html(html: string): void } };
    await until(() => frame.customElements?.get('auction-header'), 'the script');
    const config = (label: string) => JSON.stringify({ categories: [{ label, href: '/wine' }] });
    frame
      .jQuery('#top')
      .html(`<auction-header><script type="application/json">${config('Wine')}</script></auction-header>`);
    const header = frame.document.querySelector('auction-header')!;
    await until(() => queryRole(header, 'link', 'Wine'), 'the configured group');
    expect(topLinks(header)).to.deep.equal(['Wine']);
    header.querySelector('script')!.textContent = config('Cider');
    await until(() => queryRole(header, 'link', 'Cider'), 'the group of the changed configuration');
  });

  it('is read from a URL, requested once for all elements of the page', async () => {
    await server.answerJson('/site.json', { categories: [{ label: 'Wine', href: '/wine' }] });
    const source = `config-src="${server.base}/site.json"`;
    const header = await mount(
      `<auction-header ${source}></auction-header><auction-search ${source}></auction-search>`,
    );
    await until(() => queryRole(header, 'navigation', 'Categories'), 'the header');
    expect(topLinks(header)).to.deep.equal(['Wine']);
    expect(await server.calls('/site.json')).to.have.length(1);
  });

  it('reserves the full height from the start', async () => {
    for (const [width, height] of [
      [1440, 124],
      [390, 68.5],
    ] as const) {
      await viewport(width, 800);
      const header = document.createElement('auction-header');
      document.body.append(header);
      expect(header.getBoundingClientRect().height).to.equal(height);
      header.remove();
    }
    await viewport(1440, 900);
  });

  it('omits a menu or the category bar if its list is empty', async () => {
    const empty = { browse: [], about: [], categories: [] };
    const header = await mount(`<auction-header config='${JSON.stringify(empty)}'></auction-header>`);
    await until(() => queryRole(header, 'link', 'Sign In'), 'the header');
    expect(allByRole(header, 'navigation')).to.deep.equal([]);
    expect(queryRole(header, 'button', 'Browse By')).to.equal(null);
    expect(header.getBoundingClientRect().height).to.equal(74);
    await viewport(390, 800);
    await press(byRole(header, 'button', 'Open menu'));
    const menu = await until(() => queryRole(header, 'dialog'), 'the mobile menu');
    expect(allByRole(menu, 'list')).to.have.length(1);
    await viewport(1440, 900);
  });

  it('keeps the default menu if all configured URLs are unsafe, with a warning', async () => {
    const config = { about: [{ label: 'Help', href: 'javascript:alert(1)' }] };
    const header = await mount(`<auction-header config='${JSON.stringify(config)}'></auction-header>`);
    await press(await until(() => queryRole(header, 'button', 'About Auctions'), 'the menu'));
    expect(byRole(header, 'link', 'Help').getAttribute('href')).to.match(/^https:/);
    expect(warnings.texts.join()).to.include('`about[0].href` must be an http(s)');
  });

  it('keeps the header’s height while it loads', async () => {
    await server.answerJson('/site.json', {}, { hang: true });
    const header = await mount(`<auction-header config-src="${server.base}/site.json"></auction-header>`);
    expect(header.getBoundingClientRect().height).to.equal(124);
    await server.release();
    await until(() => queryRole(header, 'navigation', 'Categories'), 'the header');
    expect(header.getBoundingClientRect().height).to.equal(124);
  });

  const invalid: [what: string, markup: string][] = [
    ['invalid JSON', `config='{"productName": '`],
    ['a list', `config='[1]'`],
    ['a value of the wrong type', `config='{"categories": [{"label": 7}]}'`],
    ['an unknown key', `config='{"catgories": []}'`],
    ['a javascript: URL', `config-src="javascript:alert(1)"`],
    ['an invalid locale', `locale="not a locale"`],
    ['an invalid base URL', `base-url="javascript:alert(1)"`],
    ['an invalid session', `session="yes"`],
    ['messages of the wrong type', `messages='{"signIn": 7}'`],
    ['unknown messages', `messages='{"singIn": "x"}'`],
    ['an unknown attribute', `sesion="bidder"`],
  ];
  for (const [what, markup] of invalid) {
    it(`falls back to the defaults for ${what}, with one clear warning`, async () => {
      const header = await mount(`<auction-header ${markup}></auction-header>`);
      await until(() => queryRole(header, 'navigation', 'Categories'), 'the header');
      await until(() => warnings.texts.length > 0, 'the warning');
      await settled();
      expect(groups(header)).to.have.length(11);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-header: .{20}/);
    });
  }

  for (const [what, rule] of [
    ['404', { status: 404 }],
    ['HTML', { body: '<html>' }],
    ['a value of the wrong type', { body: '{"links": 7}' }],
    ['a dropped connection', { drop: true }],
  ] as const) {
    it(`falls back to the defaults when config-src returns ${what}, with one clear warning`, async () => {
      await server.answer({ path: '/site.json', ...rule });
      const header = await mount(`<auction-header config-src="${server.base}/site.json"></auction-header>`);
      await until(() => queryRole(header, 'navigation', 'Categories'), 'the header');
      expect(groups(header)).to.have.length(11);
      expect(warnings.texts).to.have.length(1);
      expect(warnings.texts[0]).to.match(/^auction-header: `config-src=/);
    });
  }

  it('uses the valid entries, and one warning names each invalid entry with its fix', async () => {
    const config = {
      productName: 'Gavel',
      links: { myAccount: '/account', watchlist: '/watched' },
      categories: [{ label: 'Wine', href: '/wine' }, { href: '/cider' }, { label: 'Beer', href: '/beer' }],
    };
    const header = await mount(
      `<auction-header session="bidder" config='${JSON.stringify(config)}'></auction-header>`,
    );
    await until(() => queryRole(header, 'link', 'Wine'), 'the configured group');
    expect(topLinks(header)).to.deep.equal(['Wine', 'Beer']);
    expect(byRole(header, 'link', /Watchlist/).getAttribute('href')).to.equal('/watched');
    expect(byRole(header, 'link', 'Gavel').getAttribute('href')).to.equal('/');
    expect(warnings.texts).to.deep.equal([
      'auction-header: `config` has 2 invalid entries. Ignoring them and using the rest.' +
        '\n- `links.myAccount` is not a known key. Did you mean `myProduct`?' +
        '\n- `categories[1].label` is missing. Add it. Until then, `categories[1]` is ignored.',
    ]);
  });

  it('has no watchlist link if the site has no watchlist', async () => {
    const header = await mount(
      `<auction-header session="bidder" watchlist-count="3" config='{ "links": { "watchlist": false } }'></auction-header>`,
    );
    expect(queryRole(header, 'link', /Watchlist/)).to.equal(null);
    // A pointer on the button would open the menu as well, and Enter would close it.
    await parkPointer();
    byRole(header, 'button', 'Account').focus();
    await keys('Enter');
    await until(() => queryRole(header, 'link', 'Sign Out'), 'the account menu');
    expect(queryRole(header, 'link', /Watchlist/)).to.equal(null);
  });

  it('uses the valid strings of `messages`, and one warning names each invalid string with its fix', async () => {
    const header = await mount(
      `<auction-header session="visitor" messages='{"singIn": "x", "menu": 7, "signIn": "Log in"}'></auction-header>`,
    );
    expect(byRole(header, 'link', 'Log in').textContent).to.equal('Log in');
    await until(() => warnings.texts.length > 0, 'the warning');
    await settled();
    expect(warnings.texts).to.deep.equal([
      'auction-header: `messages` has 2 invalid entries. Ignoring them and using the rest.' +
        '\n- `singIn` is not a known key. Did you mean `signIn`?' +
        '\n- `menu` must be text in quotes, not 7.',
    ]);
  });

  it('ignores unsafe URLs and keeps the rest, with one warning', async () => {
    const header = await mount(
      `<auction-header config='{"categories": [{"label": "A", "href": "javascript:alert(1)"}, {"label": "B", "href": "/b"}]}'></auction-header>`,
    );
    await until(() => queryRole(header, 'navigation', 'Categories'), 'the header');
    expect(byRole(header, 'link', 'A').getAttribute('href')).to.equal('/for-sale/a');
    expect(byRole(header, 'link', 'B').getAttribute('href')).to.equal('/b');
    expect(warnings.texts).to.have.length(1);
    expect(warnings.texts[0]).to.include('`categories[0].href` must be an http(s)');
    expect(header.shadowRoot!.querySelector('[href^=javascript]') === null).to.equal(true);
  });

  it('replaces messages one by one', async () => {
    const header = await mount(
      `<auction-header messages='{"signIn": "Einloggen"}' session="visitor"></auction-header>`,
    );
    expect(byRole(header, 'link', 'Einloggen').textContent).to.equal('Einloggen');
    expect(byRole(header, 'button', 'Browse By').textContent).to.equal('Browse By');
  });

  it('prefixes every root-relative link with base-url', async () => {
    const header = await mount('<auction-header base-url="https://shop.example/de"></auction-header>');
    const hrefs = [...header.shadowRoot!.querySelectorAll('a')].map((link) => link.getAttribute('href')!);
    // The help pages have another host.
    const own = hrefs.filter((href) => !href.startsWith('https://help.auction.example/'));
    expect(own.filter((href) => !href.startsWith('https://shop.example/de/'))).to.deep.equal([]);
  });

  it('shows an image logo, named after the product', async () => {
    const header = await mount(
      '<auction-header logo-src="/demo/public/icon.svg" product-name="Gavel"></auction-header>',
    );
    const logo = byRole(header, 'link', 'Gavel');
    expect(logo.querySelector('img')!.getAttribute('src')).to.equal('/demo/public/icon.svg');
  });

  it('rejects an image logo with an unsafe URL', async () => {
    const header = await mount(
      '<auction-header logo-src="javascript:alert(1)" product-name="Gavel"></auction-header>',
    );
    expect(byRole(header, 'link', /Gavel/).querySelector('img') === null).to.equal(true);
    expect(warnings.texts).to.have.length(1);
  });
});
