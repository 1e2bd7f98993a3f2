import { panelAttribute } from '../menus/menusState.ts';
import { getFlatAncestors, getFocused } from './flatTree.ts';

export const getRoot = (element: Element): ShadowRoot | Document =>
  element.getRootNode() as ShadowRoot | Document;

/** The open panel of the header that the element is in, if the panel contains the focus, by way of a slot too. */
export function findPanelWithFocus(element: Element): Element | undefined {
  const root = getRoot(element);
  for (const each of getFlatAncestors(getFocused(element.ownerDocument)))
    if (each.getRootNode() === root && each.hasAttribute(panelAttribute)) return each;
  return undefined;
}
