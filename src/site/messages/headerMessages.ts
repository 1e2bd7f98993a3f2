import type { PluralText, Texts } from '../core/texts.ts';

/** Every text that the header and its search show or speak at first; lateHeaderMessages.ts has the others. `{…}` is filled in. */
export const headerMessages = {
  search: 'Search',
  searchPlaceholder: 'Search lots, makers, places',
  mainNavigation: 'Browse and help',
  browse: 'Browse By',
  about: 'About Auctions',
  categories: 'Categories',
  watchlist: 'Watchlist',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  account: 'My {product}',
  accountMenu: 'Account',
  menu: 'Menu',
  openMenu: 'Open menu',
  watchlistCount: { one: 'Watchlist, {count} lot', other: 'Watchlist, {count} lots' } as PluralText,
  languages: 'Language',
} as const satisfies Texts;
