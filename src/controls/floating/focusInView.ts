/** Focuses an element and scrolls all of it into view, by no more than that takes; `focus()` alone is content with an edge in Firefox. */
export function focusInView(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}
