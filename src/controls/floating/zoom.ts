/** Returns the CSS `zoom` of an element and its ancestors, multiplied. Measured positions include it, but `left` and `top` do not. */
export const getZoom = (element: Element): number =>
  // TypeScript's DOM types and some browsers lack this property.
  (element as { currentCSSZoom?: number }).currentCSSZoom ?? 1;

/** Focuses an element and scrolls all of it into view. Firefox's `focus()` may reveal only an edge. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
