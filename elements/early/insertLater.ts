import { ownOnly } from '../../src/site/core/ownOnly.ts';
import { chooseNodes, type Content, createNodes } from './createNodes.ts';
import { isElement, type MarkupElement } from './markup.ts';

/**
 * Makes an element whose content is not seen at first, after the next frame and one child at a time, so that the page is never blocked for
 * long, and appends it to a root as a whole. The child that a button opens is there as soon as the button is pressed, and what remains once
 * the function that is returned is called, which returns the element. `read` is called when the first child is made.
 */
export function insertLater(root: ShadowRoot, read: () => MarkupElement, content: Content): () => Element {
  let all: { element: Element; nodes: readonly MarkupElement[] } | undefined;
  const getAll = () => (all ??= readAll(read(), content));
  const made: Element[] = [];
  const make = (index: number): void => {
    if (made[index]) return;
    const { element, nodes } = getAll();
    const [child] = createNodes([nodes[index]!], content) as [Element];
    // A child that was pressed may stand behind it.
    element.insertBefore(child, made.find((other, place) => place > index && other) ?? null);
    made[index] = child;
  };
  let next = 0;
  const pressing = new AbortController();
  /** Returns whether there is more to do. */
  const step = (): boolean => {
    const { element, nodes } = getAll();
    if (next < nodes.length) make(next++);
    if (next < nodes.length) return true;
    if (!element.isConnected) root.append(element);
    pressing.abort();
    return false;
  };
  const run = () => {
    if (step()) setTimeout(run);
  };
  if (content.document.hidden) run();
  else requestAnimationFrame(() => setTimeout(run));
  const handlePress = ({ target }: Event) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget');
    if (!id) return;
    const { element, nodes } = getAll();
    const index = nodes.findIndex(([, own]) => own['id'] === id);
    if (index === -1) return;
    make(index);
    if (!element.isConnected) root.append(element);
  };
  for (const type of ['pointerdown', 'keydown'])
    root.addEventListener(type, handlePress, ownOnly({ capture: true, signal: pressing.signal }));
  return () => {
    while (step());
    return getAll().element;
  };
}

const readAll = ([name, attributes, children]: MarkupElement, content: Content) => ({
  element: createNodes([[name, attributes, []]], content)[0] as Element,
  nodes: chooseNodes(children, content).filter(isElement),
});
