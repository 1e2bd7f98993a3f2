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

/** React's own mark on a node that it listens on; `undefined` where a version of it has none. */
export const listeningMark = (container: Node): string | undefined =>
  Object.keys(container).find((key) => key.startsWith('_reactListening'));

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
