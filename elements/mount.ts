import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';

interface Mounting {
  /** Where the tree goes. It has children when a server painted them. */
  box: Element;
  tree: ReactElement;
  /** r2wc's own way: one root in the box. */
  r2wc: { mount: () => void; unmount: () => void };
}

/**
 * Brings a tag's React tree to life and returns what takes it down again. How tags are mounted is decided here and
 * nowhere else.
 */
export function mount({ box, tree, r2wc }: Mounting): () => void {
  if (box.hasChildNodes()) {
    const root = hydrateRoot(box, tree);
    return () => root.unmount();
  }
  r2wc.mount();
  return r2wc.unmount;
}
