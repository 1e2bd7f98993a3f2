import type { KeyboardEvent } from 'react';
import { panelMark } from './useHeaderMenus.ts';

const links = 'a[href], button';

/**
 * Arrow keys of a disclosure navigation (contract 4). Gives back the panel's item when the key asks to go into a panel
 * that is not there yet.
 */
export function moveFocus(event: KeyboardEvent<HTMLElement>): 'into-panel' | undefined {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return undefined;
  const focused = event.target as HTMLElement;
  const item = event.currentTarget;
  const panel = item.querySelector<HTMLElement>(`[${panelMark}]`);
  const inPanel = panel?.contains(focused) ?? false;
  const stops = inPanel ? stopsIn(panel!) : groupButtons(item);
  const place = stops.indexOf(focused);
  const go = (element: HTMLElement | undefined): undefined => {
    event.preventDefault();
    element?.focus();
    return undefined;
  };
  switch (event.key) {
    case 'ArrowDown':
      if (inPanel) return go(stops[place + 1]);
      if (panel) return go(stopsIn(panel)[0]);
      event.preventDefault();
      return 'into-panel';
    case 'ArrowUp':
      return inPanel ? go(stops[place - 1] ?? groupButton(item)) : undefined;
    case 'ArrowRight':
    case 'ArrowLeft':
      return inPanel ? undefined : go(stops[place + (forward(event.key, item) ? 1 : -1)]);
    case 'Home':
      return go(stops[0]);
    case 'End':
      return go(stops.at(-1));
    default:
      return undefined;
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
  item.querySelector<HTMLElement>(`[${panelMark}]`)?.querySelector<HTMLElement>(links) ?? undefined;
