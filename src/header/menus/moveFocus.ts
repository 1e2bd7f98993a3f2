import { isOpen, type Menu } from './menu.ts';

/** Keys that move focus in menus. */
export const menuKeys = /^(Arrow(Down|Up|Left|Right)|Home|End)$/;

/**
 * Arrow keys of a disclosure navigation (APG). Returns whether the key has an effect, or `open` if the menu has to be open first.
 */
export function moveFocus(
  { item, button, panel }: Menu,
  focused: HTMLElement,
  key: string,
): boolean | 'open' {
  const isInPanel = panel.contains(focused);
  const stops = isInPanel ? getLinks(panel) : getButtons(item);
  const index = stops.indexOf(focused);
  const go = (element: HTMLElement | undefined): true => {
    element?.focus();
    return true;
  };
  switch (key) {
    case 'ArrowDown':
      if (isInPanel) return go(stops[index + 1]);
      return isOpen(panel) ? go(getLinks(panel)[0]) : 'open';
    case 'ArrowUp':
      return isInPanel && go(stops[index - 1] ?? button);
    case 'ArrowRight':
    case 'ArrowLeft':
      return !isInPanel && go(stops[index + (isForward(key, item) ? 1 : -1)]);
    case 'Home':
      return go(stops[0]);
    case 'End':
      return go(stops.at(-1));
    default:
      return false;
  }
}

const isVisible = (element: HTMLElement): boolean => element.checkVisibility({ visibilityProperty: true });

const getLinks = (panel: HTMLElement): HTMLElement[] =>
  [...panel.querySelectorAll<HTMLElement>('a[href], button')].filter(isVisible);

/** The buttons, and plain links among them, of the list that an item belongs to. */
const getButtons = (item: HTMLElement): HTMLElement[] =>
  [...item.parentElement!.children]
    .flatMap((each) => each.querySelector<HTMLElement>('a[href], button') ?? [])
    .filter(isVisible);

const isForward = (key: string, item: HTMLElement): boolean =>
  (key === 'ArrowRight') === (getComputedStyle(item).direction !== 'rtl');

/** An element and what it stands in, from the inside out, by way of slots and out of shadow roots. */
export function* getFlatAncestors(element: Element | null | undefined): Generator<Element> {
  for (let each = element; each; each = getParent(each)) yield each;
}

const getParent = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/** What has the focus in a document, inside shadow roots too. */
export function getFocused(document: Document): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
