import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import type { SiteConfig } from '../../../src/site/config/configSchema.ts';
import { parseConfig, resolveSite } from '../../../src/site/config/resolveSite.ts';
import { builtInHeader } from '../../../src/site/navigation/navigation.ts';
import { builtInFooter } from '../../../src/site/footer/footerLinks.ts';

const resolve = (config: unknown, baseUrl = '') => {
  const { site, warnings } = resolveSite(config, {
    baseUrl,
    builtIn: { ...builtInHeader, ...builtInFooter },
  });
  return { ...site, warnings };
};

describe('parseConfig', () => {
  it('accepts an object without entries', () =>
    expect(parseConfig({})).to.deep.equal({ config: {}, problems: [] }));

  const link = { label: 'A', href: '/a' };
  const image = { src: '/a.webp', width: 320, height: 180 };

  /** Inputs with their valid entries and the warning about each invalid entry. */
  const table: [input: unknown, valid: SiteConfig, warnings: string[]][] = [
    [null, {}, ['`config` must be an object in braces, not null.']],
    [[], {}, ['`config` must be an object in braces, not a list.']],
    ['x', {}, ['`config` must be an object in braces, not "x".']],
    [
      { catgories: [], productName: ' Gavel ' },
      { productName: 'Gavel' },
      ['`catgories` is not a known key. Did you mean `categories`?'],
    ],
    [
      { links: { myAccount: '/a', login: '/b', signin: '/d', home: '/c' } },
      { links: { home: '/c' } },
      [
        '`links.myAccount` is not a known key. Did you mean `myProduct`?',
        '`links.login` is not a known key. Did you mean `signIn`?',
        '`links.signin` is not a known key. Did you mean `signIn`?',
      ],
    ],
    [
      { browse: [{ ...link, title: 'x' }] },
      { browse: [link] },
      ['`browse[0].title` is not a known key. The known keys are `label`, `href`, `count`.'],
    ],
    [{ productName: 7, about: [] }, { about: [] }, ['`productName` must be text in quotes, not 7.']],
    [{ productName: ' ' }, {}, ['`productName` is empty. Write a value, or remove the key.']],
    [
      { endpoints: { logout: null } },
      { endpoints: {} },
      ['`endpoints.logout` must be an http(s) URL or a path, or false, not null.'],
    ],
    [
      { endpoints: { logout: false, newsletter: 'javascript:x' }, links: { watchlist: false, home: false } },
      { endpoints: { logout: false }, links: { watchlist: false } },
      [
        '`links.home` must be text in quotes, not false.',
        '`endpoints.newsletter` must be an http(s) URL or a path, or false, not "javascript:x".',
      ],
    ],
    [
      { browse: {}, links: [] },
      {},
      [
        '`links` must be an object in braces, not a list.',
        '`browse` must be a list in brackets, not an object.',
      ],
    ],
    [
      {
        about: [
          { ...link, count: -1 },
          { ...link, count: '4' },
          { ...link, count: 1.5 },
        ],
      },
      { about: [link, link, link] },
      [
        '`about[0].count` must be a whole number, 0 or more, not -1.',
        '`about[1].count` must be a whole number, 0 or more, not "4".',
        '`about[2].count` must be a whole number, 0 or more, not 1.5.',
      ],
    ],
    [
      { browse: [link, { label: 'B' }, 'C', { ...link, label: 'D' }] },
      { browse: [link, { ...link, label: 'D' }] },
      [
        '`browse[1].href` is missing. Add it. Until then, `browse[1]` is ignored.',
        '`browse[2]` must be an object in braces, not "C".',
      ],
    ],
    [
      {
        categories: [
          { label: 'A' },
          {
            label: 'B',
            subGroups: [
              { label: 'C', links: 'x' },
              { label: 'D', links: [link, {}] },
            ],
          },
        ],
      },
      { categories: [{ label: 'A' }, { label: 'B', subGroups: [{ label: 'D', links: [link] }] }] },
      [
        '`categories[1].subGroups[0].links` must be a list in brackets, not "x". Until then, `categories[1].subGroups[0]` is ignored.',
        '`categories[1].subGroups[1].links[1].label` is missing. Add it. Until then, `categories[1].subGroups[1].links[1]` is ignored.',
        '`categories[1].subGroups[1].links[1].href` is missing. Add it. Until then, `categories[1].subGroups[1].links[1]` is ignored.',
      ],
    ],
    [
      { categories: [{ label: 'A', promotion: { text: 'B', href: '/b', image: { ...image, width: 0 } } }] },
      { categories: [{ label: 'A' }] },
      [
        '`categories[0].promotion.image.width` must be a whole number, 1 or more, not 0. Until then, `categories[0].promotion` is ignored.',
      ],
    ],
    [
      JSON.parse(
        '{"__proto__": {"productName": "x"}, "constructor": 1, "links": {"a b": "/", "__proto__": {"home": "/x"}}}',
      ),
      { links: {} },
      [
        '`links["a b"]` is not a known key. The known keys are `home`, `signIn`, `signOut`, `signOutRedirect`, `watchlist`, `myProduct`, `searchResults`, `accessibility`.',
        '`links.__proto__` is not a known key. The known keys are `home`, `signIn`, `signOut`, `signOutRedirect`, `watchlist`, `myProduct`, `searchResults`, `accessibility`.',
        '`__proto__` is not a known key. The known keys are `$schema`, `productName`,',
        '`constructor` is not a known key. The known keys are `$schema`, `productName`,',
      ],
    ],
    [
      {
        categories: [{ label: 7 }],
        about: [],
        footer: [
          { label: 'A', links: [{ label: 'B' }] },
          { label: 'C', links: [] },
        ],
      },
      {
        about: [],
        footer: [
          { label: 'A', links: [] },
          { label: 'C', links: [] },
        ],
      },
      [
        '`categories[0].label` must be text in quotes, not 7. Until then, `categories` is ignored.',
        '`footer[0].links[0].href` is missing. Add it. Until then, `footer[0].links[0]` is ignored.',
      ],
    ],
    [
      {
        links: { home: `javascript:${'x'.repeat(99)}` },
        endpoints: { logout: 'mailto:a@b.example' },
        social: { twitter: 'tel:+15550100' },
        browse: [link, { label: 'B', href: 'data:,' }],
        tools: [{ ...link, icon: 'data:image/svg+xml,<svg/>' }],
        categories: [
          { label: 'A', href: 'https://user:word@a.example/' },
          { label: 'B', subGroups: [{ label: 'C', links: [], all: { href: String.raw`/\evil.example` } }] },
          {
            label: 'D',
            promotion: { text: 'E', href: '/e', image: { ...image, src: 'mailto:a@b.example' } },
          },
        ],
      },
      {
        links: {},
        endpoints: {},
        social: { twitter: 'tel:+15550100' },
        browse: [link],
        tools: [link],
        categories: [{ label: 'A' }, { label: 'B', subGroups: [{ label: 'C', links: [] }] }, { label: 'D' }],
      },
      [
        `\`links.home\` must be an http(s), mailto, or tel URL, or a path, not "javascript:${'x'.repeat(49)}…".`,
        '`endpoints.logout` must be an http(s) URL or a path, or false, not "mailto:a@b.example".',
        '`browse[1].href` must be an http(s), mailto, or tel URL, or a path, not "data:,". Until then, `browse[1]` is ignored.',
        '`tools[0].icon` must be an http(s) URL or a path, not "data:image/svg+xml,<svg/>".',
        '`categories[0].href` must be an http(s), mailto, or tel URL, or a path, not "https://user:word@a.example/".',
        '`categories[1].subGroups[0].all.href` must be an http(s), mailto, or tel URL, or a path, not "/\\\\evil.example". Until then, `categories[1].subGroups[0].all` is ignored.',
        '`categories[2].promotion.image.src` must be an http(s) URL or a path, not "mailto:a@b.example". Until then, `categories[2].promotion` is ignored.',
      ],
    ],
    [
      { about: [{ label: 'A', href: 'javascript:1' }] },
      {},
      [
        '`about[0].href` must be an http(s), mailto, or tel URL, or a path, not "javascript:1". Until then, `about` is ignored.',
      ],
    ],
    [Object.create({ productName: 'inherited' }), {}, []],
  ];
  for (const [input, valid, warnings] of table) {
    it(`keeps the valid entries of ${JSON.stringify(input)} and reports the others`, () => {
      expect(parseConfig(input).config).to.deep.equal(valid);
      const logged = resolveSite(input, {}).warnings;
      expect(logged).to.have.length(warnings.length > 0 ? 1 : 0);
      for (const warning of warnings) expect(logged[0]).to.include(warning);
      expect((logged[0]?.match(/\n- /g) ?? []).length).to.equal(warnings.length > 1 ? warnings.length : 0);
    });
  }

  it('accepts its own output again', () => {
    for (const [input] of table) {
      const { config } = parseConfig(input);
      expect(parseConfig(config)).to.deep.equal({ config, problems: [] });
    }
  });

  it('keeps only entries that it accepts', () => {
    const key = fc.constantFrom('links', 'browse', 'label', 'href', 'categories', '__proto__', 'x');
    fc.assert(
      fc.property(fc.object({ key }), (input) => {
        const { config } = parseConfig(input);
        expect(parseConfig(config)).to.deep.equal({ config, problems: [] });
      }),
    );
  });

  it('never throws, and explains each problem in its own words', () => {
    fc.assert(
      fc.property(fc.anything(), (input) => {
        for (const { reason } of parseConfig(input).problems) {
          expect(reason)
            .to.match(/\S/)
            .and.not.to.match(/Invalid|Expected|received/);
        }
      }),
    );
  });

  it('reads circular data', () => {
    const categories: unknown[] = [{ label: 'A' }];
    categories.push(categories);
    expect(parseConfig({ categories }).config).to.deep.equal({ categories: [{ label: 'A' }] });
  });
});

describe('resolveSite', () => {
  it('prefixes every root-relative URL with the base URL', () => {
    const { links, endpoints, categories, browse } = resolve({}, '/shop/');
    expect(links.watchlist).to.equal('/shop/asp/Bidder/PrebidManage.asp?opt=1');
    expect(browse[0]?.href).to.equal('/shop/todays-auctions');
    expect(endpoints.logout).to.equal('/shop/proxy/logout/v1');
    expect(categories[9]?.href).to.equal('/shop/for-sale/art-antiques');
    expect(categories[9]?.subGroups[0]?.links[0]?.href).to.match(/^\/shop\/for-sale\/art-antiques\//);
  });

  it('prefers configured URLs and names to the defaults', () => {
    const site = resolve({
      productName: 'Gavel',
      links: { home: 'mailto:a@b.example' },
      endpoints: { logout: '/out' },
      cookies: { auth: 'sid' },
      browse: [{ label: 'Today', href: '/today', count: 3 }],
      about: [],
    });
    expect(site.productName).to.equal('Gavel');
    expect(site.links).to.include({ home: 'mailto:a@b.example', signIn: '/asp/LoginBidder.asp' });
    expect(site.endpoints).to.include({
      logout: '/out',
      newsletter: '/catalog/catalog-browser/api/newsletter/subscribe',
    });
    expect(site.cookies).to.include({ auth: 'sid', guid: 'auction_guid' });
    expect(site.browse).to.deep.equal([{ label: 'Today', href: '/today', count: 3 }]);
    expect(site.about).to.deep.equal([]);
    expect(site.warnings).to.deep.equal([]);
    expect(resolve({}).productName).to.equal('Auctions');
  });

  it('replaces the default links to help pages, all at once and one by one', () => {
    const { about, footer, social } = resolve({
      help: {
        baseUrl: 'https://help.gavel.example/en/',
        careers: '/jobs',
        help: 'mailto:help@gavel.example',
      },
    });
    expect(about.map(({ href }) => href)).to.deep.equal([
      'https://help.gavel.example/en/buying',
      'https://help.gavel.example/en/selling',
      'mailto:help@gavel.example',
    ]);
    const hrefs = footer.flatMap(({ links }) => links.map(({ href }) => href));
    expect(hrefs.slice(0, 3)).to.deep.equal([
      'https://help.gavel.example/en/about',
      '/jobs',
      'https://help.gavel.example/en/blog',
    ]);
    expect(hrefs).to.include('/asp/privacypolicy.asp');
    expect(social.facebook).to.equal('https://help.gavel.example/en/facebook');
    expect([...hrefs, ...Object.values(social)].join()).not.to.include('auction.example');
    expect(footer.map(({ links }) => links.length)).to.deep.equal([7, 2, 3, 5]);
  });

  it('replaces a single default link, with the base URL, and keeps the others', () => {
    const { about, social } = resolve({ help: { buying: '/buy' } }, '/shop');
    expect(about.map(({ href }) => href)).to.deep.equal([
      '/shop/buy',
      'https://help.auction.example/selling',
      'https://help.auction.example/',
    ]);
    expect(Object.keys(social)).to.have.length(5);
    expect(resolve({ help: { buying: '/buy' }, about: [] }).about).to.deep.equal([]);
  });

  it('reads the name, logo, and scripts from the options', () => {
    const options = {
      productName: 'Gavel',
      logoSrc: '/logo.svg',
      chatSrc: 'https://chat.example/',
      baseUrl: '/x',
    };
    const { site, warnings } = resolveSite({ productName: 'Hammer' }, options);
    expect(site).to.include({
      productName: 'Gavel',
      logo: '/x/logo.svg',
      chatScript: 'https://chat.example/',
      accessibilityScript: undefined,
    });
    expect(warnings).to.deep.equal([]);
  });

  it('drops unsafe options with one warning each', () => {
    const unsafe = 'javascript:1';
    const { site, warnings } = resolveSite(
      {},
      { baseUrl: unsafe, logoSrc: unsafe, chatSrc: unsafe, accessibilitySrc: unsafe },
    );
    expect(site.links.home).to.equal('/');
    expect([site.logo, site.chatScript, site.accessibilityScript]).to.deep.equal([
      undefined,
      undefined,
      undefined,
    ]);
    expect(warnings).to.deep.equal([
      '`base-url="javascript:1"` isn\'t an http(s) URL. Ignoring it. Use a path or URL.',
      '`logo-src="javascript:1"` isn\'t an http(s) URL. Showing the product name. Use a path or URL.',
      '`chat-src="javascript:1"` isn\'t an http(s) URL. Chat is off. Use a path or URL.',
      '`accessibility-src="javascript:1"` isn\'t an http(s) URL. The link opens its page. Use a path or URL.',
    ]);
  });

  it('uses the configured content of a category or the default content of the same slug, never both', () => {
    const { categories } = resolve({
      categories: [
        { label: 'Coins', popular: [{ label: 'Mine', href: '/mine' }] },
        {
          label: 'Wine',
          subGroups: [
            { label: 'Red', links: [], all: { label: 'Everything red', href: '/red' } },
            { label: 'White', links: [], all: { label: 'Bad', href: 'javascript:1' } },
          ],
        },
        { label: 'Unknown', href: '/unknown' },
        { label: 'Jewelry', subGroups: [] },
        { label: 'ESTATE', href: '/manors' },
      ],
    });
    const [coins, wine, unknown, jewelry, estate] = categories;
    expect(coins).to.deep.include({ subGroups: [], href: '/for-sale/coins' });
    expect(coins!.popular).to.deep.equal([{ label: 'Mine', href: '/mine', count: undefined }]);
    expect(wine!.subGroups.map(({ all }) => all)).to.deep.equal([
      { label: 'Everything red', href: '/red' },
      { label: undefined, href: '/for-sale/wine/white' },
    ]);
    expect(unknown).to.deep.include({ href: '/unknown', subGroups: [], popular: [] });
    expect(jewelry).to.deep.include({ subGroups: [], popular: [] });
    expect(estate!.href).to.equal('/manors');
    expect(estate!.subGroups[0]!.links[0]!.href).to.match(/^\/for-sale\/estate\//);
  });
});
