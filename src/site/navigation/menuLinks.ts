import { helpHost } from './helpHost.ts';
import type { Link } from '../core/links.ts';

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

/** What the account menu of narrow screens shows besides My {product} and Sign Out. */
export const bidderLinks = [
  { label: 'Buying', href: '/asp/Bidder/PrebidManage.asp' },
  { label: 'Purchased', href: '/asp/Bidder/PrebidManage.asp?opt=2' },
  { label: 'Invoices', href: '/asp/Bidder/InvoiceManage.asp' },
] as const satisfies readonly Link[];
