import type { SiteConfig } from '../config/configSchema.ts';
import { getCategoryPath, type Link, slugify, helpOrigin } from '../core/links.ts';
import { copyWithoutPrototypes } from '../core/objects.ts';
import categoryTable from './categoryTable.json';

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
  { label: 'Buying', href: `${helpOrigin}/buying` },
  { label: 'Selling', href: `${helpOrigin}/selling` },
  { label: 'Help', href: `${helpOrigin}/` },
] as const satisfies readonly Link[];

/** Links of the account menu on narrow screens, between My {product} and Sign Out. */
export const bidderLinks = [
  { label: 'Buying', href: '/asp/Bidder/PrebidManage.asp' },
  { label: 'Purchased', href: '/asp/Bidder/PrebidManage.asp?opt=2' },
  { label: 'Invoices', href: '/asp/Bidder/InvoiceManage.asp' },
] as const satisfies readonly Link[];

/** Labels of the built-in categories, in the order of the category bar. */
export const categoryLabels: readonly string[] = Object.keys(categoryTable);

/** Category in `categoryTable.json`, where its key is the label. */
interface CategoryRow {
  /** Labels of links, by the label of their group. A link with a custom URL is a pair of label and URL. */
  subGroups: Readonly<Record<string, readonly (string | readonly string[])[]>>;
  /** Labels of links in the groups. */
  popular: readonly string[];
}

/** Built-in category, in the same format as in a configuration. Its URLs don't depend on the language of the labels. */
interface BuiltInCategory {
  label: string;
  href: string;
  subGroups: { label: string; links: Link[]; all: { href: string } }[];
  popular: Link[];
}

function createCategory([label, { subGroups, popular }]: [label: string, row: CategoryRow]): BuiltInCategory {
  const columns = Object.entries(subGroups).map(([name, leaves]) => ({
    label: name,
    links: leaves.map((leaf): Link =>
      typeof leaf === 'string'
        ? { label: leaf, href: getCategoryPath(label, leaf) }
        : { label: leaf[0]!, href: leaf[1]! },
    ),
    all: { href: getCategoryPath(label, name) },
  }));
  const links = columns.flatMap((column) => column.links);
  return {
    label,
    href: getCategoryPath(label),
    subGroups: columns,
    popular: popular.map((name) => links.find((link) => link.label === name)!),
  };
}

const builtInCategories = Object.entries<CategoryRow>(categoryTable).map(createCategory);

export const getBuiltInCategory = (slug: string): BuiltInCategory | undefined =>
  builtInCategories.find(({ label }) => slugify(label) === slug);

/** Lists that the header shows by default. */
export const builtInHeader: SiteConfig = copyWithoutPrototypes({
  browse: [...browseLinks],
  about: [...aboutLinks],
  bidder: [...bidderLinks],
  categories: builtInCategories,
});
