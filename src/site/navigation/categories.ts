import { categoryTable } from './categoryTable.ts';
import type { CategoryLabel } from '../core/categoryLabels.ts';
import { getCategoryPath, type Link } from '../core/links.ts';
import { slugify } from '../core/slugify.ts';

/** A column of a mega-menu, a page of the mobile menu. */
export interface SubGroup {
  label: string;
  links: readonly Link[];
  /** The "All …" link; without a label it has the text of the language with that of the sub-group. */
  all: { label: string | undefined; href: string };
}

/** A picture with a text that leads to a page. */
export interface CategoryPromotion {
  image: { src: string; width: number; height: number; alt?: string | undefined };
  text: string;
  href: string;
}

/** All that a panel of the category bar shows. */
export interface CategoryContent {
  subGroups: readonly SubGroup[];
  popular: readonly Link[];
  promotion?: CategoryPromotion | undefined;
}

type BuiltInCategory = Pick<CategoryContent, 'popular'> & {
  subGroups: readonly (Omit<SubGroup, 'all'> & { all: undefined })[];
};

function builtIn(category: CategoryLabel): BuiltInCategory {
  const { subGroups, popular } = categoryTable[category];
  const columns = Object.entries(subGroups).map(([label, leaves]) => ({
    label,
    all: undefined,
    links: leaves.map((leaf): Link =>
      typeof leaf === 'string'
        ? { label: leaf, href: getCategoryPath(category, leaf) }
        : { label: leaf[0], href: leaf[1] },
    ),
  }));
  const links = columns.flatMap((column) => column.links);
  return {
    subGroups: columns,
    popular: popular.map((label) => links.find((link) => link.label === label)!),
  };
}

/** The built-in content of a group, found by its slug so that a page may rename a group and keep its links. */
export function getBuiltInCategory(slug: string): BuiltInCategory | undefined {
  const label = (Object.keys(categoryTable) as CategoryLabel[]).find((each) => slugify(each) === slug);
  return label && builtIn(label);
}
