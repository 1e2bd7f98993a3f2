import { itemMark } from '../headerMenus.ts';
import type { Tell } from '../useHeaderMenus.ts';
import { panelWithFocus } from './places.ts';

/** Escape and a press outside, wherever on the page they happen. */
export function watchDismissal(header: HTMLElement, tell: Tell): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  const document = header.ownerDocument;
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
      panelWithFocus(header)?.closest(`[${itemMark}]`)?.querySelector('button')?.focus();
      tell({ type: 'escaped' });
    },
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
