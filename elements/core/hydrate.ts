import { type ReactElement, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { setInputValue } from '../../src/controls/field/field.ts';
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
    const restoreInputs = saveInputs(container);
    container.replaceChildren();
    root = createRoot(container);
    flushSync(() => root.render(tree));
    restoreInputs();
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

/** Saves the typed text and the focus of inputs. Returns a function that restores them in the inputs that have been rendered again. */
function saveInputs(container: Element): () => void {
  const getInputs = () => [...container.querySelectorAll('input')];
  const previousInputs = getInputs();
  const focused = (container.getRootNode() as ShadowRoot).activeElement;
  return () => {
    for (const [index, input] of getInputs().entries()) {
      const previous = previousInputs[index];
      if (previous?.name !== input.name) continue;
      if (previous.value !== previous.defaultValue) setInputValue(input, previous.value);
      if (previous === focused) input.focus({ preventScroll: true });
    }
  };
}
