import type { MenuItem } from '../../site/navigation/navigation.ts';
import type { MoreItem } from '../room/room.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import type { PanelProps } from './getPanelProps.ts';

interface MenuPanelProps extends PanelProps {
  item: MenuItem | MoreItem;
  /** Whether it shows the items for narrow screens too. */
  hasNarrowItems?: boolean;
}

/** What a menu shows: the sub-groups of a category, or a short list of links. */
export const MenuPanel = ({ item, hasNarrowItems = false, ...panel }: MenuPanelProps) =>
  item.kind === 'category' ? (
    <CategoryPanel category={item.category} {...panel} />
  ) : item.kind === 'more' ? (
    item.renderPanel(panel)
  ) : (
    <LinkPanel menu={item.menu} hasNarrowItems={hasNarrowItems} {...panel} />
  );
