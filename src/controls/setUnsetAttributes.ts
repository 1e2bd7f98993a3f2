/** Sets attributes that the page has not set. Returns a function that removes them. */
export function setMissingAttributes(
  element: Element | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): () => void {
  const cleanups: (() => void)[] = [];
  for (const [name, value] of Object.entries(attributes))
    if (element && value && !element.hasAttribute(name))
      cleanups.push(overrideAttribute(element, name, value));
  return () => {
    for (const cleanup of cleanups) cleanup();
  };
}

interface AttributeOverride {
  name: string;
  /** The value to restore. `null` removes the attribute. */
  before: string | null;
  value: string;
}

const overrides = new WeakMap<Element, Set<AttributeOverride>>();

/** Names of the observed attributes, by element. */
const observedNames = new WeakMap<Element, Set<string>>();

/** Shared by all elements. */
let observer: MutationObserver | undefined;

/** Sets an attribute, and sets it again if DOM morphing restores the server's value. Returns a function that restores it, unless the page has changed it. */
export function overrideAttribute(element: Element, name: string, value: string): () => void {
  const previousValue = element.getAttribute(name);
  const override = { name, before: previousValue, value };
  element.setAttribute(name, value);
  const elementOverrides = overrides.get(element) ?? new Set();
  // Morphing libraries do not change shadow roots.
  if (previousValue !== value && !(element.getRootNode() instanceof ShadowRoot)) {
    overrides.set(element, elementOverrides.add(override));
    observe(element, name);
  }
  return () => {
    elementOverrides.delete(override);
    if (element.getAttribute(name) !== value) return;
    if (previousValue === null) element.removeAttribute(name);
    else element.setAttribute(name, previousValue);
  };
}

function observe(element: Element, name: string): void {
  const names = observedNames.get(element) ?? new Set();
  if (names.has(name)) return;
  observedNames.set(element, names.add(name));
  observer ??= new MutationObserver(reapplyOverrides);
  observer.observe(element, { attributeFilter: [...names] });
}

function reapplyOverrides(records: readonly MutationRecord[]): void {
  for (const element of new Set(records.map(({ target }) => target as Element)))
    for (const { name, before, value } of overrides.get(element) ?? [])
      if (element.getAttribute(name) === before) element.setAttribute(name, value);
}

/** Describes an element of the page with a string, because it cannot reference elements inside a shadow root. */
export const setDescription = (element: Element | undefined, text: string): (() => void) =>
  setMissingAttributes(element, { 'aria-description': text });
