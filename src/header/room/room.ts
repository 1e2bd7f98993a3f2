import type { ReactNode } from 'react';
import type { ListMenu } from '../../site/navigation/navigation.ts';

/** A button that opens what has no room in its row. */
export interface MoreItem {
  kind: 'more';
  menu: 'more-categories' | 'more-tools';
  label: string;
  title: string;
  content: ReactNode;
}

/** The buttons, where they are needed. */
export interface MoreMenus {
  categories?: ReactNode;
  tools?: ReactNode;
}

/** The slots of the top row. */
export type RowSlot = 'mobile-start' | 'tools-start' | 'tools-end' | 'mobile-end';

/** What has left its place in the top row: a menu, a link by its index, a slot with all of its elements. */
export type Moved = ListMenu | `link-${number}` | RowSlot;
