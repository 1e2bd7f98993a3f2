/** Returns the URL slug of a label: lowercase, without accents, with hyphens between words. `Art & Antiques` becomes `art-antiques`. */
export function slugify(label: string): string {
  return (
    label
      // Normalized per character, because normalization sorts consecutive marks in quadratic time.
      .replace(/[^\0-\x7f]/gu, (character) => character.normalize('NFKD'))
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Placeholder origin of help and marketing pages, until a page configures their URLs. */
export const helpOrigin = 'https://help.auction.example';

/** Link to a page. `href` is absolute or root-relative. Root-relative URLs are prefixed with the base URL. */
export interface Link {
  label: string;
  href: string;
  /** Number of items on the linked page, such as messages. Shown in short menus. */
  count?: number | undefined;
}

/** Returns `/for-sale/{category-slug}` or `/for-sale/{category-slug}/{subcategory-slug}`. */
export const getCategoryPath = (...labels: string[]): string =>
  ['/for-sale', ...labels.map(slugify)].join('/');

/** Default paths of links that aren't part of a list, and of the accessibility page. */
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
