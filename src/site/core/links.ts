/**
 * The URL slug of a label: lower case, accents folded, `&` dropped, runs of anything else become one hyphen.
 * The only place where slugs come from: `Art & Antiques` is `art-antiques`, `John Deere 4WD` is `john-deere-4wd`.
 */
export function slugify(label: string): string {
  return (
    label
      // One by one: the marks of a text as a whole would be sorted, which takes the square of their number.
      .replace(/[^\0-\x7f]/gu, (character) => character.normalize('NFKD'))
      .replace(/[\u0300-\u036f'’]/g, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
  );
}

/** Where the product's own help and marketing pages are supposed to live until a page configures its own. */
export const helpHost = 'https://help.auction.example';

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
