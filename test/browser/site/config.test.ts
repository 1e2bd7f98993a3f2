import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { getCategoryContent } from '../../../src/site/navigation/categoryContent.ts';
import { parseConfig, salvageConfig, type SiteConfig } from '../../../src/site/config/configSchema.ts';
import { getMenuLinks } from '../../../src/site/navigation/menuLinks.ts';
import { makeSite } from '../../../src/site/config/site.ts';

const site = (config: SiteConfig, baseUrl = '') => {
  const warnings: string[] = [];
  return { ...makeSite(config, { baseUrl, warn: (text) => warnings.push(text) }), warnings };
};

describe('parseConfig', () => {
  it('accepts an empty one', () => expect(parseConfig({})).to.deep.equal({ config: {} }));

  const invalid: [what: unknown, path: string][] = [
    [null, '(top level)'],
    [[], '(top level)'],
    ['x', '(top level)'],
    [{ unknown: 1 }, 'unknown'],
    [{ productName: 7 }, 'productName'],
    [{ browse: [{ label: 'x' }] }, 'browse[0].href'],
    [{ browse: [{ label: '', href: '/' }] }, 'browse[0].label'],
    [
      { categories: [{ label: 'x', subGroups: [{ label: 'y', links: 'z' }] }] },
      'categories[0].subGroups[0].links',
    ],
    [{ endpoints: { logout: null } }, 'endpoints.logout'],
    [{ cookies: { session: 'x' } }, 'cookies.session'],
  ];
  for (const [input, path] of invalid) {
    it(`names the invalid part of ${JSON.stringify(input)}`, () => {
      const result = parseConfig(input);
      expect('errors' in result && result.errors[0]?.path).to.equal(path);
      expect('errors' in result && result.errors[0]?.message).to.match(/\S/);
    });
  }

  it('never throws', () => {
    fc.assert(fc.property(fc.anything(), (input) => void parseConfig(input)));
  });
});

describe('salvageConfig', () => {
  const coins = { label: 'Coins', href: '/coins' };
  const cases: [what: string, input: object, config: object, errors: [path: string, message: RegExp][]][] = [
    [
      'drops an unknown key and keeps its neighbors',
      { productName: 'Gavel', links: { signin: '/login', home: '/start' } },
      { productName: 'Gavel', links: { home: '/start' } },
      [['links.signin', /isn't a known key\. Did you mean "signIn"\?/]],
    ],
    [
      'names every unknown key, and the known ones if none is near',
      { links: { myAccount: '/a', xyz: '/b' } },
      { links: {} },
      [
        ['links.myAccount', /Known keys: home, signIn,/],
        ['links.xyz', /isn't a known key/],
      ],
    ],
    [
      'drops an item that lacks a key, by its place in the JSON',
      { browse: [coins, { label: 'No address' }, coins, { href: '/no-label' }] },
      { browse: [coins, coins] },
      [
        ['browse[1].href', /is missing/],
        ['browse[3].label', /is missing/],
      ],
    ],
    [
      'drops an item with an invalid key that it needs, and says so once',
      { categories: [{ label: 7, href: '/x' }, { label: 'Coins' }] },
      { categories: [{ label: 'Coins' }] },
      [['categories[0].label', /must be text in quotes/]],
    ],
    [
      'keeps an item whose optional key is invalid',
      {
        tools: [
          { label: 'Messages', href: '/m', count: 'many' },
          { label: 'Bids', href: '/b', count: -1 },
        ],
      },
      {
        tools: [
          { label: 'Messages', href: '/m' },
          { label: 'Bids', href: '/b' },
        ],
      },
      [
        ['tools[0].count', /must be a number without quotes/],
        ['tools[1].count', /must be 0 or more/],
      ],
    ],
    [
      'drops a list without a valid item, so that the default applies',
      { categories: [{ label: 7 }], browse: [] },
      { browse: [] },
      [['categories[0].label', /must be text/]],
    ],
    [
      'drops what has the wrong type',
      {
        about: 'Help',
        endpoints: null,
        productName: ' ',
        footer: [{ label: 'Help', links: [{ label: 'Call', href: 5 }] }],
      },
      { footer: [{ label: 'Help', links: [] }] },
      [
        ['productName', /must not be empty/],
        ['about', /must be a list in square brackets/],
        ['footer[0].links[0].href', /must be text in quotes/],
        ['endpoints', /must be an object in braces/],
      ],
    ],
  ];
  for (const [what, input, config, errors] of cases)
    it(what, () => {
      const result = salvageConfig(input);
      expect(result.config).to.deep.equal(config);
      expect(result.errors.map(({ path }) => path)).to.have.members(errors.map(([path]) => path));
      for (const [path, message] of errors)
        expect(result.errors.find((each) => each.path === path)!.message).to.match(message);
    });

  it('never throws, and returns what the schema accepts', () => {
    fc.assert(
      fc.property(
        fc.object({
          key: fc.constantFrom('links', 'browse', 'label', 'href', 'categories', '__proto__', 'x'),
        }),
        (input) => {
          const { config } = salvageConfig(input);
          expect(parseConfig(config)).to.deep.equal({ config });
        },
      ),
    );
  });

  it('says nothing in the words of the validator', () => {
    for (const { message } of salvageConfig({ a: 1, links: { b: 2 }, browse: [{}], categories: 5 }).errors)
      expect(message).not.to.match(/Expected|received|Invalid/);
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
