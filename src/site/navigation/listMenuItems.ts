import { ownOnly } from '../core/ownOnly.ts';
import { getMenuLinks } from './menuLinks.ts';
import { filterAddress, type Site } from '../config/site.ts';
import { findNearest } from '../languages/findNearest.ts';
import type { HeaderMessages } from '../messages/siteMessages.ts';
import { type ActionItem, getMenuTitle, type LinkItem, type ListMenu } from './navigation.ts';

/** An item of a short menu. */
export type ListMenuEntry = (LinkItem | ActionItem) & {
  /** Whether wide headers leave it out, because their top row shows it or because their menu is a short one. */
  isNarrowOnly: boolean;
};

/** What the items of a short menu depend on: of the page and the site. */
interface ListMenuContext {
  site: Site;
  messages: HeaderMessages;
  /** BCP 47 tag. */
  locale: string | undefined;
}

/** The items of a short menu, in their order. */
export const getListMenuItems = (
  menu: ListMenu,
  context: ListMenuContext,
  watchlistCount: number | undefined,
): ListMenuEntry[] => ownOnly(createItems(menu, context, watchlistCount));

function createItems(
  menu: ListMenu,
  { site, messages, locale }: ListMenuContext,
  watchlistCount: number | undefined,
): ListMenuEntry[] {
  switch (menu) {
    case 'browse':
    case 'about':
      return getMenuLinks(menu, site).map((link) => ({ kind: 'link', ...link, isNarrowOnly: false }));
    case 'languages': {
      const languages = (site.config.languages ?? []).flatMap(({ label, href, lang }) => {
        const safe = filterAddress(label, href, site);
        return safe === undefined ? [] : [{ label, href: safe, lang }];
      });
      const tags = languages.map(({ lang }) => lang);
      const current = locale === undefined ? -1 : findNearest(locale, tags);
      return languages.map((link, index) => ({
        kind: 'link',
        ...link,
        isCurrentLanguage: index === current,
        isNarrowOnly: false,
      }));
    }
    case 'account': {
      const { myProduct, watchlist } = site.links;
      const narrow = [
        {
          label: messages.watchlist,
          href: watchlist,
          count: watchlistCount,
          countText: messages.watchlistCount,
        },
        ...getMenuLinks('bidder', site),
      ];
      return [
        { kind: 'link', label: getMenuTitle(menu, site, messages), href: myProduct, isNarrowOnly: false },
        ...narrow.map((link) => ({ kind: 'link', ...link, isNarrowOnly: true }) as const),
        { kind: 'action', action: 'signOut', isNarrowOnly: false },
      ];
    }
  }
}
