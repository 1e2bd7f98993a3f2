/** Name of the attribute that contains the text that the library has added to another attribute. Copies of the element have both. */
const getMark = (name: string): string => `data-auction-${name}`;

/** Returns the value of an attribute without the text that the library has added, or `null` if the page has not set the attribute. */
export function getPageAttribute(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  const added = element.getAttribute(getMark(name));
  return value && added && value.endsWith(added) ? value.slice(0, -added.length - 1) || null : value;
}

/** Marks the value of an attribute as added by the library. */
export function markAsAdded(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value) element.setAttribute(getMark(name), value);
}

/** Adds text to an attribute of the page, after the page's text if there is one. */
function addToAttribute(element: Element, name: string, text: string): void {
  const own = getPageAttribute(element, name);
  element.setAttribute(name, own === null ? text : `${own} ${text}`);
  element.setAttribute(getMark(name), text);
}

/** Removes the text that the library has added to an attribute of this element, or of the element that it is a copy of. */
export function removeFromAttribute(element: Element, name: string): void {
  if (!element.hasAttribute(getMark(name))) return;
  const own = getPageAttribute(element, name);
  if (own === null) element.removeAttribute(name);
  else element.setAttribute(name, own);
  element.removeAttribute(getMark(name));
}

/** Sets attributes that the page has not set. Returns a function that removes them. */
export function setUnsetAttributes(
  element: Element | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): () => void {
  const cleanups: (() => void)[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || additions.get(element)?.has(name)) continue;
    if (!value) removeFromAttribute(element, name);
    else if (getPageAttribute(element, name) === null) cleanups.push(setForWhile(element, name, value));
  }
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

interface Addition {
  text: string;
  /** The page's value when the text was added. */
  before: string | null;
}

/** Current additions, by element and name of the attribute. */
const additions = new WeakMap<Element, Map<string, Addition>>();

/** The names of attributes that are observed, by element. */
const observed = new WeakMap<Element, Set<string>>();

/** Observes all elements. */
let observer: MutationObserver | undefined;

/**
 * Adds text to an attribute, and adds it again when a library morphs the page to the HTML of a server. Returns a function that ends this and
 * removes the text.
 */
export function setForWhile(element: Element, name: string, text: string): () => void {
  const before = getPageAttribute(element, name);
  addToAttribute(element, name, text);
  const byName = additions.get(element) ?? new Map<string, Addition>();
  additions.set(element, byName.set(name, { text, before }));
  // Nothing morphs shadow roots.
  if (!(element.getRootNode() instanceof ShadowRoot)) observe(element, name);
  return () => {
    byName.delete(name);
    removeFromAttribute(element, name);
  };
}

function observe(element: Element, name: string): void {
  const names = observed.get(element) ?? new Set();
  if (names.has(name)) return;
  observed.set(element, names.add(name));
  observer ??= new MutationObserver(addAgain);
  observer.observe(element, { attributeFilter: [...names] });
}

function addAgain(records: readonly MutationRecord[]): void {
  for (const element of new Set(records.map(({ target }) => target as Element)))
    for (const [name, { text, before }] of additions.get(element) ?? [])
      if (element.getAttribute(name) === before) addToAttribute(element, name, text);
}

/** Describes an element of the page by text: ids and elements inside a shadow root cannot be referred to from outside. */
export const setDescription = (element: Element | undefined, text: string): (() => void) =>
  setUnsetAttributes(element, { 'aria-description': text });
