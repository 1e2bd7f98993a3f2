/** Scroll lock of each document. `count` is necessary because two menus can briefly be open at the same time. */
const locks = new WeakMap<Document, { count: number; release: () => void }>();

/** Prevents the user from scrolling the page. Scripts can still scroll it. Returns a function that restores the original styles. */
export function lockScroll(document: Document): () => void {
  const lock = locks.get(document) ?? { count: 0, release: hideOverflow(document) };
  lock.count++;
  locks.set(document, lock);
  let isReleased = false;
  return () => {
    if (isReleased) return;
    isReleased = true;
    if (--lock.count > 0) return;
    locks.delete(document);
    lock.release();
  };
}

function hideOverflow(document: Document): () => void {
  const root = document.documentElement;
  const hasScrollbar = (document.defaultView?.innerWidth ?? 0) > root.clientWidth;
  const restores = [
    overrideStyles(root, {
      'overflow-x': 'hidden',
      'overflow-y': 'hidden',
      ...(hasScrollbar && { 'scrollbar-gutter': 'stable' }),
    }),
    overrideStyles(document.body, { 'overflow-x': 'hidden', 'overflow-y': 'hidden' }),
  ];
  return () => {
    for (const restore of restores) restore();
  };
}

/** Sets inline styles. Returns a function that restores the original `style` attribute, or removes it if there was none. */
function overrideStyles(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const { style } = element;
  const hadStyleAttribute = element.hasAttribute('style');
  const originalCssText = style.cssText;
  const originalValues = Object.keys(styles).map(
    (name) => [name, style.getPropertyValue(name), style.getPropertyPriority(name)] as const,
  );
  for (const [name, value] of Object.entries(styles)) style.setProperty(name, value, 'important');
  const lockedCssText = style.cssText;
  return () => {
    if (style.cssText === lockedCssText) style.cssText = originalCssText;
    // The page has changed other styles in the meantime.
    else
      for (const [name, value, priority] of originalValues)
        if (style.getPropertyValue(name) === styles[name]) style.setProperty(name, value, priority);
    // Chromium serializes the styles late. Unless the attribute is read first, this would undo the removal.
    if (!hadStyleAttribute && !element.getAttribute('style')) element.removeAttribute('style');
  };
}
