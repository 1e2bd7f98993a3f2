/** Locks of one document are counted: two menus may overlap for a moment. */
const locks = new WeakMap<Document, { count: number; release: () => void }>();

/** Keeps a page from scrolling. Returns a function that restores styles and scroll position exactly as they were. */
export function lockScroll(document: Document): () => void {
  const lock = locks.get(document) ?? { count: 0, release: hideOverflow(document) };
  lock.count++;
  locks.set(document, lock);
  let released = false;
  return () => {
    if (released) return;
    released = true;
    if (--lock.count > 0) return;
    locks.delete(document);
    lock.release();
  };
}

function hideOverflow(document: Document): () => void {
  const view = document.defaultView;
  const position = [view?.scrollX ?? 0, view?.scrollY ?? 0] as const;
  const root = document.documentElement;
  const hasScrollbar = (view?.innerWidth ?? 0) > root.clientWidth;
  const restores = [
    override(root, 'overflow', 'hidden'),
    override(document.body, 'overflow', 'hidden'),
    ...(hasScrollbar ? [override(root, 'scrollbar-gutter', 'stable')] : []),
  ];
  return () => {
    for (const restore of restores.toReversed()) restore();
    if (view && (view.scrollX !== position[0] || view.scrollY !== position[1]))
      view.scrollTo({ left: position[0], top: position[1], behavior: 'instant' });
  };
}

/** Sets an inline style. Returns a function that restores the page's own one, down to an absent `style` attribute. */
function override(element: HTMLElement, property: string, value: string): () => void {
  const { style } = element;
  const had = element.hasAttribute('style');
  const before = style.cssText;
  style.setProperty(property, value, 'important');
  const mine = style.cssText;
  return () => {
    if (style.cssText === mine) style.cssText = before;
    else style.removeProperty(property); // The page has changed its styles meanwhile: they stay.
    // Chromium writes the attribute late: asked for first, or the removal is undone by the writing.
    if (!had && !element.getAttribute('style')) element.removeAttribute('style');
  };
}
