import type { PluralMessage, MessageTable } from '../core/texts.ts';

/** Messages of the header and its search, shown or read by screen readers. `{…}` is a placeholder. */
export const headerMessages = {
  search: 'Search',
  searchPlaceholder: 'Search lots, makers, places',
  mainNavigation: 'Main',
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
  watchlistCount: { one: 'Watchlist, {count} lot', other: 'Watchlist, {count} lots' } as PluralMessage,
  languages: 'Language',
  popular: 'Popular Categories',
  all: 'All {title}',
  signingOut: 'Signing out…',
  close: 'Close {title}',
  back: 'Back to {title}',
  linkCount: '{label}, {count}',
  closeBanner: 'Dismiss notice',
  more: 'More',
} as const satisfies MessageTable;
