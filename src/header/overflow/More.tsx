import { useSite } from '../siteContext.ts';
import { type ReactNode, useMemo } from 'react';
import { MenuItem } from '../menus/MenuItem.tsx';
import type { MoreItem } from '../menus/MenuPanel.tsx';

interface MoreProps {
  menu: MoreItem['menu'];
  /** Must be stable. */
  content: ReactNode;
  /** Names the button instead of its label. */
  count?: ReactNode;
  /** Whether all items have room. */
  isHidden: boolean;
}

/** The last item of a row. Opens the items that have no room. */
export function More({ menu, content, count, isHidden }: MoreProps) {
  const { more } = useSite().messages;
  const item = useMemo<MoreItem>(
    () => ({ kind: 'more', menu, label: more, title: more, content }),
    [menu, more, content],
  );
  return <MenuItem item={item} isHidden={isHidden} hasChevron count={count} />;
}
