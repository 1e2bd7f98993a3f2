/** The names of custom elements among some elements that are still to be defined. */
export const getUndefinedTags = (elements: Iterable<Element>): string[] =>
  [...new Set([...elements].map(({ localName }) => localName))].filter(
    (name) => name.includes('-') && !customElements.get(name),
  );

/**
 * Calls back with the elements in the slot of a container, or with its children, and again when they change or when they are rendered
 * because their tag has been defined. Returns a function that ends that; what a callback returns is called before the next one.
 */
export function observeSlotted(
  container: Element,
  act: (elements: readonly Element[]) => (() => void) | undefined,
): () => void {
  const slot = container.querySelector('slot');
  let undo: (() => void) | undefined;
  let hasEnded = false;
  const update = () => {
    undo?.();
    const elements = slot ? slot.assignedElements({ flatten: true }) : [...container.children];
    undo = act(elements);
    for (const tag of getUndefinedTags(elements)) void updateWhenDefined(tag);
  };
  const updateWhenDefined = async (name: string) => {
    await customElements.whenDefined(name);
    // A tag is rendered in the task that defines it.
    setTimeout(() => hasEnded || update());
  };
  update();
  slot?.addEventListener('slotchange', update);
  return () => {
    hasEnded = true;
    slot?.removeEventListener('slotchange', update);
    undo?.();
  };
}

/**
 * The button that assistive technology meets in an element of the page: the one inside a tag such as `<auction-button>`, whose `part` says
 * so, else the element itself.
 */
export const findButton = (element: Element | undefined): Element | undefined =>
  element?.shadowRoot?.querySelector('[part~=button]') ?? element;
