import { slugify } from './slugify.ts';

/** A plain page navigation. `href` is root-relative or absolute; root-relative ones are prefixed by the base URL. */
export interface Link {
  label: string;
  href: string;
}

/** Where the product's own help and marketing pages are supposed to live until a page configures its own. */
export const helpHost = 'https://help.auction.example';

/** `/for-sale/{category-slug}` or `/for-sale/{category-slug}/{subcategory-slug}` (spec §2). */
export const categoryPath = (...labels: string[]): string => ['/for-sale', ...labels.map(slugify)].join('/');

/** Paths that are not part of a list (spec §2), and the accessibility page (contract 5). */
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
  { label: 'Buying', href: `${helpHost}/buying` },
  { label: 'Selling', href: `${helpHost}/selling` },
  { label: 'Help', href: `${helpHost}/` },
] as const satisfies readonly Link[];

/** What the account menu of a small screen shows besides My {product} and Sign Out (spec §2, §6). */
export const bidderLinks = [
  { label: 'Buying', href: '/asp/Bidder/PrebidManage.asp' },
  { label: 'Purchased', href: '/asp/Bidder/PrebidManage.asp?opt=2' },
  { label: 'Invoices', href: '/asp/Bidder/InvoiceManage.asp' },
] as const satisfies readonly Link[];
