import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { getCategoryContent } from '../../../src/site/navigation/categoryContent.ts';
import type { SiteConfig } from '../../../src/site/config/configSchema.ts';
import { takeValidEntries } from '../../../src/site/config/loadConfig.ts';
import { parseConfig } from '../../../src/site/config/parseConfig.ts';
import { getMenuLinks } from '../../../src/site/navigation/menuLinks.ts';
import { makeSite } from '../../../src/site/config/site.ts';

const site = (config: SiteConfig, baseUrl = '') => {
  const warnings: string[] = [];
  return { ...makeSite(config, { baseUrl, warn: (text) => warnings.push(text) }), warnings };
};

describe('parseConfig', () => {
  it('accepts an object without entries', () =>
    expect(parseConfig({})).to.deep.equal({ config: {}, problems: [] }));

  const link = { label: 'A', href: '/a' };
  const image = { src: '/a.webp', width: 320, height: 180 };

  /** The valid entries of an invalid configuration, and what is said about each of the others. */
  const table: [input: unknown, valid: SiteConfig, warnings: string[]][] = [
    [null, {}, ['`config` must be an object in braces, not null.']],
    [[], {}, ['`config` must be an object in braces, not a list.']],
    ['x', {}, ['`config` must be an object in braces, not text.']],
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
      ['`endpoints.logout` must be text in quotes, not null.'],
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
        '`about[1].count` must be a whole number, 0 or more, not text.',
        '`about[2].count` must be a whole number, 0 or more, not 1.5.',
      ],
    ],
    [
      { browse: [link, { label: 'B' }, 'C', { ...link, label: 'D' }] },
      { browse: [link, { ...link, label: 'D' }] },
      [
        '`browse[1].href` is missing. Add it. Until then, `browse[1]` is ignored.',
        '`browse[2]` must be an object in braces, not text.',
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
        '`categories[1].subGroups[0].links` must be a list in brackets, not text. Until then, `categories[1].subGroups[0]` is ignored.',
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
    [Object.create({ productName: 'inherited' }), {}, []],
  ];
  for (const [input, valid, warnings] of table) {
    it(`keeps what is valid of ${JSON.stringify(input)}, and says what is not`, () => {
      const logged: string[] = [];
      expect(takeValidEntries('`config`', input, (message) => logged.push(message))).to.deep.equal(valid);
      expect(logged).to.have.length(warnings.length > 0 ? 1 : 0);
      for (const warning of warnings) expect(logged[0]).to.include(warning);
      expect((logged[0]?.match(/\n- /g) ?? []).length).to.equal(warnings.length > 1 ? warnings.length : 0);
    });
  }

  it('accepts again what it has kept', () => {
    for (const [input] of table) {
      const { config } = parseConfig(input);
      expect(parseConfig(config)).to.deep.equal({ config, problems: [] });
    }
  });

  it('keeps only what it accepts', () => {
    const key = fc.constantFrom('links', 'browse', 'label', 'href', 'categories', '__proto__', 'x');
    fc.assert(
      fc.property(fc.object({ key }), (input) => {
        const { config } = parseConfig(input);
        expect(parseConfig(config)).to.deep.equal({ config, problems: [] });
      }),
    );
  });

  it('never throws, and names a reason for each problem in its own words', () => {
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

  it('reads data that contains itself', () => {
    const categories: unknown[] = [{ label: 'A' }];
    categories.push(categories);
    expect(parseConfig({ categories }).config).to.deep.equal({ categories: [{ label: 'A' }] });
  });
});

describe('makeSite', () => {
  it('prefixes every root-relative link and request with the base', () => {
    const made = site({}, '/shop');
    const { links, endpoints, categories } = made;
    expect(links.watchlist).to.equal('/shop/asp/Bidder/PrebidManage.asp?opt=1');
    expect(getMenuLinks('browse', made)[0]?.href).to.equal('/shop/todays-auctions');
    expect(endpoints.logout).to.equal('/shop/proxy/logout/v1');
    expect(categories[9]?.href).to.equal('/shop/for-sale/art-antiques');
  });

  it('drops unsafe links, with one warning each', () => {
    const made = site({
      browse: [
        { label: 'Bad', href: 'javascript:alert(1)' },
        { label: 'Good', href: '/good' },
      ],
      links: { home: 'data:text/html,x' },
      endpoints: { logout: 'javascript:1' },
    });
    expect(getMenuLinks('browse', made)).to.deep.equal([{ label: 'Good', href: '/good' }]);
    expect(made.links.home).to.equal('/');
    expect(made.endpoints.logout).to.equal('/proxy/logout/v1');
    expect(made.warnings).to.have.length(3);
  });

  it('warns of what it has dropped', () => {
    const long = `javascript:${'x'.repeat(200)}`;
    const { warnings } = site({ links: { home: long }, endpoints: { logout: 'mailto:a@b.example' } });
    expect(warnings).to.deep.equal([
      `the address of "home" was dropped ("${long.slice(0, 79)}); use an http(s) or root-relative address.`,
      'the address of "logout" was dropped ("mailto:a@b.example"); use an http(s) or root-relative address.',
    ]);
  });

  it('accepts mail and telephone links and the product’s name, and ignores unknown keys', () => {
    const made = site({ productName: 'Gavel', links: { home: 'mailto:a@b.example' } });
    expect(made.productName).to.equal('Gavel');
    expect(made.links.home).to.equal('mailto:a@b.example');
    expect(site({}).productName).to.equal('Auctions');
    expect(site({}).warnings).to.deep.equal([]);
  });

  it('leaves out a group that has neither an address nor a panel', () => {
    const made = site({
      categories: [
        { label: 'Bad', href: 'javascript:1' },
        { label: 'Coins', href: 'javascript:1' },
        { label: 'Empty', subGroups: [], popular: [] },
        { label: 'Popular', popular: [{ label: 'A', href: '/a' }] },
        { label: 'Wine', subGroups: [{ label: 'Red', links: [] }] },
      ],
    });
    expect(made.categories.map(({ label, href, hasPanel }) => [label, href, hasPanel])).to.deep.equal([
      ['Coins', '/for-sale/coins', true],
      ['Empty', '/for-sale/empty', false],
      ['Popular', '/for-sale/popular', true],
      ['Wine', '/for-sale/wine', true],
    ]);
  });

  it('gives a group its own content, else the built-in one, never both', () => {
    const made = site({
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
      ],
    });
    const [coins, wine, unknown, jewelry] = made.categories.map((each) => getCategoryContent(each, made));
    expect(coins).to.deep.equal({ subGroups: [], popular: [{ label: 'Mine', href: '/mine' }] });
    expect(wine!.subGroups.map(({ all }) => all)).to.deep.equal([
      { label: 'Everything red', href: '/red' },
      { label: undefined, href: '/for-sale/wine/white' },
    ]);
    expect(unknown).to.deep.equal({ subGroups: [], popular: [] });
    expect(jewelry).to.deep.equal({ subGroups: [], popular: [] });
    expect(getCategoryContent(made.categories[0]!, made)).to.equal(coins);
  });

  it('lets a group keep the built-in content of its slug, have its own, or be a plain link', () => {
    const made = site({
      categories: [
        { label: 'Coins' },
        { label: 'Wine', subGroups: [{ label: 'Red', links: [{ label: 'Rioja', href: '/rioja' }] }] },
        { label: 'Charity', href: '/charity' },
      ],
    });
    expect(made.categories.map(({ hasPanel }) => hasPanel)).to.deep.equal([true, true, false]);
    expect(getCategoryContent(made.categories[0]!, made).subGroups[0]?.label).to.equal('US Coins');
    const wine = getCategoryContent(made.categories[1]!, made);
    expect(wine.subGroups[0]?.all).to.deep.equal({ label: undefined, href: '/for-sale/wine/red' });
    expect(wine.popular).to.deep.equal([]);
  });
});
