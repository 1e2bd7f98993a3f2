/**
 * Lets an item's panel be as high as the viewport below it, wherever the page has put the header. Called before the panel is put in, while
 * nothing waits for its layout.
 */
export function makeRoom(item: HTMLElement): void {
  const { bottom } = item.getBoundingClientRect();
  const space = `max(160px, calc(100dvh - ${Math.max(0, Math.ceil(bottom + 1))}px))`;
  // What is written is laid out anew.
  if (item.style.getPropertyValue('--_panel-space') !== space)
    item.style.setProperty('--_panel-space', space);
}
