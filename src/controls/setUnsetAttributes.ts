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

interface Held {
  name: string;
  before: string | null;
  value: string;
}

const held = new WeakMap<Element, Set<Held>>();

/** The names of attributes that are observed, by element. */
const observed = new WeakMap<Element, Set<string>>();

/** One for all elements. */
let observer: MutationObserver | undefined;

/**
 * Sets an attribute, and sets it again when it is again as it was before: what morphs a page makes each element as the server has rendered
 * it. Returns a function that ends this and undoes it, unless the page has set something else.
 */
export function setForWhile(element: Element, name: string, value: string): () => void {
  const before = element.getAttribute(name);
  const attribute = { name, before, value };
  element.setAttribute(name, value);
  const attributes = held.get(element) ?? new Set();
  // Nothing morphs what is in a shadow root.
  if (before !== value && !(element.getRootNode() instanceof ShadowRoot)) {
    held.set(element, attributes.add(attribute));
    observe(element, name);
  }
  return () => {
    attributes.delete(attribute);
    if (element.getAttribute(name) !== value) return;
    if (before === null) element.removeAttribute(name);
    else element.setAttribute(name, before);
  };
}

function observe(element: Element, name: string): void {
  const names = observed.get(element) ?? new Set();
  if (names.has(name)) return;
  observed.set(element, names.add(name));
  observer ??= new MutationObserver(setAgain);
  observer.observe(element, { attributeFilter: [...names] });
}

function setAgain(records: readonly MutationRecord[]): void {
  for (const element of new Set(records.map(({ target }) => target as Element)))
    for (const { name, before, value } of held.get(element) ?? [])
      if (element.getAttribute(name) === before) element.setAttribute(name, value);
}

/** Describes an element of the page by text: ids and elements inside a shadow root cannot be referred to from outside. */
export const setDescription = (element: Element | undefined, text: string): (() => void) =>
  setUnsetAttributes(element, { 'aria-description': text });
