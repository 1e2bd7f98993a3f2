import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { runInNewContext } from 'node:vm';
import { gzipSync } from 'node:zlib';
import { JSDOM } from 'jsdom';
import {
  createSite,
  formatSiteScript,
  insertShadowRoots,
  renderElement,
  renderFooter,
  renderHeader,
  renderShadowRoot,
  siteCss,
  tagNames,
} from '../../dist/server.js';
import { root } from '../support/servers.mjs';

const withoutStyles = (html) => html.replaceAll(/<style.*?<\/style>/gs, '');

/** Tests the server entry point, which renders elements as HTML that works without JavaScript. */
describe('server entry point', () => {
  it('renders the header with a declarative shadow root, its links, and its form', () => {
    const html = renderHeader({ productName: 'Gavel' });
    assert.match(html, /^<auction-header session="visitor"><template shadowrootmode="open"><style>/);
    assert.match(html, /<form role="search"[^>]* action="\/asp\/SearchAdvanced_i\.asp" method="get">/);
    assert.match(html, /<span>Gavel<\/span>/);
    assert.match(html, /<a href="\/for-sale\/vehicles\/sedans">Sedans<\/a>/);
    assert.match(
      html,
      /<\/template><script type="application\/json">\{"productName":"Gavel"\}<\/script><\/auction-header>$/,
    );
  });

  it('renders the configured URLs of help pages', () => {
    const config = { help: { baseUrl: 'https://help.gavel.example', careers: '/jobs' } };
    const html = renderHeader(config) + renderFooter(config);
    assert.match(html, /<a href="\/jobs">Careers<\/a>/);
    assert.match(html, /<a href="https:\/\/help\.gavel\.example\/buying">Buying<\/a>/);
    assert.doesNotMatch(html, /help\.auction\.example/);
  });

  it('renders the header of a visitor and of a bidder', () => {
    assert.match(
      renderHeader({}, { returnAddress: '/lot/5?a=b c' }),
      /href="\/asp\/LoginBidder\.asp\?d=%2Flot%2F5%3Fa%3Db%2520c"/,
    );
    for (const [returnAddress, encoded] of [
      ['//evil.example/', '%2Fevil.example%2F'],
      ['\\/evil.example/', '%2Fevil.example%2F'],
      ['/.//evil.example', '%2Fevil.example'],
      ['https://evil.example/', '%2F'],
      ['https://www.auction.example/lots?a=1#b', '%2Flots%3Fa%3D1%23b'],
      ['javascript:alert(1)', '%2F'],
      ['//[', '%2F%5B'],
      ['', '%2F'],
    ])
      assert.match(
        renderHeader({}, { returnAddress }),
        new RegExp(`LoginBidder\\.asp\\?d=${encoded}"`),
        returnAddress,
      );
    const bidder = renderHeader({}, { session: 'bidder' });
    assert.doesNotMatch(bidder, /LoginBidder/);
    assert.match(bidder, /href="\/sign-out"/);
  });

  it('fills the search with the term of a results page or the given term', () => {
    const results = '/asp/SearchAdvanced_i.asp?category=all+categories&searchTerm=K%C3%A4fer+%22%E2%82%AC%22';
    const value = / value="K&#228;fer &quot;&#8364;&quot;"/;
    assert.match(renderHeader({}, { page: results }), value);
    assert.match(renderElement('auction-search', { page: `https://www.auction.example${results}` }), value);
    for (const html of [
      renderHeader({}, { page: '/other?searchTerm=coins' }),
      renderHeader({ links: { searchResults: '/find' } }, { page: results }),
      renderElement('auction-search'),
    ])
      assert.doesNotMatch(html, / name="searchTerm"[^>]* value=/);
    assert.match(
      renderHeader({}, { page: results, attributes: { 'search-term': 'coins' } }),
      /^<auction-header [^>]*search-term="coins".* value="coins"/s,
    );
  });

  it('renders strings in the language of its locale, or of its lang', () => {
    const german = renderHeader({}, { attributes: { locale: 'de-AT' } });
    assert.match(german, /<header [^>]*lang="de"/);
    assert.match(german, />Anmelden</);
    assert.match(german, /<header [^>]*lang="de".* aria-label="Kategorien".*>Alles in Edelmetalle</s);
    const arabic = renderFooter({}, { attributes: { lang: 'ar' } });
    assert.match(arabic, /^<auction-footer lang="ar"><template.*<footer [^>]*lang="ar" dir="rtl"/s);
    const french = renderHeader({}, { attributes: { lang: 'ar', locale: 'fr' } });
    assert.match(french, /<header [^>]*lang="fr" dir="ltr".*>Connexion</s);
    const english = renderHeader({}, { attributes: { lang: 'ar', locale: 'en-GB' } });
    assert.match(english, /<header [^>]*dir="ltr".*>Sign In</s);
    assert.match(
      renderElement('auction-search', { attributes: { locale: 'ja' } }),
      /lang="ja".*検索|lang="ja".*&#26908;/s,
    );
    const own = renderHeader({}, { attributes: { locale: 'de', messages: { signIn: 'Log in' } } });
    assert.match(own, />Log in<.* aria-label="Kategorien"/s);
    for (const locale of ['fi', 'no language'])
      assert.equal(
        withoutStyles(renderHeader({}, { attributes: { locale }, warn() {} })).replace(
          ` locale="${locale}"`,
          '',
        ),
        withoutStyles(renderHeader()),
      );
  });

  it('translates built-in labels, but not their URLs and the configuration', () => {
    const attributes = { locale: 'de' };
    const header = renderHeader({ categories: [{ label: 'Coins' }] }, { session: 'bidder', attributes });
    assert.match(header, /<a href="\/for-sale\/coins\/bullion">Alles in Edelmetalle<.*>Alles in Coins</s);
    assert.match(header, /<a href="\/for-sale\/coins\/gold-bars">Goldbarren</);
    assert.match(header, /<a href="\/live-auctions">Live-Auktionen</);
    assert.match(header, /<a href="\/asp\/Bidder\/PrebidManage.asp\?opt=2">Gekauft</);
    const help = { baseUrl: '/help' };
    const about = [{ label: 'Help', href: '/faq' }];
    assert.match(renderHeader({ about }, { attributes }), /<a href="\/faq">Help</);
    assert.match(renderFooter({ help }, { attributes }), /<a href="\/help\/careers">Karriere</);
  });

  it('renders the promotion of a category in the menu that works without JavaScript', () => {
    const promotion = {
      image: { src: '/hoard.webp', width: 320, height: 180, alt: 'Coins' },
      text: 'Hoard of 1933',
      href: '/hoard',
    };
    assert.match(
      renderHeader({ categories: [{ label: 'Coins', promotion }] }),
      /<a href="\/hoard" class="promotion"><img src="\/hoard.webp" width="320" height="180" alt="Coins" loading="lazy" class="\w+"\/><span>Hoard of 1933<\/span><\/a>/,
    );
  });

  it('renders the counts of the watchlist and of links', () => {
    const html = renderHeader(
      { about: [{ label: 'Messages', href: '/messages', count: 4 }] },
      { session: 'bidder', attributes: { 'watchlist-count': 120, locale: 'en-US' } },
    );
    assert.match(html, /part="watchlist"[^>]*>.*Watchlist, 120 lots.*part="badge"[^>]*>99\+<.*<\/a>/);
    assert.match(html, /<a href="\/messages">.*Messages, 4<.*part="badge"[^>]*>4</);
    assert.match(siteCss(), /tabular-nums;text-align:center/);
  });

  it('renders slots for elements of the page that work without JavaScript', () => {
    const html = renderHeader({}, { content: '<p slot="banner">Closed on Monday</p>' });
    const names = [...html.matchAll(/<slot name="([\w-]+)">/g)].map(([, name]) => name);
    assert.deepEqual(names, [
      'banner',
      'menu-end',
      'mobile-start',
      'tools-start',
      'tools-end',
      'mobile-end',
      'after-categories',
    ]);
    assert.match(html, /<\/template><p slot="banner">Closed on Monday<\/p><\/auction-header>$/);
  });

  it('sets aria-current on links to the page in the header and the footer, and returns to the page after sign-in', () => {
    const links = [{ label: 'Here', href: "/it's?b=2&a=1" }];
    const site = { about: links, footer: [{ label: 'Pages', links }] };
    for (const render of [renderHeader, renderFooter]) {
      const isMarked = (options) => /<a [^>]*aria-current="page"[^>]*>Here</.test(render(site, options));
      for (const page of ["/it's?a=1&b=2&utm_source=x", "https://any.example/it's?a=1&b=2"])
        assert.ok(isMarked({ page }), page);
      for (const options of [{ page: "/it's?a=1" }, {}]) assert.ok(!isMarked(options));
    }
    assert.match(renderHeader(site, { page: '/lot/5' }), /LoginBidder\.asp\?d=%2Flot%2F5"/);
  });

  it('renders the footer with a form that is submitted without JavaScript', () => {
    const html = renderFooter({}, { year: 2026 });
    assert.match(html, /<form[^>]* action="[^"]*newsletter\/subscribe" method="post"/);
    assert.match(html, /&#169; 2026 Auctions/);
  });

  it('renders every element', () => {
    for (const tag of tagNames) assert.match(renderElement(tag), new RegExp(`^<${tag}[ >]`), tag);
    assert.match(
      withoutStyles(
        renderElement('auction-date-input', { attributes: { label: 'Viewing', required: true } }),
      ),
      /^<auction-date-input label="Viewing" required><template shadowrootmode="open" shadowrootdelegatesfocus>.*<label[^>]*><span>Viewing<\/span>.*<input[^>]* required=""/,
    );
    assert.throws(
      () => renderElement('auction-nothing'),
      /`<auction-nothing>` can't be rendered on a server\. Use `auction-button`/,
    );
  });

  it('renders an element with its content, including other elements', () => {
    const html = withoutStyles(
      renderElement('auction-form-field', {
        attributes: { label: 'Größe', error: true, 'error-text': 'Choose <one>' },
        content: `<select name="size"><option>Größe 1</option></select>${renderElement('auction-button', { content: 'Go' })}`,
      }),
    );
    assert.match(
      html,
      /<slot><\/slot>.*role="alert".*Choose &lt;one&gt;.*<\/template><select name="size"><option>Gr&#246;&#223;e 1/,
    );
    assert.match(html, /<auction-button><template.*<\/template>Go<\/auction-button><\/auction-form-field>$/);
  });

  it('renders server-side errors', () => {
    for (const tag of ['text-input', 'date-input', 'time-input', 'date-picker', 'time-picker']) {
      const html = renderElement(`auction-${tag}`, { attributes: { 'error-text': 'Taken "already"' } });
      assert.match(html, /role="alert"[^]*<span>Taken &quot;already&quot;<\/span>/, tag);
      if (tag.endsWith('-input')) assert.match(html, /aria-invalid="true"/, tag);
    }
    const list = '<ul><li><a href="#a">Taken</a></li></ul>';
    assert.match(
      renderElement('auction-error-summary', { content: list }),
      /There is a problem.*<a href="#a">/,
    );
    assert.doesNotMatch(renderElement('auction-error-summary', { content: list }), / hidden=/);
    assert.match(renderElement('auction-error-summary'), / hidden=""/);
  });

  it('renders an invalid value as empty, like the browser', () => {
    for (const tag of [
      'auction-date-input',
      'auction-time-input',
      'auction-date-picker',
      'auction-time-picker',
    ]) {
      const rendered = renderElement(tag, { attributes: { value: 'not one' } });
      assert.equal(rendered.split('not one').length, 2, tag);
    }
  });

  it('returns the same bytes for the same input', () => {
    const options = { attributes: { 'base-url': '/shop', messages: { search: 'Find' } } };
    assert.equal(renderHeader({ productName: 'A' }, options), renderHeader({ productName: 'A' }, options));
    assert.equal(siteCss(), siteCss());
  });

  it('is ASCII, so that the encoding of the page does not matter', () => {
    const text = 'Käufer’s Guide 日本語 😀 €\u0085\u2028.';
    const config = { productName: text, browse: [{ label: text, href: '/ä' }] };
    const styles = [{ mode: 'inline' }, { mode: 'nonce', nonce: 'é' }, { mode: 'link', href: '/ä.css' }];
    const isAscii = (output) => assert.doesNotMatch(output, /[^\0-\x7f]/);
    for (const each of styles) {
      const attributes = {
        'style-overrides': `a::before{content:'→'}`,
        messages: { signIn: text },
        class: text,
      };
      isAscii(renderHeader(config, { styles: each, attributes }));
      isAscii(renderFooter(config, { styles: each, attributes }));
    }
    for (const tag of tagNames)
      isAscii(
        renderElement(tag, { attributes: { label: text, value: text, placeholder: text }, warn: () => {} }),
      );
    isAscii(siteCss());
    const html = renderHeader(config);
    assert.match(html, /K&#228;ufer&#8217;s Guide &#26085;&#26412;&#35486; &#128512; &#8364;/);
    assert.match(
      html,
      /"productName":"K\\u00e4ufer\\u2019s Guide \\u65e5\\u672c\\u8a9e \\ud83d\\ude00 \\u20ac\\u2028\."/,
    );
    assert.match(
      renderElement('auction-button', { attributes: { 'style-overrides': `a{content:'→1'}` } }),
      /content:'\\2192 1'/,
    );
  });

  it('includes its CSS inline, with a nonce, or by a link', () => {
    const nonce = renderHeader({}, { styles: { mode: 'nonce', nonce: 'a"b' } });
    assert.match(nonce, /<style nonce="a&quot;b">:host\{/);
    const link = renderHeader({}, { styles: { mode: 'link', href: '/a.css?x=1&y' } });
    assert.match(link, /<link rel="stylesheet" href="\/a\.css\?x=1&amp;y">/);
    assert.doesNotMatch(link, /<style/);
    // Only rules that all elements of the site share have no element name.
    assert.match(siteCss(), /^:host\{display:block;/);
    assert.match(siteCss(), /:host\(auction-header\)\{position:/);
    assert.doesNotMatch(siteCss(), /:host(?:\{(?!--|display:)|[,\s]|\(\[(?!hidden\]\)))/);
  });

  it('has no inline style, which a strict CSP would block', () => {
    for (const tag of tagNames)
      for (const styles of [
        { mode: 'link', href: '/a.css' },
        { mode: 'nonce', nonce: 'a' },
      ])
        assert.doesNotMatch(withoutStyles(renderElement(tag, { styles })), /\sstyle=/, tag);
  });

  describe('with invalid entries in the configuration', () => {
    const config = {
      links: { myAccount: '/account', watchlist: '/watched' },
      about: [
        { label: 'Messages', href: '/messages', count: -1 },
        { label: 'Help' },
        { label: 'Rules', href: '/rules' },
      ],
    };
    const warning =
      '`config` has 3 invalid entries. Ignoring them and using the rest.' +
      '\n- `links.myAccount` is not a known key. Did you mean `myProduct`?' +
      '\n- `about[0].count` must be a whole number, 0 or more, not -1.' +
      '\n- `about[1].href` is missing. Add it. Until then, `about[1]` is ignored.';

    it('renders the valid entries, and names the others in one warning', () => {
      const warnings = [];
      const warn = (message) => warnings.push(message);
      const html = renderHeader(config, { session: 'bidder', warn });
      assert.match(html, /href="\/watched"/);
      assert.match(html, /href="\/messages"/);
      assert.match(html, /href="\/rules"/);
      assert.doesNotMatch(html, />Help</);
      assert.deepEqual(warnings, [`auction-header: ${warning}`]);
      renderFooter(config, { warn });
      renderShadowRoot('auction-search', { attributes: { config }, warn });
      assert.deepEqual(warnings.slice(1), [`auction-footer: ${warning}`, `auction-search: ${warning}`]);
    });

    it('passes the valid entries on to the page, which does not warn again', () => {
      const html = renderHeader(config, { warn: () => {} });
      const [, json] = /<script type="application\/json">(.*?)<\/script>/.exec(html);
      assert.deepEqual(JSON.parse(json), {
        links: { watchlist: '/watched' },
        about: [
          { label: 'Messages', href: '/messages' },
          { label: 'Rules', href: '/rules' },
        ],
      });
    });

    it('renders site markup from the valid entries, and names the others in one warning', (t) => {
      const logged = t.mock.method(console, 'warn', () => {});
      const markup = createSite(config);
      assert.equal(markup.config.links.watchlist, '/watched');
      assert.deepEqual(
        logged.mock.calls.map((call) => call.arguments),
        [[`auction-elements: ${warning}`]],
      );
    });
  });

  it('escapes all inserted values', () => {
    const evil = '</script></template><img src=x onerror=alert(1)>"\'\u2028';
    const html = renderHeader(
      {
        productName: evil,
        about: [
          { label: evil, href: 'javascript:alert(1)' },
          { label: evil, href: '/a"b' },
        ],
      },
      { attributes: { 'logo-src': evil, 'style-overrides': '</style><img src=x>' }, warn: () => {} },
    );
    assert.doesNotMatch(withoutStyles(html).replaceAll(/&lt;/g, ''), /<img src=x/);
    assert.doesNotMatch(html, /href="javascript:/);
    assert.equal(html.match(/<\/script>/g).length, 1);
    assert.equal(html.match(/<\/template>/g).length, 1);
    assert.equal(html.match(/<\/style>/g).length, 1);
    assert.throws(() => renderHeader({}, { attributes: { onclick: 'x' } }), /isn't a valid attribute name/);
    assert.throws(() => renderHeader({}, { attributes: { 'a b=c>': 'x' } }), /isn't a valid attribute name/);
  });

  it('writes the strings of HTML into JSON, so that hydration finds no difference', () => {
    const label = 'a\u0085b\uD800c\\ud800 😀';
    const shown = 'ab\uFFFDc\\ud800 😀';
    const config = { about: [{ label, href: '/a' }] };
    const [, json] = /json">(.*?)<\/script>/.exec(renderHeader(config));
    assert.equal(JSON.parse(json).about[0].label, shown);
    const header = renderHeader({}, { attributes: { messages: { signIn: label } } });
    const messages = JSDOM.fragment(header).querySelector('auction-header').getAttribute('messages');
    assert.equal(JSON.parse(messages).signIn, shown);
    const script = formatSiteScript({ code: '', site: createSite(config), files: {}, folder: './' });
    assert.equal(runInNewContext(`${script}; AUCTION_SITE`).site.config.about[0].label, shown);
  });

  it('warns about invalid attributes', () => {
    const warnings = [];
    renderHeader(
      {},
      { attributes: { 'base-url': 'javascript:x' }, warn: (message) => warnings.push(message) },
    );
    assert.equal(warnings.length, 1);
    assert.match(warnings[0], /^auction-header: `base-url="javascript:x"` isn't an http\(s\) URL/);
  });

  it('reads boolean attributes from markup text like the browser', () => {
    const { modules } = JSON.parse(readFileSync(`${root}custom-elements.json`, 'utf8'));
    const elements = modules.flatMap(({ declarations }) => declarations.filter(({ tagName }) => tagName));
    let count = 0;
    for (const { tagName, attributes } of elements)
      for (const { name } of attributes.filter(({ type }) => type?.text === 'boolean')) {
        const warnings = [];
        const render = (value) =>
          withoutStyles(
            renderElement(tagName, {
              attributes: { name: 'field', [name]: value },
              content: '<span>Text</span>',
              warn: (message) => warnings.push(message),
            }),
          );
        const [whenTrue, whenFalse] = [render(true), render(false)];
        assert.notEqual(whenTrue, whenFalse, `${tagName} ${name}`);
        for (const text of ['', name]) assert.equal(render(text), whenTrue, `${tagName} ${name}="${text}"`);
        assert.deepEqual(warnings, []);
        assert.equal(render('false'), whenFalse, `${tagName} ${name}="false"`);
        assert.equal(warnings.length, 1);
        assert.match(warnings[0], new RegExp(`^${tagName}: \`${name}="false"\``));
        count += 1;
      }
    assert.ok(count > 20);
  });

  it('reads boolean attributes of a document like the browser', () => {
    const { document } = new JSDOM(
      `<auction-text-input name="bid" value="100" readonly required></auction-text-input>
      <auction-date-input disabled="disabled"></auction-date-input><auction-button disabled>Bid</auction-button>`,
    ).window;
    insertShadowRoots(document);
    const find = (tag, control) => document.querySelector(`${tag} > template`).content.querySelector(control);
    const bid = find('auction-text-input', 'input');
    assert.deepEqual([bid.readOnly, bid.required], [true, true]);
    assert.equal(find('auction-date-input', 'input').disabled, true);
    assert.equal(find('auction-button', 'button').disabled, true);
  });

  it('renders the configuration of an attribute or of a script in the markup', () => {
    const config = { categories: [{ label: 'Wine', href: '/wine' }] };
    const json = JSON.stringify(config);
    const expected = renderHeader(config);
    for (const value of [config, json]) {
      assert.equal(renderHeader(undefined, { attributes: { config: value } }), expected);
      assert.equal(renderElement('auction-header', { attributes: { config: value } }), expected);
    }
    const { document } = new JSDOM(
      `<auction-header config='${json}'></auction-header>
      <auction-header><script type="application/json">${json}</script></auction-header>`,
    ).window;
    insertShadowRoots(document);
    for (const header of document.querySelectorAll('auction-header')) {
      const { textContent } = header.querySelector('template').content;
      assert.match(textContent, /Wine/);
      assert.doesNotMatch(textContent, /Construction/);
    }
  });

  it('warns about a configuration in an attribute that is no JSON', () => {
    const messages = [];
    const html = renderHeader(undefined, {
      attributes: { config: '{' },
      warn: (message) => messages.push(message),
    });
    assert.equal(html, renderHeader());
    assert.match(messages.join(), /^auction-header: The `config` attribute isn't valid JSON/);
  });

  it('reads the clock only for the calendar, so that pages can be rendered in advance', () => {
    const { Date: RealDate } = globalThis;
    let reads = 0;
    globalThis.Date = class extends RealDate {
      constructor(...args) {
        if (args.length === 0) reads += 1;
        super(...args);
      }
      static now() {
        reads += 1;
        return RealDate.now();
      }
    };
    try {
      for (const tag of tagNames) {
        reads = 0;
        const value = { 'auction-date-input': '2026-12-05', 'auction-time-input': '09:30' }[tag];
        renderElement(tag, { attributes: { value } });
        assert.equal(reads > 0, tag === 'auction-date-picker', tag);
      }
    } finally {
      globalThis.Date = RealDate;
    }
  });

  it('runs without a DOM and without Node.js', () => {
    const context = { console, URL, URLSearchParams, TextEncoder, TextDecoder };
    const source = readFileSync(`${root}dist/server.js`, 'utf8');
    assert.doesNotMatch(source, /^import |from"node:/m);
    // Convert its exports to one object, so that it runs as a script.
    const script = source.replace(
      /export\{([^}]*)\};?\s*(\/\/#.*)?$/,
      (_, names) =>
        `;globalThis.server={${names
          .split(',')
          .map((name) => name.trim().split(' as '))
          .map(([own, as = own]) => `${as}:${own}`)
          .join(',')}};`,
    );
    runInNewContext(`(()=>{${script}})()`, context);
    assert.equal(context.server.renderHeader({ productName: 'A' }), renderHeader({ productName: 'A' }));
    assert.equal(context.server.renderFooter(), renderFooter());
  });

  // The target is 12 KB. Container queries, user preferences, the key cap of the search, and aligned lists of menus have increased the size.
  it('adds at most 12.5 KB to a page', () => {
    for (const session of ['visitor', 'bidder'])
      assert.ok(gzipSync(renderHeader({}, { session })).length <= 12_500, session);
  });
});
