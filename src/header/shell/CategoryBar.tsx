import type { ReactNode } from 'react';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useSite } from '../siteContext.ts';
import type { CategoryItem, LinkItem } from '../../site/navigation/navigation.ts';
import { MenuItem } from '../menus/MenuItem.tsx';

interface CategoryBarProps {
  items: readonly (LinkItem | CategoryItem)[];
  /** Opens those that have no room. */
  more: ReactNode;
}

/** Characters of all labels that have room in the type and with the gaps of each width; the built-in ones are 105. */
const maxLength = 112;

/** The categories of the second row, each with its mega-menu. */
export function CategoryBar({ items, more }: CategoryBarProps) {
  const { messages } = useSite();
  return (
    <nav className="categories desktop-only" aria-label={messages.categories} part="categories">
      <div className="row">
        <ul data-long={items.map(({ label }) => label).join('').length > maxLength || undefined}>
          {items.map((item, index) =>
            item.kind === 'category' ? (
              <MenuItem key={index} item={item} />
            ) : (
              <li key={index}>
                <SiteLink href={item.href}>{item.label}</SiteLink>
              </li>
            ),
          )}
          {more}
        </ul>
      </div>
    </nav>
  );
}
