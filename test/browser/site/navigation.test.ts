import { expect } from '@open-wc/testing';
import type { SiteConfig } from '../../../src/site/config/configSchema.ts';
import { headerMessages } from '../../../src/site/messages/headerMessages.ts';
import {
  builtInHeader,
  getCategoryItems,
  getToolItems,
  type ListMenu,
  type ListMenuEntry,
  type ListMenuItem,
  type NavigationItem,
  type ToolOptions,
} from '../../../src/site/navigation/navigation.ts';
import type { Session } from '../../../src/site/account/session.ts';
import { makeSite } from '../../../src/site/config/site.ts';

const site = (config: SiteConfig = {}) => makeSite(config, { baseUrl: '/shop', builtIn: builtInHeader }).site;
const bidder: ToolOptions = { session: 'bidder', messages: headerMessages, locale: undefined };

const format = (item: NavigationItem): string => {
  switch (item.kind) {
    case 'link':
      return `${item.label} → ${item.href}`;
    case 'category':
    case 'list':
      return `${item.label} ▾ ${item.menu}: ${item.title}`;
    case 'action':
      return item.action;
  }
};

describe('getToolItems', () => {
  const table: [session: Session, main: string[], account: string[]][] = [
    ['visitor', ['Browse By ▾ browse: Browse By', 'About Auctions ▾ about: About Auctions'], ['signIn']],
    [
      'bidder',
      ['Browse By ▾ browse: Browse By', 'About Auctions ▾ about: About Auctions'],
      ['Watchlist → /shop/asp/Bidder/PrebidManage.asp?opt=1', 'Account ▾ account: My Gavel'],
    ],
  ];
  for (const [session, main, account] of table)
    it(`returns the items of a ${session}`, () => {
      const items = getToolItems(site({ productName: 'Gavel' }), { ...bidder, session });
      expect(items.main.map(format)).to.deep.equal(main);
      expect(items.account.map(format)).to.deep.equal(account);
    });
});

describe('getCategoryItems', () => {
  it('returns a menu for each category with content, and a link for each category without', () => {
    const made = site({
      categories: [
        { label: 'Coins' },
        { label: 'Boats' },
        { label: 'Maps', popular: [{ label: 'x', href: '/x' }] },
      ],
    });
    const items = getCategoryItems(made);
    expect(items.map(format)).to.deep.equal([
      'Coins ▾ category-0: Coins',
      'Boats → /shop/for-sale/boats',
      'Maps ▾ category-2: Maps',
    ]);
    expect(
      items.flatMap((item) => (item.kind === 'category' ? made.categories[item.index] : [])),
    ).to.deep.equal([made.categories[0], made.categories[2]]);
  });
});

describe('menus of the top row', () => {
  const getMenu = (menu: ListMenu, of: SiteConfig, options = bidder) => {
    const { main, account } = getToolItems(site(of), options);
    return [...main, ...account].find((item) => item.kind === 'list' && item.menu === menu) as
      | ListMenuItem
      | undefined;
  };
  const formatEntry = (item: ListMenuEntry) => (item.isNarrowOnly ? `(${format(item)})` : format(item));
  const config: SiteConfig = {
    browse: [{ label: 'Today', href: '/today' }],
    about: [],
  };
  const table: [menu: ListMenu, title: string, items: string[]][] = [
    ['browse', 'Browse By', ['Today → /shop/today']],
    [
      'account',
      'My Auctions',
      [
        'My Auctions → /shop/asp/Bidder/BidderHome.asp',
        '(Watchlist → /shop/asp/Bidder/PrebidManage.asp?opt=1)',
        '(Buying → /shop/asp/Bidder/PrebidManage.asp)',
        '(Purchased → /shop/asp/Bidder/PrebidManage.asp?opt=2)',
        '(Invoices → /shop/asp/Bidder/InvoiceManage.asp)',
        'signOut',
      ],
    ],
  ];
  for (const [menu, title, items] of table)
    it(`returns the entries of ${menu}, titled ${title}`, () => {
      const found = getMenu(menu, config)!;
      expect(found.title).to.equal(title);
      expect(found.entries.map(formatEntry)).to.deep.equal(items);
    });

  it('omits a menu without links', () => expect(getMenu('about', config)).to.equal(undefined));

  const counts: [count: number | undefined, shown: number | undefined][] = [
    [undefined, undefined],
    [Number.NaN, undefined],
    [-1, undefined],
    [0, 0],
    [2.7, 2],
  ];
  for (const [watchlistCount, shown] of counts)
    it(`shows ${shown ?? 'no'} lots for a watchlist count of ${watchlistCount}`, () => {
      const { account } = getToolItems(site(), { ...bidder, watchlistCount });
      const links = [...account, ...getMenu('account', {}, { ...bidder, watchlistCount })!.entries].filter(
        (item) => item.kind === 'link' && item.label === 'Watchlist',
      );
      expect(links.map((link) => link.kind === 'link' && link.count)).to.deep.equal([shown, shown]);
    });

  const languages: [page: string | undefined, tags: string[], current: string | undefined][] = [
    ['en-US', ['en', 'en-US'], 'en-US'],
    ['en-us', ['de', 'en', 'en-US'], 'en-US'],
    ['en', ['en-GB', 'en-US'], 'en-US'],
    ['en-GB', ['en-US', 'en'], 'en'],
    ['de-AT', ['de-CH', 'de'], 'de'],
    ['de-AT', ['en', 'de-CH'], 'de-CH'],
    ['pt', ['pt-PT', 'pt-BR'], 'pt-BR'],
    ['pt-PT', ['pt-BR', 'pt-PT'], 'pt-PT'],
    ['zh-CN', ['zh-Hant', 'zh-Hans'], 'zh-Hans'],
    ['zh-TW', ['zh-Hans', 'zh-Hant'], 'zh-Hant'],
    ['zh-TW', ['zh-CN'], undefined],
    ['fr', ['fr', 'fr'], 'fr'],
    ['fi', ['en', 'de'], undefined],
    ['fi', ['no such language'], undefined],
    [undefined, ['en'], undefined],
  ];
  for (const [page, tags, current] of languages)
    it(`selects ${current ?? 'none'} of ${tags.join(', ')} for a page in ${page ?? 'no language'}`, () => {
      const config = { languages: tags.map((lang) => ({ label: lang, lang, href: `/${lang}` })) };
      const marked = getMenu('languages', config, { ...bidder, locale: page })!.entries.flatMap((item) =>
        item.kind === 'link' && item.isCurrentLanguage ? item.lang : [],
      );
      expect(marked).to.deep.equal(current === undefined ? [] : [current]);
    });
});
