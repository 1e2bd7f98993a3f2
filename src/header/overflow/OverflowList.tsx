import { type ReactNode, useLayoutEffect, useMemo, useRef, type RefObject, useState } from 'react';
import { isOpen, panelSelector } from '../menus/menu.ts';
import { useHeaderSite } from '../../hooks/SiteProvider.tsx';
import { MenuButton, type MoreItem, ListContent } from '../menus/MenuPanel.tsx';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { CategoryItem, LinkItem, ListMenuItem } from '../../site/navigation/navigation.ts';
import { Count, getCountedLinks } from '../count/Count.tsx';
import { ItemLink } from '../links/ItemLink.tsx';

/** Measured sizes in px. */
interface Measurements {
  /** Inline size of the list. 0 if the list is not displayed. */
  available: number;
  /** Inline sizes of the items. */
  sizes: readonly number[];
  /** Inline size of the button More. */
  more: number;
  gap: number;
}

export interface Overflow {
  /** Number of items that fit, from the start. `Infinity` if all items fit. */
  count: number;
  /** Inline size of all items and gaps, in px. */
  size: number;
}

/** Tolerance for rounded sizes, in px. */
const tolerance = 0.1;

export function countFitting({ available, sizes, more, gap }: Measurements): Overflow {
  const size = sizes.reduce((sum, itemSize) => sum + itemSize + gap, -gap);
  if (available === 0 || size <= available + tolerance) return { count: Infinity, size };
  let remaining = available + tolerance - more;
  const count = sizes.findIndex((itemSize) => {
    remaining -= itemSize + gap;
    return remaining < 0;
  });
  return { count, size };
}

const allFit: Overflow = { count: Infinity, size: 0 };

/**
 * Measures how many items fit, before the first paint and after each change of items or sizes. Sets `hasMore` when the list first needs the
 * button More.
 */
function useOverflow(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): Overflow & { hasMore: boolean } {
  const [overflow, setOverflow] = useState(allFit);
  // The button remains when all items fit again, so that focus can leave it first.
  const [hasMore, setHasMore] = useState(false);
  if (overflow.count < items.length && !hasMore) setHasMore(true);
  useLayoutEffect(() => {
    const element = list.current!;
    const update = () => {
      const next = measure(element);
      setOverflow((previous) =>
        previous.count === next.count && previous.size === next.size ? previous : next,
      );
    };
    update();
    const observer = new ResizeObserver(update);
    for (const target of [element, ...element.children]) observer.observe(target);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- these change the children of the list
  }, [list, items, hasMore]);
  return { ...overflow, hasMore };
}

/** Measures a list, which must not be wider than its container. Hidden items must keep their size. */
function measure(list: HTMLElement): Overflow {
  const children = [...list.children];
  const isMore = (child: Element) => child.matches('[part=more]');
  const more = children.find(isMore);
  return countFitting({
    available: getSize(list),
    sizes: children.filter((child) => !isMore(child)).map(getSize),
    more: more ? getSize(more) : 0,
    gap: Number.parseFloat(getComputedStyle(list).columnGap) || 0,
  });
}

/** Returns the inline size inside the padding, with fractions and without zoom. Returns 0 if the element is not displayed. */
const getSize = (element: Element): number => Number.parseFloat(getComputedStyle(element).inlineSize) || 0;

interface OverflowListProps<Item> {
  /** Items of the list. The array must be stable. */
  items: readonly Item[];
  /** Whether the labels are longer than usual. */
  isLong?: boolean;
  /** Renders an item as a `<li>` element, with the attribute `data-overflow` if `isHidden` is `true`. */
  renderItem: (item: Item, isHidden: boolean, index: number) => ReactNode;
  /** Renders the last `<li>` element with the button More. If `items` is empty, the element also has `data-overflow`. */
  renderMore: (items: readonly Item[]) => ReactNode;
}

/** Renders a list in one line. The last items move to the menu More if they do not fit. Without JavaScript, the list scrolls. */
export function OverflowList<Item>({
  items,
  isLong = false,
  renderItem,
  renderMore,
}: OverflowListProps<Item>) {
  const list = useRef<HTMLUListElement>(null);
  const { count, size, hasMore } = useOverflow(list, items);
  const hiddenItems = useMemo(() => items.slice(count), [items, count]);
  useLayoutEffect(() => {
    const children = [...list.current!.children];
    for (const child of children.filter(isHiddenItem)) {
      const panel = child.querySelector<HTMLElement>(panelSelector);
      if (panel && isOpen(panel)) panel.hidePopover();
      if (child.matches(':focus-within'))
        children
          .findLast((sibling) => !isHiddenItem(sibling))
          ?.querySelector<HTMLElement>('a, button')
          ?.focus();
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- `count` determines the hidden items
  }, [count]);
  return (
    <ul
      ref={list}
      className="overflow"
      data-long={isLong || undefined}
      style={hiddenItems.length > 0 ? { inlineSize: `${size}px` } : undefined}
    >
      {items.map((item, index) => renderItem(item, index >= count, index))}
      {hasMore ? renderMore(hiddenItems) : null}
    </ul>
  );
}

const isHiddenItem = (item: Element): boolean => item.hasAttribute('data-overflow');

interface MoreProps {
  menu: MoreItem['menu'];
  /** Content of the menu. Must be stable. */
  content: ReactNode;
  /** Badge whose text replaces the label as the accessible name. */
  count?: ReactNode;
  /** Whether all items fit, so that the button is hidden. */
  isHidden: boolean;
}

/** Renders the last item of a row: a button that opens the items that do not fit. */
function More({ menu, content, count, isHidden }: MoreProps) {
  const { more } = useHeaderSite().messages;
  const item = useMemo<MoreItem>(
    () => ({ kind: 'more', menu, label: more, title: more, content }),
    [menu, more, content],
  );
  return <MenuButton item={item} isHidden={isHidden} hasChevron count={count} />;
}

interface MoreCategoriesProps {
  items: readonly (LinkItem | CategoryItem)[];
}

export function MoreCategories({ items }: MoreCategoriesProps) {
  const content = useMemo(() => <CategoryColumns items={items} />, [items]);
  return <More menu="more-categories" content={content} isHidden={items.length === 0} />;
}

/** Renders each category as a column of links. */
const CategoryColumns = ({ items }: MoreCategoriesProps) => (
  <div className="columns">
    {items.map((item, index) => {
      const { label, href } = item.kind === 'category' ? item.category : item;
      const subGroups = item.kind === 'category' ? item.category.subGroups : [];
      return (
        <section key={index}>
          <h3>
            <SiteLink href={href}>{label}</SiteLink>
          </h3>
          {subGroups.length > 0 ? (
            <ul>
              {subGroups.map(({ label: name, all }, subGroup) => (
                <li key={subGroup}>
                  <SiteLink href={all.href}>{name}</SiteLink>
                </li>
              ))}
            </ul>
          ) : null}
        </section>
      );
    })}
  </div>
);

interface MoreToolsProps {
  items: readonly (ListMenuItem | LinkItem)[];
}

export function MoreTools({ items }: MoreToolsProps) {
  const { more } = useHeaderSite().messages;
  const content = useMemo(() => <HiddenTools items={items} />, [items]);
  const countedLinks = getCountedLinks(items.filter(isLink));
  return (
    <More
      menu="more-tools"
      content={content}
      count={countedLinks.length > 0 ? <Count label={more} links={countedLinks} /> : undefined}
      isHidden={items.length === 0}
    />
  );
}

const isLink = (item: ListMenuItem | LinkItem): item is LinkItem => item.kind === 'link';

/** Renders each menu with a heading, then the links. */
function HiddenTools({ items }: MoreToolsProps) {
  const links = items.filter(isLink);
  return (
    <>
      {items.map((item) =>
        item.kind === 'list' ? (
          <section key={item.menu}>
            <h3>{item.title}</h3>
            <ListContent entries={item.entries} />
          </section>
        ) : null,
      )}
      {links.length > 0 ? (
        <ul>
          {links.map((item, index) => (
            <li key={index}>
              <ItemLink item={item} />
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
