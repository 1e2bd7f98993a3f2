/** A menu of the header, as in the document. */
export interface Menu {
  /** Contains the button and its panel. */
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

/** Returns the menu that an event comes from. Its path includes slotted elements. */
export function findMenu(event: Event): Menu | undefined {
  for (const node of event.composedPath() as Element[]) {
    if (node.localName !== 'li') continue;
    const panel = [...node.children].find((each) => each.hasAttribute('popover'));
    if (panel) return getMenu(panel as HTMLElement);
  }
  return undefined;
}

/** Whether a popover is open. `false` in jsdom, which does not know the pseudo-class. */
export function isOpen(popover: Element): boolean {
  try {
    return popover.matches(':popover-open');
  } catch {
    return false;
  }
}

/** Matches the panel of an open menu, in jsdom too. */
export const openPanelSelector = '[aria-expanded=true] + [popover]';
