import { type ReactNode, useLayoutEffect, useMemo, useRef, type RefObject, useState } from 'react';
import { isOpen, panelSelector } from '../menus/menu.ts';
import { useHeaderSite } from '../siteContext.ts';
import { MenuButton, type MoreItem, ListContent } from '../menus/MenuPanel.tsx';
import { SiteLink } from '../../controls/site-link/SiteLink.tsx';
import type { CategoryItem, LinkItem, ListMenuItem } from '../../site/navigation/navigation.ts';
import { Count, getCounted } from '../count/Count.tsx';
import { ItemLink } from '../links/ItemLink.tsx';

/** In px. */
interface Measured {
  /** Inline size of the list. 0 if it is not displayed. */
  available: number;
  /** Of the items. */
  sizes: readonly number[];
  /** Of the button that opens the rest. */
  more: number;
  gap: number;
}

export interface Overflow {
  /** How many items have room, from the start. `Infinity` if all of them have. */
  count: number;
  /** Inline size of all items, in px. */
  size: number;
}

/** Browsers round sizes. */
const tolerance = 0.1;

export function countFitting({ available, sizes, more, gap }: Measured): Overflow {
  const size = sizes.reduce((sum, each) => sum + each + gap, -gap);
  if (available === 0 || size <= available + tolerance) return { count: Infinity, size };
  let rest = available + tolerance - more;
  const count = sizes.findIndex((each) => {
    rest -= each + gap;
    return rest < 0;
  });
  return { count, size };
}

const allFit: Overflow = { count: Infinity, size: 0 };

/**
 * Measures how many items of a list have room: before the first frame, when the items change, and when a size changes. The list must not be
 * wider than its container, and hidden items must keep their size. Returns `hasMore` once the list needs the button More.
 */
function useOverflow(
  list: RefObject<HTMLElement | null>,
  items: readonly unknown[],
): Overflow & { hasMore: boolean } {
  const [overflow, setOverflow] = useState(allFit);
  // The button stays when all items have room again, so that focus can leave it first.
  const [hasMore, setHasMore] = useState(false);
  if (overflow.count < items.length && !hasMore) setHasMore(true);
  useLayoutEffect(() => {
    const element = list.current!;
    const update = () => {
      const next = measure(element);
      setOverflow((before) => (before.count === next.count && before.size === next.size ? before : next));
    };
    update();
    const observer = new ResizeObserver(update);
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the list has other children
  }, [list, items, hasMore]);
  return { ...overflow, hasMore };
}

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

/** The inline size inside the padding, with fractions and without zoom. 0 if the element is not displayed. */
const getSize = (element: Element): number => Number.parseFloat(getComputedStyle(element).inlineSize) || 0;

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

/** Each category as a column that leads to its pages. */
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
  const counted = getCounted(items.filter(isLink));
  return (
    <More
      menu="more-tools"
      content={content}
      count={counted.length > 0 ? <Count label={more} links={counted} /> : undefined}
      isHidden={items.length === 0}
    />
  );
}

const isLink = (item: ListMenuItem | LinkItem): item is LinkItem => item.kind === 'link';

/** Each menu with its heading, then the links. */
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
