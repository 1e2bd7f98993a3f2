/** The event that a shadow root receives when its element is moved in the document. Browsers close popovers and modal dialogs in it. */
export const movedEvent = 'auction-moved';

/** Calls `listener` after the element around a node has been moved in the document. Returns a function that stops this. */
export function onMoved(node: Node, listener: () => void): () => void {
  const root = node.getRootNode();
  root.addEventListener(movedEvent, listener);
  return () => root.removeEventListener(movedEvent, listener);
}
