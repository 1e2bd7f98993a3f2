import { type ReactElement, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { staleMarkup, versionAttribute } from './container.ts';

interface Hydration {
  /** Element that contains the prerendered tree. */
  container: Element;
  tree: ReactElement;
  /** Version of the library. */
  version: string;
  /** Function that warns about HTML that does not match and is rendered again. */
  warn: (message: string) => void;
}

/** Hydrates prerendered HTML. Returns a function that unmounts the tree. */
export function hydrate({ container, tree, version, warn }: Hydration): () => void {
  let root: Root;
  let isUnmounted = false;
  const renderedBy = container.getAttribute(versionAttribute);
  if (renderedBy !== version) {
    // React compares text and elements, but not attributes. Class names of another version may not match the current styles.
    if (renderedBy !== staleMarkup)
      warn(
        `The server-rendered HTML is from version ${renderedBy}. Version ${version} rendered it again. Use the same version.`,
      );
    container.replaceChildren();
    root = createRoot(container);
    root.render(tree);
    return () => root.unmount();
  }
  // A transition lets React hydrate in small steps, and handle user input in between.
  startTransition(() => {
    root = hydrateRoot(container, tree, {
      onRecoverableError: (error) => {
        // React also reports an error if the tree was unmounted before it was hydrated.
        if (isUnmounted) return;
        warn(
          `The server-rendered HTML doesn't match (${String(error)}). The browser rendered it again. Use the same attributes.`,
        );
      },
    });
  });
  return () => {
    isUnmounted = true;
    root.unmount();
  };
}
