/** The names of custom elements among some elements that are still to be defined. */
export const getUndefinedTags = (elements: Iterable<Element>): string[] =>
  [...new Set([...elements].map(({ localName }) => localName))].filter(
    (name) => name.includes('-') && !customElements.get(name),
  );
