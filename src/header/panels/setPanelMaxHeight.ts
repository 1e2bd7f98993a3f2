/**
 * Lets an item's panel be as high as the viewport below the item, wherever the page has put the header. Called before the panel is
 * inserted, while nothing waits for the panel's layout.
 */
export function setPanelMaxHeight(item: HTMLElement): void {
  const { bottom } = item.getBoundingClientRect();
  const height = `max(160px, calc(100dvh - ${Math.max(0, Math.ceil(bottom + 1))}px))`;
  // Setting a property causes a layout, even to the value that it has.
  if (item.style.getPropertyValue('--_panel-space') !== height)
    item.style.setProperty('--_panel-space', height);
}
