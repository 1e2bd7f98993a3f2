import { slugify } from './slugify.ts';

/** A plain page navigation. `href` is root-relative or absolute; root-relative ones are prefixed by the base URL. */
export interface Link {
  label: string;
  href: string;
  /** In a short menu: of what it leads to. */
  count?: number | undefined;
}

/** `/for-sale/{category-slug}` or `/for-sale/{category-slug}/{subcategory-slug}`. */
export const getCategoryPath = (...labels: string[]): string =>
  ['/for-sale', ...labels.map(slugify)].join('/');

/** Paths that are not part of a list, and the accessibility page. */
export const paths = {
  home: '/',
  signIn: '/asp/LoginBidder.asp',
  signOut: '/sign-out',
  signOutRedirect: '/account/signout',
  watchlist: '/asp/Bidder/PrebidManage.asp?opt=1',
  myProduct: '/asp/Bidder/BidderHome.asp',
  searchResults: '/asp/SearchAdvanced_i.asp',
  accessibility: '/accessibility',
} as const;
