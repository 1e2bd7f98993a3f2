/** Sets attributes that the page has left free, and gives back what takes them away again. */
export function setFree(
  element: Element | undefined,
  attributes: Readonly<Record<string, string | undefined>>,
): () => void {
  const mine: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (!element || value === undefined || value === '' || element.hasAttribute(name)) continue;
    element.setAttribute(name, value);
    mine.push(name);
  }
  return () => {
    for (const name of mine) element?.removeAttribute(name);
  };
}

/** Describes an element of the page. By text: ids and elements inside a shadow root cannot be referred to from outside. */
export const describe = (element: Element | undefined, text: string): (() => void) =>
  setFree(element, { 'aria-description': text });
