/** Locks of one document are counted: two menus may overlap for a moment. */
const locks = new WeakMap<Document, { count: number; release: () => void }>();

/** Keeps the user from scrolling a page, which may scroll itself. Returns a function that restores the styles exactly as they were. */
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
  const root = document.documentElement;
  const hasScrollbar = (document.defaultView?.innerWidth ?? 0) > root.clientWidth;
  const restores = [
    override(root, {
      'overflow-x': 'hidden',
      'overflow-y': 'hidden',
      ...(hasScrollbar && { 'scrollbar-gutter': 'stable' }),
    }),
    override(document.body, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}

/** Sets inline styles. Returns a function that restores the page's own ones, down to an absent `style` attribute. */
function override(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const { style } = element;
  const had = element.hasAttribute('style');
  const before = style.cssText;
  const own = Object.keys(styles).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, 'important');
  const mine = style.cssText;
  return () => {
    if (style.cssText === mine) style.cssText = before;
    // The page has changed other styles meanwhile.
    else
      for (const [name, value, priority] of own)
        if (style.getPropertyValue(name) === styles[name]) style.setProperty(name, value, priority);
    // Chromium writes the attribute late: asked for first, or the removal is undone by the writing.
    if (!had && !element.getAttribute('style')) element.removeAttribute('style');
  };
}
