import { type ComponentType, type ReactNode, useMemo } from 'react';
import type { PanelProps } from '../panels/getPanelProps.ts';
import { DisclosureItem } from '../shell/DisclosureItem.tsx';
import { useLateMessages } from '../useLateMessages.ts';
import type { MoreItem } from './room.ts';

interface MoreProps<Content> {
  menu: MoreItem['menu'];
  /** What the panel shows; must be stable. */
  content: Content;
  Panel: ComponentType<PanelProps & { content: Content }>;
  icon?: ReactNode;
  /** Of what it opens. */
  count?: ReactNode;
}

/** A menu of what has no room in its row. */
export function More<Content>({ menu, content, Panel, icon, count }: MoreProps<Content>) {
  const { more } = useLateMessages();
  const item = useMemo<MoreItem>(
    () => ({
      kind: 'more',
      menu,
      label: more,
      title: more,
      renderPanel: (panel) => <Panel {...panel} content={content} />,
    }),
    [menu, more, content, Panel],
  );
  return <DisclosureItem item={item} icon={icon} count={count} hasChevron />;
}
