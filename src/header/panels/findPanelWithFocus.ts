import { panelMark } from '../menus/menusState.ts';

export const rootOf = (element: Element): ShadowRoot | Document =>
  element.getRootNode() as ShadowRoot | Document;

/** The open panel of the header that the element is in, if the focus is in it. */
export const panelWithFocus = (element: Element): Element | undefined =>
  rootOf(element).activeElement?.closest(`[${panelMark}]`) ?? undefined;
