/** One of these comes first, whatever is done to a tag: by mouse, finger, pen, keyboard, reader, password manager or script. */
const firstEvents = [
  'pointerover',
  'pointerdown',
  'focusin',
  'keydown',
  'input',
  'change',
  'click',
  'submit',
] as const;

/** The marks of React 17 to 19 on a node that they listen on, one for each copy of React; other versions have none. */
const getListeningMarks = (node: Node): string[] =>
  Object.keys(node).filter((key) => key.startsWith('_reactListening'));

export const getListeningMark = (container: Node): string | undefined => getListeningMarks(container)[0];

const removed = new Set<string>();

/**
 * Lets React listen on a container without a new mark on its document, where React listens for `selectionchange` as well. An app
 * that hydrates the document itself would get no events: the mark says that React listens there already. What React has listened
 * for once it need not again.
 */
export function keepUnmarked<T>(document: Document, listen: () => T): T {
  const marked = document as unknown as Record<string, unknown>;
  const before = getListeningMarks(document);
  for (const mark of removed) marked[mark] = true;
  const result = listen();
  for (const mark of getListeningMarks(document)) {
    if (before.includes(mark)) continue;
    removed.add(mark);
    delete marked[mark];
  }
  return result;
}

/**
 * Makes React believe that it listens on a box already, which would cost more than 130 listeners, until something happens in
 * it. Then `listen` is called, before the event arrives at the box. Returns what ends the wait.
 */
export function listenOnUse(box: Element, mark: string, listen: () => void): () => void {
  const marked = box as unknown as Record<string, unknown>;
  // It has been in use before.
  if (marked[mark]) return () => {};
  const root = box.getRootNode();
  let isWaiting = true;
  const stop = () => {
    if (!isWaiting) return;
    isWaiting = false;
    delete marked[mark];
    for (const type of firstEvents) root.removeEventListener(type, wake, true);
  };
  const wake = () => {
    stop();
    listen();
  };
  marked[mark] = true;
  for (const type of firstEvents) root.addEventListener(type, wake, true);
  return stop;
}
