import { type ReactElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

interface TakingOver {
  /** Where a server has drawn the tree. */
  box: Element;
  tree: ReactElement;
  /** Hears when the server's drawing was another than the tree's, so that it had to be drawn anew. */
  warn: (message: string) => void;
}

/**
 * Brings to life what a server has drawn, node by node, and returns what takes it down again. Of the element layer nothing is
 * imported: autoload.ts fetches this file, and React with it, in a step of its own.
 */
export function takeOver({ box, tree, warn }: TakingOver): () => void {
  let root: Root;
  // In small steps, between which the page goes on; what the user does meanwhile is answered first.
  startTransition(() => {
    root = hydrateRoot(box, tree, {
      onRecoverableError: (error) =>
        warn(
          `what the server had drawn was drawn anew (${String(error)}); draw it with the same version and the same attributes.`,
        ),
    });
  });
  return () => root.unmount();
}
