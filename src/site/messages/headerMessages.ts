import type { PluralText, Texts } from '../core/texts.ts';

/** Every text of the header and its search that is shown or spoken. `{…}` is filled in. */
export const headerMessages = {
  search: 'Search',
  searchPlaceholder: 'Search lots, makers, places',
  suggestions: 'Suggestions',
  suggestion: 'in {name} ({count})',
  suggestionStatus: {
    one: '{count} suggestion, use the arrow keys to choose it',
    other: '{count} suggestions, use the arrow keys to choose one',
  } as PluralText,
  noSuggestions: 'No suggestions',
  mainNavigation: 'Browse and help',
  browse: 'Browse By',
  about: 'About Auctions',
  categories: 'Categories',
  popular: 'Popular Categories',
  watchlist: 'Watchlist',
  signIn: 'Sign In',
  signOut: 'Sign Out',
  signingOut: 'Signing out…',
  account: 'My {product}',
  accountMenu: 'Account',
  menu: 'Menu',
  openMenu: 'Open menu',
  close: 'Close {title}',
  back: 'Back to {title}',
} as const satisfies Texts;
