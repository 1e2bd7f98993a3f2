import { flushSync } from 'react-dom';
import type { CategoryItem, LinkItem, ToolItems } from '../../site/navigation/navigation.ts';
import { fits, rows, toolsFit } from './rows.ts';
import { fitLogo } from './fitLogo.ts';
import { getToolUnits, isUsed, setPlace, suspendSlots } from './toolUnits.ts';
import { keepUse } from './keepUse.ts';
import { MoreCategories } from './MoreCategories.tsx';
import { MoreTools } from './MoreTools.tsx';
import type { Moved, MoreMenus } from './room.ts';

/** What stands in the rows. */
interface RowItems {
  categories: readonly (LinkItem | CategoryItem)[];
  tools: ToolItems;
}

/**
 * Returns a function that moves what has no room in the rows of the header into a menu at their ends, and back: the last items of a row
 * first. It measures what is in the page, in one go, so that no frame shows anything but the result.
 */
export function createFit(
  header: HTMLElement,
  setMore: (more: MoreMenus) => void,
): (items: RowItems) => void {
  let more: MoreMenus = {};
  let shown: number | undefined;
  let moved: readonly Moved[] = [];
  let items: RowItems = { categories: [], tools: { main: [], links: [], account: [] } };
  const apply = (change: MoreMenus) => {
    more = { ...more, ...change };
    flushSync(() => setMore(more));
  };
  const setShown = (count: number | undefined) => {
    if (count === shown) return;
    shown = count;
    apply({
      categories: count === undefined ? null : <MoreCategories items={items.categories.slice(count)} />,
    });
  };
  const setMoved = (names: readonly Moved[]) => {
    if (String(names) === String(moved)) return;
    moved = names;
    apply({ tools: names.length === 0 ? null : <MoreTools items={items.tools} moved={names} /> });
  };

  const fitCategories = (row: HTMLElement) => {
    const { length } = items.categories;
    const elements = [...row.children].slice(0, length);
    const getButton = () => row.children[length];
    for (const element of elements) show(element, true);
    show(getButton(), false);
    if (fits(row)) return setShown(undefined);
    // The button has to be there to be measured.
    if (shown === undefined) setShown(length);
    // What is left of the row is before it: what stands there stays where it is.
    (getButton() as HTMLElement).style.marginInlineStart = 'auto';
    show(getButton(), true);
    let count = length;
    while (count > 0 && !fits(row)) show(elements[--count], false);
    setShown(count);
  };

  const fitTools = (row: HTMLElement) => {
    const units = getToolUnits(header, items.tools);
    const getButton = () => row.querySelector('[part~=more]');
    // Those of the panel may come before those of the row, which are to have the elements while it is measured.
    const releaseSlots = suspendSlots(getButton());
    for (const unit of units) setPlace(unit, true);
    show(getButton(), false);
    const names: Moved[] = [];
    for (const unit of units.filter(isUsed)) {
      if (toolsFit(header)) break;
      setPlace(unit, false);
      names.push(unit.name);
      if (!getButton()) setMoved([...names]);
      show(getButton(), true);
    }
    releaseSlots();
    setMoved(names);
  };

  return (next) =>
    keepUse(header, () => {
      if (next !== items) {
        items = next;
        [shown, moved] = [undefined, []];
        apply({ categories: null, tools: null });
      }
      const [top, bar] = [rows.tools, rows.categories].map((row) => header.querySelector<HTMLElement>(row));
      if (bar) fitCategories(bar);
      fitTools(top!);
      fitLogo(header);
      header.toggleAttribute('data-fits', toolsFit(header));
    });
}

/** By style, which React leaves alone: nothing is rendered again while there is something to measure. */
function show(element: Element | null | undefined, isShown: boolean): void {
  if (element) (element as HTMLElement).style.display = isShown ? '' : 'none';
}
