import { getFlatAncestors, getFocused } from '../menus/flatTree.ts';
import { openPanelSelector } from '../menus/menu.ts';

/** In the category bar, no other button has an icon. */
const more = '[part~=more] li > button, .categories li > button:has([data-icon])';

/**
 * Keeps the focus in the row, on the button of the menu that an element has moved into, if the change has taken the element that had it out of
 * sight, and closes a menu whose button is gone.
 */
export function keepUse(header: HTMLElement, change: () => void): void {
  const focused = getFocused(header.ownerDocument);
  const row = findRow(header, focused);
  change();
  const open = header.querySelector<HTMLElement>(openPanelSelector);
  if (open?.parentElement!.style.display === 'none') open.hidePopover();
  if (!row) return;
  if (isSeen(focused)) {
    // An element that has been moved has lost it.
    if (focused !== getFocused(header.ownerDocument)) (focused as HTMLElement).focus({ preventScroll: true });
    return;
  }
  const shown = [...row.querySelectorAll<HTMLElement>(`${more}, li > :is(button, a), .tool`)].filter(isSeen);
  (shown.find((each) => each.matches(more)) ?? shown.at(-1))?.focus();
}

const isSeen = (element: Element | null): boolean => element?.checkVisibility() ?? false;

/** The row of the header that an element stands in, by way of a slot too. */
function findRow(header: HTMLElement, element: Element | null): Element | undefined {
  for (const each of getFlatAncestors(element))
    if (each.matches('.row') && header.contains(each)) return each;
  return undefined;
}
