/** DOM elements of a header menu. */
export interface Menu {
  /** List item that contains the button and the panel. */
  item: HTMLElement;
  button: HTMLElement;
  panel: HTMLElement;
}

export const panelSelector = 'li > [popover]';

export const getMenu = (panel: HTMLElement): Menu => ({
  item: panel.parentElement!,
  button: panel.previousElementSibling as HTMLElement,
  panel,
});

/** Returns the menu in which an event occurred. Uses the composed path, which includes slotted elements. */
export function findMenu(event: Event): Menu | undefined {
  for (const node of event.composedPath() as Element[]) {
    if (node.localName !== 'li') continue;
    const panel = [...node.children].find((child) => child.hasAttribute('popover'));
    if (panel) return getMenu(panel as HTMLElement);
  }
  return undefined;
}

/** Returns whether a popover is open. Returns `false` in jsdom, which does not support `:popover-open`. */
export function isOpen(popover: Element): boolean {
  try {
    return popover.matches(':popover-open');
  } catch {
    return false;
  }
}

/** Selector of the panel of an open menu. Also works in jsdom. */
export const openPanelSelector = '[aria-expanded=true] + [popover]';
