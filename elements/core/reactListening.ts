import { version } from 'react';

/**
 * React listens for more than 130 events on each container, and for `selectionchange` on its document. This file makes it do so only
 * when a container is used first, by the mark that React sets on a node that it listens on: a property that starts with
 * `_reactListening`, one for each copy of React. That is no public API. The versions that it is known of stand here; with any other
 * version React listens as it always does. The tests fail when another version is installed: see that they pass, and add it.
 */
const knownVersions = /^19\.3\./;

export const isKnownVersion = (reactVersion: string): boolean => knownVersions.test(reactVersion);

/** None with a version that is not known. */
const getListeningMarks = (node: Node, reactVersion = version): string[] =>
  Object.keys(node).filter((key) => isKnownVersion(reactVersion) && key.startsWith('_reactListening'));

/** The mark of this copy of React on a container. */
export const getListeningMark = (container: Node, reactVersion?: string): string | undefined =>
  getListeningMarks(container, reactVersion)[0];

const removedMarks = new Set<string>();

/**
 * Lets React listen on a container without a new mark on its document. An app that hydrates the document itself would get no events:
 * the mark says that React listens there already. What React has listened for once it need not again.
 */
export function keepUnmarked<T>(document: Document, listen: () => T, reactVersion?: string): T {
  const marked = document as unknown as Record<string, unknown>;
  const before = getListeningMarks(document, reactVersion);
  for (const mark of removedMarks) marked[mark] = true;
  const result = listen();
  for (const mark of getListeningMarks(document, reactVersion)) {
    if (before.includes(mark)) continue;
    removedMarks.add(mark);
    delete marked[mark];
  }
  return result;
}

/** One of these comes first, whatever is done to an element: by mouse, finger, pen, keyboard, screen reader, password manager or script. */
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

/**
 * Marks a container as listened on until something happens in it. Then `listen` is called, before the event arrives at the
 * container. Returns a function that ends the wait.
 */
export function listenOnUse(container: Element, mark: string, listen: () => void): () => void {
  const marked = container as unknown as Record<string, unknown>;
  // React has listened on it before.
  if (marked[mark]) return () => {};
  const root = container.getRootNode();
  let isWaiting = true;
  const stop = () => {
    if (!isWaiting) return;
    isWaiting = false;
    delete marked[mark];
    for (const type of firstEvents) root.removeEventListener(type, handleFirstEvent, true);
  };
  const handleFirstEvent = () => {
    stop();
    listen();
  };
  marked[mark] = true;
  for (const type of firstEvents) root.addEventListener(type, handleFirstEvent, true);
  return stop;
}
