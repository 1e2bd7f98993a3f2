import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../siteContext.ts';
import type { CategoryItem, LinkItem } from '../../site/navigation/navigation.ts';
import { DisclosureItem } from './DisclosureItem.tsx';

interface CategoryBarProps {
  items: readonly (LinkItem | CategoryItem)[];
}

/** The categories of the second row, each with its mega-menu. */
export function CategoryBar({ items }: CategoryBarProps) {
  const { messages } = useSite();
  return (
    <nav className="categories desktop-only" aria-label={messages.categories} part="categories">
      <div className="row">
        <ul>
          {items.map((item, index) =>
            item.kind === 'category' ? (
              <DisclosureItem key={index} item={item} />
            ) : (
              <li key={index}>
                <SiteLink href={item.href}>{item.label}</SiteLink>
              </li>
            ),
          )}
        </ul>
      </div>
    </nav>
  );
}
