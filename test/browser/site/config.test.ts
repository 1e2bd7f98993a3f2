import { expect } from '@open-wc/testing';
import fc from 'fast-check';
import { getCategoryContent } from '../../../src/site/navigation/categoryContent.ts';
import { parseConfig, type SiteConfig } from '../../../src/site/config/configSchema.ts';
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
    [{ browse: [{ label: 'x' }] }, 'browse.0.href'],
    [{ browse: [{ label: '', href: '/' }] }, 'browse.0.label'],
    [
      { categories: [{ label: 'x', subGroups: [{ label: 'y', links: 'z' }] }] },
      'categories.0.subGroups.0.links',
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
