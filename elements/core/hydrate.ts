import { type ReactElement, startTransition } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

interface Hydration {
  /** What holds the prerendered tree. */
  container: Element;
  tree: ReactElement;
  /** Called when the prerendered tree differs, so that it had to be rendered again. */
  warn: (message: string) => void;
}

/**
 * Hydrates what a server has rendered, node by node, and returns a function that unmounts it. Nothing of the element layer is
 * imported: autoload.ts fetches this file, and React with it, in a step of its own.
 */
export function hydrate({ container, tree, warn }: Hydration): () => void {
  let root: Root;
  // In small steps, between which the page goes on; what the user does meanwhile is answered first.
  startTransition(() => {
    root = hydrateRoot(container, tree, {
      onRecoverableError: (error) =>
        warn(
          `the prerendered HTML was rendered again (${String(error)}); prerender it with the same version and the same attributes.`,
        ),
    });
  });
  return () => root.unmount();
}
