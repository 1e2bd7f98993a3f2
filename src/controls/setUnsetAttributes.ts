import { ownOnly } from '../site/core/ownOnly.ts';

/** Sets attributes that the page has not set; returns a function that removes them. */
export function setUnsetAttributes(
  element: Element | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): () => void {
  const undos: (() => void)[] = [];
  for (const [name, value] of Object.entries(attributes))
    if (element && value && !element.hasAttribute(name)) undos.push(setForWhile(element, name, value));
  return () => {
    for (const undo of undos) undo();
  };
}

/**
 * Sets an attribute, and sets it again when it is again as it was before: what morphs a page makes each element as the server has rendered
 * it. Returns a function that ends this and undoes it, unless the page has set something else.
 */
export function setForWhile(element: Element, name: string, value: string): () => void {
  const before = element.getAttribute(name);
  element.setAttribute(name, value);
  const observer = new MutationObserver(() => {
    if (element.getAttribute(name) === before) element.setAttribute(name, value);
  });
  if (before !== value) observer.observe(element, ownOnly({ attributeFilter: [name] }));
  return () => {
    observer.disconnect();
    if (element.getAttribute(name) !== value) return;
    if (before === null) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}

/** Describes an element of the page by text: ids and elements inside a shadow root cannot be referred to from outside. */
export const setDescription = (element: Element | undefined, text: string): (() => void) =>
  setUnsetAttributes(element, { 'aria-description': text });
