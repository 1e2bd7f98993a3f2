import type { ReactNode } from 'react';
import { Icon } from '../../icons/Icon.tsx';
import type { MenuItem as Item } from '../../site/navigation/navigation.ts';
import { getPanelId, MenuPanel, type MoreItem } from './MenuPanel.tsx';

interface MenuItemProps {
  item: Item | MoreItem;
  icon?: ReactNode;
  /** Names the button instead of its label. */
  count?: ReactNode;
  /** Buttons of the top row have a chevron. Buttons of the category bar have none. */
  hasChevron?: boolean;
  /** Whether it has no room in its row. */
  isHidden?: boolean;
}

/** A button and its panel (APG disclosure navigation). The browser opens the panel, and `attachMenus()` adds hover and arrow keys. */
export function MenuItem({ item, icon, count, hasChevron = false, isHidden }: MenuItemProps) {
  const id = getPanelId(item.menu);
  return (
    <li data-overflow={isHidden || undefined} part={item.kind === 'more' ? 'more' : undefined}>
      <button type="button" popoverTarget={id} aria-controls={id}>
        {icon}
        {count}
        <span aria-hidden={count ? true : undefined}>{item.label}</span>
        {hasChevron ? <Icon name="chevronDown" size={16} /> : null}
      </button>
      <MenuPanel item={item} />
    </li>
  );
}
