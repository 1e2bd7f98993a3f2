import { type ReactNode, useLayoutEffect, useMemo, useRef } from 'react';
import { isOpen, panelSelector } from '../menus/menu.ts';
import { useOverflow } from './useOverflow.ts';

interface OverflowListProps<Item> {
  /** Must be stable. */
  items: readonly Item[];
  /** Whether the list has more text than usual. */
  isLong?: boolean;
  /** Each renders a `<li>`. With `isHidden`, it has the attribute `data-overflow`. */
  renderItem: (item: Item, isHidden: boolean, index: number) => ReactNode;
  /** Renders the last `<li>`: the button More. Without items, it has the attribute too. */
  renderMore: (items: readonly Item[]) => ReactNode;
}

/** A list in one line. Its last items are in a menu More if they have no room. Without script, the list scrolls. */
export function OverflowList<Item>({
  items,
  isLong = false,
  renderItem,
  renderMore,
}: OverflowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { count, size, hasMore } = useOverflow(list, items);
  const rest = useMemo(() => items.slice(count), [items, count]);
  useLayoutEffect(() => {
    const children = [...list.current!.children];
    for (const each of children.filter(isHiddenItem)) {
      const panel = each.querySelector<HTMLElement>(panelSelector);
      if (panel && isOpen(panel)) panel.hidePopover();
      if (each.matches(':focus-within'))
        children
          .findLast((other) => !isHiddenItem(other))
          ?.querySelector<HTMLElement>('a, button')
          ?.focus();
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- other items are hidden
  }, [count]);
  return (
    <ul
      ref={list}
      className="overflow"
      data-long={isLong || undefined}
      style={rest.length > 0 ? { inlineSize: `${size}px` } : undefined}
    >
      {items.map((item, index) => renderItem(item, index >= count, index))}
      {hasMore ? renderMore(rest) : null}
    </ul>
  );
}

const isHiddenItem = (item: Element): boolean => item.hasAttribute('data-overflow');
