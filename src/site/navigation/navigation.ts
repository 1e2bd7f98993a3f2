import { formatMessage, type PluralMessage } from '../core/texts.ts';
import type { Session } from '../account/session.ts';
import { type Category, type Site, type Link, getCategoryPath, slugify, helpOrigin } from '../config/site.ts';
import { findNearest } from '../languages/locales.ts';
import type { HeaderMessages } from '../messages/siteMessages.ts';
import type { SiteConfig } from '../config/configSchema.ts';
import { copyWithoutPrototypes } from '../core/objects.ts';
import categoryTable from './categoryTable.json';

/** Menu with a short list of links. */
export type ListMenu = 'browse' | 'about' | 'languages' | 'account';

export interface LinkItem {
  kind: 'link';
  label: string;
  href: string;
  /** Number of items on the linked page: a whole number of 0 or more. */
  count: number | undefined;
  /** Message with the label and the count. Only defined for the watchlist. */
  countText: PluralMessage | undefined;
  /** URL of an image in the top row. The watchlist has a built-in icon. */
  icon: string | undefined;
  /** BCP 47 tag of the language of the linked page, in a language menu. */
  lang: string | undefined;
  /** Whether `lang` is the language of the page. */
  isCurrentLanguage: boolean;
}

/** Item that runs an action when the user clicks it. */
export interface ActionItem {
  kind: 'action';
  action: 'signIn' | 'signOut';
}

/** Item of a short menu. */
export type ListMenuEntry = (LinkItem | ActionItem) & {
  /** Whether wide headers omit the item, because their top row shows it or their menu is shorter. */
  isNarrowOnly: boolean;
};

/** Button that opens a short list of links. */
export interface ListMenuItem {
  kind: 'list';
  menu: ListMenu;
  /** Label of the button in the top row. */
  label: string;
  /** Heading of the menu, and its label in a list of menus. */
  title: string;
  entries: readonly ListMenuEntry[];
}

/** Button that opens the mega-menu of a category. */
export interface CategoryItem {
  kind: 'category';
  menu: `category-${number}`;
  label: string;
  title: string;
  /** Index in `site.categories`. */
  index: number;
  category: Category;
}

export type MenuItem = ListMenuItem | CategoryItem;

/** Item of the header's navigation. */
export type NavigationItem = LinkItem | MenuItem | ActionItem;

/** Items of the top row, from start to end, except for the logo and the search. */
export interface ToolItems {
  main: readonly ListMenuItem[];
  links: readonly LinkItem[];
  account: readonly (LinkItem | ListMenuItem | ActionItem)[];
}

/** Returns the items of the category bar: a menu for each category with content, and a link for each category without content. */
export const getCategoryItems = (site: Site): (LinkItem | CategoryItem)[] =>
  site.categories.map((category, index) => {
    const { label, href, subGroups, popular } = category;
    return subGroups.length > 0 || popular.length > 0
      ? { kind: 'category', menu: `category-${index}`, label, title: label, index, category }
      : toItem({ label, href, count: undefined });
  });

export interface ToolOptions {
  session: Session;
  messages: HeaderMessages;
  /** BCP 47 tag. */
  locale: string | undefined;
  /** Number of lots on the user's watchlist. `undefined` if the page doesn't set it. */
  watchlistCount?: number | undefined;
  /** Whether the header shows only the account. */
  isMinimal?: boolean;
}

export function getToolItems(site: Site, options: ToolOptions): ToolItems {
  const { session, messages, locale, watchlistCount, isMinimal } = options;
  const createMenu = (menu: ListMenu, entries: readonly ListMenuEntry[]): ListMenuItem => ({
    kind: 'list',
    menu,
    label: menu === 'account' ? messages.accountMenu : messages[menu],
    title: getMenuTitle(menu, site, messages),
    entries,
  });
  const { watchlist: watchlistUrl } = site.links;
  const watchlist = watchlistUrl
    ? [
        toItem(
          {
            label: messages.watchlist,
            href: watchlistUrl,
            count: watchlistCount! >= 0 ? Math.floor(watchlistCount!) : undefined,
          },
          { countText: messages.watchlistCount },
        ),
      ]
    : [];
  const main = [
    createMenu(
      'browse',
      site.browse.map((link) => toEntry(toItem(link))),
    ),
    createMenu(
      'about',
      site.about.map((link) => toEntry(toItem(link))),
    ),
    createMenu('languages', getLanguageEntries(site, locale)),
  ];
  const account = createMenu('account', [
    toEntry(
      toItem({
        label: getMenuTitle('account', site, messages),
        href: site.links.myProduct,
        count: undefined,
      }),
    ),
    ...[...watchlist, ...site.bidder.map((link) => toItem(link))].map((item) => toEntry(item, true)),
    toEntry({ kind: 'action', action: 'signOut' }),
  ]);
  return {
    // Pages remove a menu by configuring an empty list.
    main: isMinimal ? [] : main.filter(({ entries }) => entries.length > 0),
    links: isMinimal ? [] : site.tools.map((tool) => toItem(tool, { icon: tool.icon })),
    account:
      session === 'visitor'
        ? [{ kind: 'action', action: 'signIn' }]
        : [...(isMinimal ? [] : watchlist), account],
  };
}

/** Returns an item that defines all properties, so that missing ones are never read from `Object.prototype`. */
const toItem = ({ label, href, count }: Link, overrides: Partial<LinkItem> = {}): LinkItem => ({
  kind: 'link',
  label,
  href,
  count,
  countText: undefined,
  icon: undefined,
  lang: undefined,
  isCurrentLanguage: false,
  ...overrides,
});

const toEntry = (item: LinkItem | ActionItem, isNarrowOnly = false): ListMenuEntry => ({
  ...item,
  isNarrowOnly,
});

function getLanguageEntries({ languages }: Site, locale: string | undefined): ListMenuEntry[] {
  if (languages.length === 0) return [];
  const tags = languages.map(({ lang }) => lang);
  const current = locale === undefined ? -1 : findNearest(locale, tags);
  return languages.map((language, index) =>
    toEntry(toItem(language, { lang: language.lang, isCurrentLanguage: index === current })),
  );
}

export const getMenuTitle = (menu: ListMenu, site: Site, messages: HeaderMessages): string =>
  menu === 'account' ? formatMessage(messages.account, { product: site.productName }) : messages[menu];

export const browseLinks = [
  { label: 'Today’s Events', href: '/todays-auctions' },
  { label: 'Live Auctions', href: '/live-auctions' },
  { label: 'Timed Auctions', href: '/timed-events' },
  { label: 'All Events', href: '/all-auctions' },
  { label: 'Auction Houses', href: '/asp/auction-companies.asp' },
  { label: 'Auctions Near Me', href: '/auctions-near-me-map' },
  { label: 'Featured Items', href: '/asp/featured-lots.asp' },
] as const satisfies readonly Link[];

export const aboutLinks = [
  { label: 'Buying', href: `${helpOrigin}/buying` },
  { label: 'Selling', href: `${helpOrigin}/selling` },
  { label: 'Help', href: `${helpOrigin}/` },
] as const satisfies readonly Link[];

/** Links of the account menu on narrow screens, between My {product} and Sign Out. */
export const bidderLinks = [
  { label: 'Buying', href: '/asp/Bidder/PrebidManage.asp' },
  { label: 'Purchased', href: '/asp/Bidder/PrebidManage.asp?opt=2' },
  { label: 'Invoices', href: '/asp/Bidder/InvoiceManage.asp' },
] as const satisfies readonly Link[];

/** Labels of the built-in categories, in the order of the category bar. */
export const categoryLabels: readonly string[] = Object.keys(categoryTable);

/** Category in `categoryTable.json`, where its key is the label. */
interface CategoryRow {
  /** Labels of links, by the label of their group. A link with a custom URL is a pair of label and URL. */
  subGroups: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** Labels of links in the groups. */
  popular: readonly string[];
}

/** Built-in category, in the same format as in a configuration. Its URLs don't depend on the language of the labels. */
interface BuiltInCategory {
  label: string;
  href: string;
  subGroups: { label: string; links: Link[]; all: { href: string } }[];
  popular: Link[];
}

function createCategory([label, { subGroups, popular }]: [label: string, row: CategoryRow]): BuiltInCategory {
  const columns = Object.entries(subGroups).map(([name, leaves]) => ({
    label: name,
    links: leaves.map((leaf): Link =>
      typeof leaf === 'string'
        ? { label: leaf, href: getCategoryPath(label, leaf) }
        : { label: leaf[0]!, href: leaf[1]! },
    ),
    all: { href: getCategoryPath(label, name) },
  }));
  const links = columns.flatMap((column) => column.links);
  return {
    label,
    href: getCategoryPath(label),
    subGroups: columns,
    popular: popular.map((name) => links.find((link) => link.label === name)!),
  };
}

const builtInCategories = Object.entries<CategoryRow>(categoryTable).map(createCategory);

export const getBuiltInCategory = (slug: string): BuiltInCategory | undefined =>
  builtInCategories.find(({ label }) => slugify(label) === slug);

/** Lists that the header shows by default. */
export const builtInHeader: SiteConfig = copyWithoutPrototypes({
  browse: [...browseLinks],
  about: [...aboutLinks],
  bidder: [...bidderLinks],
  categories: builtInCategories,
});
