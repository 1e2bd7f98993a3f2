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

/** Keys that move focus in menus. */
export const menuKeys = /^(Arrow(Down|Up|Left|Right)|Home|End)$/;

/** Moves focus in a disclosure navigation (APG). Returns whether the key has an effect, or `open` if the menu must be opened first. */
export function moveFocus(
  { item, button, panel }: Menu,
  focused: HTMLElement,
  key: string,
): boolean | 'open' {
  const isInPanel = panel.contains(focused);
  const stops = isInPanel ? getLinks(panel) : getButtons(item);
  const index = stops.indexOf(focused);
  const focus = (element: HTMLElement | undefined): true => {
    element?.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      if (isInPanel) return focus(stops[index + 1]);
      return isOpen(panel) ? focus(getLinks(panel)[0]) : 'open';
    case 'ArrowUp':
      return isInPanel && focus(stops[index - 1] ?? button);
    case 'ArrowRight':
    case 'ArrowLeft':
      return !isInPanel && focus(stops[index + (isForward(key, item) ? 1 : -1)]);
    case 'Home':
      return focus(stops[0]);
    case 'End':
      return focus(stops.at(-1));
    default:
      return false;
  }
}

const isVisible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

const getLinks = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('a[href], button')].filter(isVisible);

/** Returns the buttons and plain links of the list that contains `item`. */
const getButtons = (item: HTMLElement): HTMLElement[] =>
  [...item.parentElement!.children]
    .flatMap((child) => child.querySelector<HTMLElement>('a[href], button') ?? [])
    .filter(isVisible);

const isForward = (key: string, item: HTMLElement): boolean =>
  (key === 'ArrowRight') === (getComputedStyle(item).direction !== 'rtl');

/** Yields an element and its ancestors in the flat tree, from the inside out and across shadow roots. */
export function* getFlatAncestors(element: Element | null | undefined): Generator<Element> {
  for (let ancestor = element; ancestor; ancestor = getParent(ancestor)) yield ancestor;
}

const getParent = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/** Returns the focused element of a document, even inside shadow roots. */
export function getFocused(document: Document): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
