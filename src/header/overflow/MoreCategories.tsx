import { useMemo } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { getCategoryContent } from '../../site/navigation/categoryContent.ts';
import type { CategoryItem, LinkItem } from '../../site/navigation/navigation.ts';
import { useSite } from '../siteContext.ts';
import { MenuItem } from '../menus/MenuItem.tsx';
import type { MoreItem } from '../menus/MenuPanel.tsx';
import { useLateMessages } from '../useLateMessages.ts';

interface MoreCategoriesProps {
  items: readonly (LinkItem | CategoryItem)[];
}

/** The last item of the category bar. Opens the categories that have no room in it. */
export function MoreCategories({ items }: MoreCategoriesProps) {
  const { more } = useLateMessages();
  const item = useMemo<MoreItem>(
    () => ({
      kind: 'more',
      menu: 'more-categories',
      label: more,
      title: more,
      content: <CategoryColumns items={items} />,
    }),
    [more, items],
  );
  return <MenuItem item={item} isHidden={items.length === 0} hasChevron />;
}

/** Each category as a column that leads to its pages. */
function CategoryColumns({ items }: MoreCategoriesProps) {
  const { site } = useSite();
  return (
    <div className="columns">
      {items.map((item, index) => {
        const { label, href } = item.kind === 'category' ? item.category : item;
        const subGroups = item.kind === 'category' ? getCategoryContent(item.category, site).subGroups : [];
        return (
          <section key={index}>
            <h3>
              <SiteLink href={href}>{label}</SiteLink>
            </h3>
            {subGroups.length > 0 ? (
              <ul>
                {subGroups.map(({ label: name, all }, subGroup) => (
                  <li key={subGroup}>
                    <SiteLink href={all.href}>{name}</SiteLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </section>
        );
      })}
    </div>
  );
}
