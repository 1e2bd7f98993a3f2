import { panelAttribute } from '../menus/menusState.ts';

export const getRoot = (element: Element): ShadowRoot | Document =>
  element.getRootNode() as ShadowRoot | Document;

/** The open panel of the header that the element is in, if the panel contains the focus. */
export const findPanelWithFocus = (element: Element): Element | undefined =>
  getRoot(element).activeElement?.closest(`[${panelAttribute}]`) ?? undefined;
