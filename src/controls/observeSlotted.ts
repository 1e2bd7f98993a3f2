/**
 * Calls back with the elements in the slot of a container, or with its children, and again when they change. Returns a function that
 * ends that; what a callback returns is called before the next one.
 */
export function observeSlotted(
  container: Element,
  act: (elements: readonly Element[]) => (() => void) | undefined,
): () => void {
  const slot = container.querySelector('slot');
  let undo: (() => void) | undefined;
  const update = () => {
    undo?.();
    undo = act(slot ? slot.assignedElements({ flatten: true }) : [...container.children]);
  };
  update();
  slot?.addEventListener('slotchange', update);
  return () => {
    slot?.removeEventListener('slotchange', update);
    undo?.();
  };
}
