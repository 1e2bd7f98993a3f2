/** An element and what it stands in, from the inside out, by way of slots and out of shadow roots. */
export function* getFlatAncestors(element: Element | null | undefined): Generator<Element> {
  for (let each = element; each; each = getParent(each)) yield each;
}

const getParent = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;

/** What has the focus in a document, inside shadow roots too. */
export function getFocused(document: Document): Element | null {
  let focused = document.activeElement;
  while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
  return focused;
}
