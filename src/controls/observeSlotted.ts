/**
 * Calls back with the elements that stand in a box: those a page has put into its slot, or its own children. Again when
 * they change. What it gives back ends that; a callback's own result is called before the next one.
 */
export function slotted(
  box: Element,
  act: (elements: readonly Element[]) => (() => void) | undefined,
): () => void {
  const slot = box.querySelector('slot');
  let undo: (() => void) | undefined;
  const tell = () => {
    undo?.();
    undo = act(slot ? slot.assignedElements({ flatten: true }) : [...box.children]);
  };
  tell();
  slot?.addEventListener('slotchange', tell);
  return () => {
    slot?.removeEventListener('slotchange', tell);
    undo?.();
  };
}
