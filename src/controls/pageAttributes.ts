/** Attributes that the library adds to elements of the page, such as names and descriptions, without losing values of the page. */

/** Returns the name of the attribute that contains the library's part of another attribute. Copies of the element have both. */
const getMark = (name: string): string => `data-auction-${name}`;

/** Returns the page's part of an attribute, or `null` if the page has not set the attribute. */
export function getPageAttribute(element: Element, name: string): string | null {
  const value = element.getAttribute(name);
  const addition = element.getAttribute(getMark(name));
  return value && addition && value.endsWith(addition) ? value.slice(0, -addition.length - 1) || null : value;
}

/** Marks the value of an attribute as an addition of the library. */
export function markAddition(element: Element, name: string): void {
  const value = element.getAttribute(name);
  if (value) element.setAttribute(getMark(name), value);
}

function setAddition(element: Element, name: string, text: string): void {
  const pageValue = getPageAttribute(element, name);
  element.setAttribute(name, pageValue === null ? text : `${pageValue} ${text}`);
  element.setAttribute(getMark(name), text);
}

/** Removes the library's part of an attribute, which may come from the element that this element is a copy of. */
export function removeAddition(element: Element, name: string): void {
  if (!element.hasAttribute(getMark(name))) return;
  const pageValue = getPageAttribute(element, name);
  if (pageValue === null) element.removeAttribute(name);
  else element.setAttribute(name, pageValue);
  element.removeAttribute(getMark(name));
}

/** Sets attributes that the page has not set. Returns a function that removes them. */
export function setMissingAttributes(
  element: Element | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): () => void {
  const cleanups: (() => void)[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || additions.get(element)?.has(name)) continue;
    if (!value) removeAddition(element, name);
    else if (getPageAttribute(element, name) === null) cleanups.push(addToAttribute(element, name, value));
  }
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

interface Addition {
  text: string;
  /** The page's part when the text was added. */
  before: string | null;
}

/** Current additions, by element and name of the attribute. */
const additions = new WeakMap<Element, Map<string, Addition>>();

/** Names of the observed attributes, by element. */
const observedNames = new WeakMap<Element, Set<string>>();

/** Shared by all elements. */
let observer: MutationObserver | undefined;

/** Adds text to an attribute, and adds it again if DOM morphing restores the server's value. Returns a function that removes the text. */
export function addToAttribute(element: Element, name: string, text: string): () => void {
  const before = getPageAttribute(element, name);
  setAddition(element, name, text);
  const byName = additions.get(element) ?? new Map<string, Addition>();
  additions.set(element, byName.set(name, { text, before }));
  // Morphing libraries do not change shadow roots.
  if (!(element.getRootNode() instanceof ShadowRoot)) observe(element, name);
  return () => {
    byName.delete(name);
    removeAddition(element, name);
  };
}

function observe(element: Element, name: string): void {
  const names = observedNames.get(element) ?? new Set();
  if (names.has(name)) return;
  observedNames.set(element, names.add(name));
  observer ??= new MutationObserver(restoreAdditions);
  observer.observe(element, { attributeFilter: [...names] });
}

function restoreAdditions(records: readonly MutationRecord[]): void {
  for (const element of new Set(records.map(({ target }) => target as Element)))
    for (const [name, { text, before }] of additions.get(element) ?? [])
      if (element.getAttribute(name) === before) setAddition(element, name, text);
}
