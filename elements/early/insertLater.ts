import { type Content, createNodes } from './createNodes.ts';
import type { MarkupElement } from './markup.ts';

/**
 * Makes an element whose content is not seen at first, after the next frame and in small steps, so that the page is never blocked for long,
 * and appends it to a root as a whole. Returns what does the remainder at once.
 */
export function insertLater(
  root: ShadowRoot,
  [name, attributes, children]: MarkupElement,
  content: Content,
): () => void {
  const remaining = children.values();
  const [element] = createNodes([[name, attributes, []]], content) as [Element];
  let isDone = false;
  const step = () => {
    const { value: child, done } = remaining.next();
    if (!done) return element.append(...createNodes([child], content));
    isDone = true;
    root.append(element);
  };
  const run = () => {
    if (isDone) return;
    step();
    setTimeout(run);
  };
  if (content.document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
  return () => {
    while (!isDone) step();
  };
}
