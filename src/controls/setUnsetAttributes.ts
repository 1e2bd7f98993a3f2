/** Sets attributes that the page has not set; returns a function that removes them. */
export function setUnsetAttributes(
  element: Element | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): () => void {
  const added: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || value === undefined || value === '' || element.hasAttribute(name)) continue;
    element.setAttribute(name, value);
    added.push(name);
  }
  return () => {
    for (const name of added) element?.removeAttribute(name);
  };
}

/** Describes an element of the page by text: ids and elements inside a shadow root cannot be referred to from outside. */
export const setDescription = (element: Element | undefined, text: string): (() => void) =>
  setUnsetAttributes(element, { 'aria-description': text });
