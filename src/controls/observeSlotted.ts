/** Returns the names of the custom elements among `elements` that are not defined yet. */
export const getUndefinedElementNames = (elements: Iterable<Element>): string[] =>
  [...new Set([...elements].map(({ localName }) => localName))].filter(
    (name) => name.includes('-') && !customElements.get(name),
  );

/** Calls back with the elements in a container's slot, or with its children, and again after changes. Returns a function that stops this. */
export function observeSlotted(
  container: Element,
  /** Returns a function that is called before the next call. */
  callback: (elements: readonly Element[]) => (() => void) | undefined,
): () => void {
  const slot = container.querySelector('slot');
  let cleanup: (() => void) | undefined;
  let isStopped = false;
  const update = () => {
    cleanup?.();
    const elements = slot ? slot.assignedElements({ flatten: true }) : [...container.children];
    cleanup = callback(elements);
    for (const name of getUndefinedElementNames(elements)) void updateWhenDefined(name);
  };
  const updateWhenDefined = async (name: string) => {
    await customElements.whenDefined(name);
    // A custom element renders in the task that defines it.
    setTimeout(() => isStopped || update());
  };
  update();
  slot?.addEventListener('slotchange', update);
  return () => {
    isStopped = true;
    slot?.removeEventListener('slotchange', update);
    cleanup?.();
  };
}

/** Returns the element that assistive technology exposes: the button inside an `<auction-button>`, or `element` itself. */
export const findButton = (element: Element | undefined): Element | undefined =>
  element?.shadowRoot?.querySelector('[part~=button]') ?? element;
