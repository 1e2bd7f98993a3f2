/** URL of a link while its real URL is hidden. Browsers prefetch only HTTP(S) URLs. */
const hiddenHref = 'about:blank';

/** Events after which a browser reads the URL of a link. */
const usageEvents = ['click', 'auxclick', 'keydown', 'contextmenu', 'dragstart'];

/**
 * Hides the URLs of `rel="nofollow"` links from speculation rules while the pointer is over one of these links. Stops when `signal` is
 * aborted.
 */
export function hideFromSpeculation(root: Element | ShadowRoot, signal: AbortSignal): void {
  const hrefs = new Map<Element, string>();
  const show = () => {
    for (const [link, href] of hrefs)
      if (link.getAttribute('href') === hiddenHref) link.setAttribute('href', href);
    hrefs.clear();
  };
  // Browsers could otherwise request the sign-out URL when the user only hovers over the link.
  const hide = () => {
    // All links are hidden together: speculation rules match URLs, and two links can have the same URL.
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
  for (const type of usageEvents)
    listen(type, () => {
      show();
      // The link can remain under the pointer, for example after a click on the sign-out link.
      setTimeout(() => isOver && !signal.aborted && hide());
    });
  signal.addEventListener('abort', show);
}
