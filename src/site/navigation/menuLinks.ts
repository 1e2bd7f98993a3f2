import { helpHost } from './helpHost.ts';
import type { Link } from '../core/links.ts';
import { filterLinks } from '../config/filterLinks.ts';
import { ownOnly } from '../core/ownOnly.ts';
import type { Site } from '../config/site.ts';

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

const builtIn = { browse: browseLinks, about: aboutLinks, bidder: bidderLinks };

export type LinkList = keyof typeof builtIn;

const listsBySite = new WeakMap<Site, Partial<Record<LinkList, readonly Link[]>>>();

/** One of the short lists: as configured, else the built-in one. Made once, when its menu is first rendered. */
export function getMenuLinks(list: LinkList, site: Site): readonly Link[] {
  const lists = listsBySite.get(site) ?? ownOnly<Partial<Record<LinkList, readonly Link[]>>>({});
  listsBySite.set(site, lists);
  return (lists[list] ??= filterLinks(site.config[list] ?? builtIn[list], site));
}
