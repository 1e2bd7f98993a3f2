import { openPanel } from '../menus/menusState.ts';

const links = 'a[href], button';

/** A key in an item. */
interface MenuKey {
  item: HTMLElement;
  focused: HTMLElement;
  key: string;
}

/**
 * Arrow keys of a disclosure navigation (contract 4). Gives back whether the key has a meaning there, or the panel's
 * item when the key asks to go into a panel that is not there yet.
 */
export function moveFocus({ item, focused, key }: MenuKey): boolean | 'into-panel' {
  const panel = item.querySelector<HTMLElement>(openPanel);
  const inPanel = panel?.contains(focused) ?? false;
  const stops = inPanel ? stopsIn(panel!) : groupButtons(item);
  const place = stops.indexOf(focused);
  const go = (element: HTMLElement | undefined): true => {
    element?.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      if (inPanel) return go(stops[place + 1]);
      return panel ? go(stopsIn(panel)[0]) : 'into-panel';
    case 'ArrowUp':
      return inPanel && go(stops[place - 1] ?? groupButton(item));
    case 'ArrowRight':
    case 'ArrowLeft':
      return !inPanel && go(stops[place + (forward(key, item) ? 1 : -1)]);
    case 'Home':
      return go(stops[0]);
    case 'End':
      return go(stops.at(-1));
    default:
      return false;
  }
}

const stopsIn = (panel: HTMLElement): HTMLElement[] => [...panel.querySelectorAll<HTMLElement>(links)];

const groupButton = (item: HTMLElement): HTMLElement | undefined =>
  item.querySelector<HTMLElement>(links) ?? undefined;

/** The buttons, and plain links among them, of the list that an item belongs to. */
const groupButtons = (item: HTMLElement): HTMLElement[] =>
  [...(item.parentElement?.children ?? [])]
    .flatMap((each) => groupButton(each as HTMLElement) ?? [])
    .filter((each) => each.checkVisibility());

const forward = (key: string, item: HTMLElement): boolean =>
  (key === 'ArrowRight') === (getComputedStyle(item).direction !== 'rtl');

export const firstInPanel = (item: HTMLElement): HTMLElement | undefined =>
  item.querySelector<HTMLElement>(openPanel)?.querySelector<HTMLElement>(links) ?? undefined;
