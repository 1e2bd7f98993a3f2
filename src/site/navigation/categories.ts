import type { SiteConfig } from '../config/configSchema.ts';
import { type CategoryLabel, categoryLabels } from '../core/categoryLabels.ts';
import { getCategoryPath, type Link } from '../core/links.ts';
import { ownOnly } from '../core/ownOnly.ts';
import { slugify } from '../core/slugify.ts';
import { categoryTable } from './categoryTable.ts';
import { aboutLinks, bidderLinks, browseLinks } from './menuLinks.ts';

/** A built-in category: the same format as in a configuration. */
interface BuiltInCategory {
  label: CategoryLabel;
  subGroups: { label: string; links: Link[] }[];
  popular: Link[];
}

function createCategory(label: CategoryLabel): BuiltInCategory {
  const { subGroups, popular } = categoryTable[label];
  const columns = Object.entries(subGroups).map(([name, leaves]) => ({
    label: name,
    links: leaves.map((leaf): Link =>
      typeof leaf === 'string'
        ? { label: leaf, href: getCategoryPath(label, leaf) }
        : { label: leaf[0], href: leaf[1] },
    ),
  }));
  const links = columns.flatMap((column) => column.links);
  return {
    label,
    subGroups: columns,
    popular: popular.map((name) => links.find((link) => link.label === name)!),
  };
}

const builtInCategories = categoryLabels.map(createCategory);

export const getBuiltInCategory = (slug: string): BuiltInCategory | undefined =>
  builtInCategories.find(({ label }) => slugify(label) === slug);

/** The lists that the header shows without a configuration. */
export const builtInHeader: SiteConfig = ownOnly({
  browse: [...browseLinks],
  about: [...aboutLinks],
  bidder: [...bidderLinks],
  categories: builtInCategories,
});
