import { ownOnly } from '../../src/site/core/ownOnly.ts';
import { type Content, createNodes } from './createNodes.ts';
import type { MarkupElement } from './markup.ts';

/**
 * Makes an element whose content is not seen at first, after the next frame and in small steps, so that the page is never blocked for long,
 * and appends it to a root as a whole. What remains is done at once when the user presses something, and by the function that is
 * returned.
 */
export function insertLater(
  root: ShadowRoot,
  [name, attributes, children]: MarkupElement,
  content: Content,
): () => void {
  const remaining = children.values();
  const [element] = createNodes([[name, attributes, []]], content) as [Element];
  /** Returns whether there is more to do. */
  const step = (): boolean => {
    const { value: child, done = false } = remaining.next();
    if (child) element.append(...createNodes([child], content));
    else root.append(element);
    return !done;
  };
  const run = () => {
    if (!element.isConnected && step()) setTimeout(run);
  };
  if (content.document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
  const finish = () => {
    if (element.isConnected) return;
    while (step());
  };
  // What is pressed is to be there.
  for (const type of ['pointerdown', 'keydown'])
    root.addEventListener(type, finish, ownOnly({ capture: true, once: true }));
  return finish;
}
