import { fill, type PluralText } from '../core/texts.ts';
import type { Session } from '../account/session.ts';
import type { Category, Site } from '../config/site.ts';
import type { Link } from '../core/links.ts';
import { findNearest } from '../languages/locales.ts';
import type { HeaderMessages } from '../messages/siteMessages.ts';

/** A menu with a short list of links. */
export type ListMenu = 'browse' | 'about' | 'languages' | 'account';

export interface LinkItem {
  kind: 'link';
  label: string;
  href: string;
  /** Number of what the link leads to: a whole number, 0 or more. */
  count: number | undefined;
  /** Text with the label and the count. Only the watchlist has one. */
  countText: PluralText | undefined;
  /** URL of a picture, in the top row. The watchlist has a built-in icon. */
  icon: string | undefined;
  /** BCP 47 tag of the language of the linked page, in a language menu. */
  lang: string | undefined;
  /** Whether `lang` is the language of the page. */
  isCurrentLanguage: boolean;
}

/** Something that happens by a click: the link has behavior of its own. */
export interface ActionItem {
  kind: 'action';
  action: 'signIn' | 'signOut';
}

/** An item of a short menu. */
export type ListMenuEntry = (LinkItem | ActionItem) & {
  /** Whether wide headers leave it out, because their top row shows it or because their menu is a short one. */
  isNarrowOnly: boolean;
};

/** A button that opens a short list of links. */
export interface ListMenuItem {
  kind: 'list';
  menu: ListMenu;
  /** On the button of the top row. */
  label: string;
  /** The menu's heading, and its label among other menus. */
  title: string;
  entries: readonly ListMenuEntry[];
}

/** A button that opens the mega-menu of a category. */
export interface CategoryItem {
  kind: 'category';
  menu: `category-${number}`;
  label: string;
  title: string;
  /** Its place in `site.categories`. */
  index: number;
  category: Category;
}

export type MenuItem = ListMenuItem | CategoryItem;

/** An entry of the header's navigation. */
export type NavigationItem = LinkItem | MenuItem | ActionItem;

/** What the top row shows besides logo and search, from start to end. */
export interface ToolItems {
  main: readonly ListMenuItem[];
  links: readonly LinkItem[];
  account: readonly (LinkItem | ListMenuItem | ActionItem)[];
}

/** The category bar: a menu for each category that has content, a link for each one without. */
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
  /** Lots on the user's watchlist. `undefined` if the page does not pass the number. */
  watchlistCount?: number | undefined;
  /** A minimal header has the account alone. */
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
  const watchlist = toItem(
    {
      label: messages.watchlist,
      href: site.links.watchlist,
      count: watchlistCount! >= 0 ? Math.floor(watchlistCount!) : undefined,
    },
    { countText: messages.watchlistCount },
  );
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
    ...[watchlist, ...site.bidder.map((link) => toItem(link))].map((item) => toEntry(item, true)),
    toEntry({ kind: 'action', action: 'signOut' }),
  ]);
  return {
    // A page leaves a menu out by a list without links.
    main: isMinimal ? [] : main.filter(({ entries }) => entries.length > 0),
    links: isMinimal ? [] : site.tools.map((tool) => toItem(tool, { icon: tool.icon })),
    account:
      session === 'visitor'
        ? [{ kind: 'action', action: 'signIn' }]
        : [...(isMinimal ? [] : [watchlist]), account],
  };
}

/** Has all properties, so that none is read from `Object.prototype`. */
const toItem = ({ label, href, count }: Link, others: Partial<LinkItem> = {}): LinkItem => ({
  kind: 'link',
  label,
  href,
  count,
  countText: undefined,
  icon: undefined,
  lang: undefined,
  isCurrentLanguage: false,
  ...others,
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
  menu === 'account' ? fill(messages.account, { product: site.productName }) : messages[menu];
