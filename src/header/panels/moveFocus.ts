import { openPanelSelector } from '../menus/menusState.ts';

const links = 'a[href], button';

interface MenuKey {
  item: HTMLElement;
  focused: HTMLElement;
  key: string;
}

/**
 * Arrow keys of a disclosure navigation (APG). Returns whether the key does anything in the item, or `intoPanel` when it is to move
 * the focus into a panel that is not rendered yet.
 */
export function moveFocus({ item, focused, key }: MenuKey): boolean | 'intoPanel' {
  const panel = item.querySelector<HTMLElement>(openPanelSelector);
  const inPanel = panel?.contains(focused) ?? false;
  const stops = inPanel ? getLinks(panel!) : getButtons(item);
  const place = stops.indexOf(focused);
  const go = (element: HTMLElement | undefined): true => {
    element?.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      if (inPanel) return go(stops[place + 1]);
      return panel ? go(getLinks(panel)[0]) : 'intoPanel';
    case 'ArrowUp':
      return inPanel && go(stops[place - 1] ?? getButton(item));
    case 'ArrowRight':
    case 'ArrowLeft':
      return !inPanel && go(stops[place + (isForward(key, item) ? 1 : -1)]);
    case 'Home':
      return go(stops[0]);
    case 'End':
      return go(stops.at(-1));
    default:
      return false;
  }
}

const getLinks = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>(links)];

const getButton = (item: HTMLElement): HTMLElement | undefined =>
  item.querySelector<HTMLElement>(links) ?? undefined;

/** The buttons, and plain links among them, of the list that an item belongs to. */
const getButtons = (item: HTMLElement): HTMLElement[] =>
  [...(item.parentElement?.children ?? [])]
    .flatMap((each) => getButton(each as HTMLElement) ?? [])
    .filter((each) => each.checkVisibility());

const isForward = (key: string, item: HTMLElement): boolean =>
  (key === 'ArrowRight') === (getComputedStyle(item).direction !== 'rtl');

export const findFirstLink = (item: HTMLElement): HTMLElement | undefined =>
  item.querySelector<HTMLElement>(openPanelSelector)?.querySelector<HTMLElement>(links) ?? undefined;
