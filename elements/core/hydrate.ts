import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { outdated, versionAttribute } from './container.ts';

interface Hydration {
  /** What holds the prerendered tree. */
  container: Element;
  tree: ReactElement;
  /** Of the library. */
  version: string;
  /** Called when the prerendered tree differs, so that it had to be rendered again. */
  warn: (message: string) => void;
}

/** Hydrates what a server has rendered, node by node, and returns a function that unmounts it. */
export function hydrate({ container, tree, version, warn }: Hydration): () => void {
  let root: Root;
  let isUnmounted = false;
  const renderedBy = container.getAttribute(versionAttribute);
  if (renderedBy !== version) {
    // React compares texts and elements, but no attributes: the rules of this version may not fit the class names of another.
    if (renderedBy !== outdated)
      warn(
        `the prerendered HTML is that of version ${renderedBy}, so ${version} renders it again; prerender it with the same version.`,
      );
    container.replaceChildren();
    root = createRoot(container);
    root.render(tree);
    return () => root.unmount();
  }
  // In small steps, between which the page goes on; what the user does meanwhile is answered first.
  startTransition(() => {
    root = hydrateRoot(container, tree, {
      onRecoverableError: (error) => {
        // It has not been hydrated, because it was removed before.
        if (isUnmounted) return;
        warn(
          `the prerendered HTML was rendered again (${String(error)}); prerender it with the same version and attributes.`,
        );
      },
    });
  });
  return () => {
    isUnmounted = true;
    root.unmount();
  };
}
