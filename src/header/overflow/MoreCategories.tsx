import { useMemo } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { CategoryItem, LinkItem } from '../../site/navigation/navigation.ts';
import { More } from './More.tsx';

interface MoreCategoriesProps {
  items: readonly (LinkItem | CategoryItem)[];
}

export function MoreCategories({ items }: MoreCategoriesProps) {
  const content = useMemo(() => <CategoryColumns items={items} />, [items]);
  return <More menu="more-categories" content={content} isHidden={items.length === 0} />;
}

/** Each category as a column that leads to its pages. */
const CategoryColumns = ({ items }: MoreCategoriesProps) => (
  <div className="columns">
    {items.map((item, index) => {
      const { label, href } = item.kind === 'category' ? item.category : item;
      const subGroups = item.kind === 'category' ? item.category.subGroups : [];
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
