import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { NavigationItem } from '../../site/navigation/navigation.ts';
import { ItemLink } from '../links/ItemLink.tsx';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { getPanelId, Sheet } from './MenuPanel.tsx';

/** ID of the menu that contains the whole navigation on narrow screens. */
export const navigationMenuId = 'all';

interface MenuListProps {
  lists: readonly (readonly NavigationItem[])[];
  /** Slot content after the lists. */
  end: ReactNode;
}

/** Renders the whole navigation as a popover for narrow screens, until the mobile menu has loaded. Menus open as sheets above the popover. */
export function MenuList({ lists, end }: MenuListProps) {
  const { messages } = useHeaderSite();
  return (
    <div id={getPanelId(navigationMenuId)} className="panel narrow" popover="auto">
      <div className="content">
        <Sheet menu={navigationMenuId} title={messages.menu}>
          {lists
            .filter((items) => items.length > 0)
            .map((items, index) => (
              <ul key={index}>
                {items.map((item, itemIndex) => (
                  <li key={itemIndex}>
                    {'menu' in item ? (
                      <button type="button" popoverTarget={getPanelId(item.menu)}>
                        <span>{item.title}</span>
                        <Icon name="chevronEnd" />
                      </button>
                    ) : (
                      <ItemLink item={item} />
                    )}
                  </li>
                ))}
              </ul>
            ))}
          {end}
        </Sheet>
      </div>
    </div>
  );
}
