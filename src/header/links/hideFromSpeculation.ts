/** Address of a link while it is hidden. Browsers fetch only HTTP addresses ahead. */
const hiddenHref = 'about:blank';

/** Events after which a browser reads the address of a link. */
const uses = ['click', 'auxclick', 'keydown', 'contextmenu', 'dragstart'];

/**
 * Hides the addresses of the links with `rel="nofollow"` in a header from speculation rules while the pointer is over one of them. Otherwise
 * the browser could request the sign-out of a user who only points at it. All links are hidden together because rules apply to addresses,
 * and two links may have the same one. Stops when `signal` is aborted.
 */
export function hideFromSpeculation(root: Element | ShadowRoot, signal: AbortSignal): void {
  const hrefs = new Map<Element, string>();
  const show = () => {
    for (const [link, href] of hrefs)
      if (link.getAttribute('href') === hiddenHref) link.setAttribute('href', href);
    hrefs.clear();
  };
  const hide = () => {
    for (const link of root.querySelectorAll('a[rel=nofollow]')) {
      const href = link.getAttribute('href')!;
      if (href === hiddenHref) continue;
      hrefs.set(link, href);
      link.setAttribute('href', hiddenHref);
    }
  };
  let isOver = false;
  const listen = (type: string, listener: (event: Event) => void) =>
    root.addEventListener(type, listener, { capture: true, signal });
  listen('pointerover', ({ target }) => {
    isOver = target instanceof Element && target.closest('a[rel=nofollow]') !== null;
    if (isOver) hide();
    else show();
  });
  listen('pointerout', () => {
    isOver = false;
    show();
  });
  for (const type of uses)
    listen(type, () => {
      show();
      // A sign-out leaves the link below the pointer.
      setTimeout(() => isOver && !signal.aborted && hide());
    });
  signal.addEventListener('abort', show);
}
