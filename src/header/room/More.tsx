import { type ReactNode, useMemo } from 'react';
import { MenuItem } from '../menus/MenuItem.tsx';
import { useLateMessages } from '../useLateMessages.ts';
import type { MoreItem } from './room.ts';

interface MoreProps {
  menu: MoreItem['menu'];
  /** Must be stable. */
  content: ReactNode;
  icon?: ReactNode;
  /** Of what it opens. */
  count?: ReactNode;
}

/** A menu of what has no room in its row. */
export function More({ menu, content, icon, count }: MoreProps) {
  const { more } = useLateMessages();
  const item = useMemo<MoreItem>(
    () => ({ kind: 'more', menu, label: more, title: more, content }),
    [menu, more, content],
  );
  return <MenuItem item={item} icon={icon} count={count} hasChevron />;
}
