import { getBuiltInCategory, type CategoryContent, type SubGroup } from './categories.ts';
import { filterLinks } from '../config/filterLinks.ts';
import { type Category, filterAddress, type Site } from '../config/site.ts';
import { getCategoryPath } from '../core/links.ts';
import { ownOnly } from '../core/ownOnly.ts';

const contents = new WeakMap<Category, CategoryContent>();

/** What the panel of a group shows: its configuration, else the built-in content of the same slug. Worked out once. */
export function getCategoryContent(category: Category, site: Site): CategoryContent {
  const known = contents.get(category);
  if (known) return known;
  const content = ownOnly(workOut(category, site));
  contents.set(category, content);
  return content;
}

function workOut({ label, slug, config }: Category, site: Site): CategoryContent {
  const builtIn = config.subGroups || config.popular ? undefined : getBuiltInCategory(slug);
  const subGroups = config.subGroups ?? builtIn?.subGroups ?? [];
  const safe = (links: CategoryContent['popular']) => filterLinks(links, site);
  return {
    subGroups: subGroups.map((each) => ({
      label: each.label,
      links: safe(each.links),
      all: filterAll(each, site) ?? {
        label: undefined,
        href: site.baseUrl + getCategoryPath(label, each.label),
      },
    })),
    popular: safe(config.popular ?? builtIn?.popular ?? []),
    ...filterPromotion(config.promotion, site),
  };
}

function filterAll(
  { label, all }: { label: string; all?: { label?: string | undefined; href: string } | undefined },
  site: Site,
): SubGroup['all'] | undefined {
  const href = all && filterAddress(all.label ?? label, all.href, site);
  return href === undefined ? undefined : { label: all?.label, href };
}

/** None, with a warning, if one of its addresses is not let through. */
function filterPromotion(
  promotion: Category['config']['promotion'],
  site: Site,
): Pick<CategoryContent, 'promotion'> {
  if (!promotion) return {};
  const { image, text } = promotion;
  const href = filterAddress(text, promotion.href, site);
  const src = filterAddress(text, image.src, site, 'web');
  return href === undefined || src === undefined
    ? {}
    : { promotion: { image: { ...image, src }, text, href } };
}
