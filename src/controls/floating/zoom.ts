/** CSS `zoom`, its own and that of all its ancestors: where an element stands is measured with it, and set without. */
export const getZoom = (element: Element): number =>
  // TypeScript's own library does not know it yet, nor do all browsers.
  (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** Focuses an element and scrolls all of it into view, by no more than that takes; `focus()` alone is content with an edge in Firefox. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
