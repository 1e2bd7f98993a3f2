import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import type { CategoryItem, LinkItem } from '../../site/navigation/navigation.ts';
import { MenuButton } from '../menus/MenuPanel.tsx';
import { MoreCategories, OverflowList } from '../overflow/OverflowList.tsx';

interface CategoryBarProps {
  items: readonly (LinkItem | CategoryItem)[];
}

/** Maximum total length of labels that fit at the usual font size and gaps. The built-in labels fit in each language. */
export const maxLength = 112;

/** Renders the categories in the second row, each with a mega-menu. */
export function CategoryBar({ items }: CategoryBarProps) {
  const { messages } = useHeaderSite();
  return (
    <nav className="categories desktop-only" aria-label={messages.categories} part="categories">
      <div className="row">
        <OverflowList
          items={items}
          isLong={items.map(({ label }) => label).join('').length > maxLength}
          renderItem={(item, isHidden, index) =>
            item.kind === 'category' ? (
              <MenuButton key={index} item={item} isHidden={isHidden} />
            ) : (
              <li key={index} data-overflow={isHidden || undefined}>
                <SiteLink href={item.href}>{item.label}</SiteLink>
              </li>
            )
          }
          renderMore={(rest) => <MoreCategories items={rest} />}
        />
      </div>
    </nav>
  );
}
