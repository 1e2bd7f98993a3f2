import { ariaReferences } from './ariaAttributes.ts';

/** The elements that an ARIA attribute of a tag refers to. An id that nothing has refers to none. */
export function getReferenced(host: Element, attribute: string): readonly Element[] {
  if (!host.hasAttribute(attribute)) return [];
  const elements: unknown = Reflect.get(host, ariaReferences.get(attribute)!);
  if (elements !== undefined) return [elements ?? []].flat() as Element[];
  // Browsers of before 2025 have no properties that refer to elements.
  return getIds(host, attribute).flatMap((id) => findById(host, id) ?? []);
}

export const getIds = (host: Element, attribute: string): string[] =>
  host.getAttribute(attribute)?.match(/\S+/g) ?? [];

/** The element that has an id in the tree that an element is in. */
export const findById = (element: Element, id: string): Element | null =>
  (element.getRootNode() as Partial<DocumentOrShadowRoot> & Partial<NonElementParentNode>).getElementById?.(
    id,
  ) ?? null;

/** Makes an element inside a shadow root refer to what an attribute of its tag refers to: ids do not reach out of the root, elements do. */
export function copyReference(host: Element, inner: Element, attribute: string): void {
  const property = ariaReferences.get(attribute)!;
  if (!(property in inner)) return;
  const elements = getReferenced(host, attribute);
  const isOne = property.endsWith('Element');
  Reflect.set(inner, property, elements.length === 0 ? null : isOne ? elements[0] : elements);
}

/** Calls back once more when the page has been parsed: what is referred to may stand below. */
export function runOnceParsed(host: Element, act: () => void): void {
  if (host.ownerDocument.readyState === 'loading')
    host.ownerDocument.addEventListener('DOMContentLoaded', act, { once: true });
}
