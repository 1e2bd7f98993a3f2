import { type HeaderMenusFact, itemMark, type Tell } from '../menus/menusState.ts';
import { panelWithFocus } from './findPanelWithFocus.ts';

/** Escape and a press outside, wherever on the page they happen, and a return to the page from the back-forward cache. */
export function watchDismissal(header: HTMLElement, tell: Tell): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const document = header.ownerDocument;
  /** The focus stays in the header. */
  const close = (fact: HeaderMenusFact) => {
    panelWithFocus(header)?.closest(`[${itemMark}]`)?.querySelector('button')?.focus();
    tell(fact);
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      const item = event.composedPath().find((node) => (node as Partial<Element>).hasAttribute?.(itemMark));
      if (!header.contains((item as Node | undefined) ?? null)) tell({ type: 'pressed-outside' });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close({ type: 'escaped' });
    },
    options,
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && close({ type: 'pointer-gone' }),
    options,
  );
  return () => listening.abort();
}

export function watchScroll(header: HTMLElement, tell: Tell): () => void {
  const listening = new AbortController();
  header.ownerDocument.defaultView?.addEventListener('scroll', () => tell({ type: 'scrolled' }), {
    once: true,
    passive: true,
    signal: listening.signal,
  });
  return () => listening.abort();
}
