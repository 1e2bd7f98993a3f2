import { fill, type PluralText } from '../core/texts.ts';
import type { Session } from '../account/session.ts';
import { type Category, filterAddress, type Site } from '../config/site.ts';
import type { HeaderMessages } from '../messages/siteMessages.ts';

/** A menu with a short list of links. */
export type ListMenu = 'browse' | 'about' | 'languages' | 'account';

export interface LinkItem {
  kind: 'link';
  label: string;
  href: string;
  /** Of what it leads to, if that is known. */
  count?: number | undefined;
  /** Says label and count with a noun. */
  countText?: PluralText | undefined;
  /** In the top row: the address of a picture. The watchlist has one of the house's own. */
  icon?: string | undefined;
  /** Of a language switcher: BCP 47 tag of the language that the link leads to. */
  lang?: string;
  /** Whether that is the one of the page. */
  isCurrentLanguage?: boolean;
}

/** A button that opens a short list of links. */
export interface ListMenuItem {
  kind: 'list';
  menu: ListMenu;
  /** On the button of the top row. */
  label: string;
  /** The menu's heading, and its label among other menus. */
  title: string;
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

/** Something that happens by a click: the link has behavior of its own. */
export interface ActionItem {
  kind: 'action';
  action: 'signIn' | 'signOut';
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
    const { label, href, hasPanel } = category;
    return hasPanel
      ? { kind: 'category', menu: `category-${index}`, label, title: label, index, category }
      : { kind: 'link', label, href };
  });

/** A minimal header has the account alone. */
export function getToolItems(
  site: Site,
  session: Session,
  messages: HeaderMessages,
  isMinimal = false,
): ToolItems {
  const account = getMenuTitle('account', site, messages);
  return {
    main: (isMinimal ? [] : (['browse', 'about', 'languages'] as const))
      // A page leaves a menu out by a list without links.
      .filter(
        (menu) =>
          site.config[menu]?.some(({ label, href }) => filterAddress(label, href, site)) ??
          menu !== 'languages',
      )
      .map((menu) => ({ kind: 'list', menu, label: messages[menu], title: messages[menu] })),
    links: ((!isMinimal && site.config.tools) || []).flatMap(({ label, href, icon, count }) => {
      const safe = filterAddress(label, href, site);
      return safe === undefined
        ? []
        : [
            {
              kind: 'link',
              label,
              href: safe,
              count,
              icon: icon && filterAddress(label, icon, site, 'web'),
            } as const,
          ];
    }),
    account:
      session === 'visitor'
        ? [{ kind: 'action', action: 'signIn' }]
        : [
            ...(isMinimal
              ? []
              : [
                  {
                    kind: 'link',
                    label: messages.watchlist,
                    href: site.links.watchlist,
                    countText: messages.watchlistCount,
                  } as const,
                ]),
            { kind: 'list', menu: 'account', label: messages.accountMenu, title: account },
          ],
  };
}

export const getMenuTitle = (menu: ListMenu, site: Site, messages: HeaderMessages): string =>
  menu === 'account' ? fill(messages.account, { product: site.productName }) : messages[menu];
