import type { MenuItem } from '../../site/navigation/navigation.ts';
import { CategoryPanel } from './CategoryPanel.tsx';
import { LinkPanel } from './LinkPanel.tsx';
import type { PanelProps } from './getPanelProps.ts';

interface MenuPanelProps extends PanelProps {
  item: MenuItem;
  /** Whether it shows the items for narrow screens too. */
  hasNarrowItems?: boolean;
}

/** What a menu shows: the sub-groups of a category, or a short list of links. */
export const MenuPanel = ({ item, hasNarrowItems = false, ...panel }: MenuPanelProps) =>
  item.kind === 'category' ? (
    <CategoryPanel category={item.category} {...panel} />
  ) : (
    <LinkPanel menu={item.menu} hasNarrowItems={hasNarrowItems} {...panel} />
  );
