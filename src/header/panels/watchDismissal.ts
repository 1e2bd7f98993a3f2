import { itemAttribute, type MenusAction, type MenusDispatch } from '../menus/menusState.ts';
import { findPanelWithFocus } from './findPanelWithFocus.ts';

/** Escape and a press outside, wherever on the page they happen, and a return to the page from the back-forward cache. */
export function watchDismissal(header: HTMLElement, dispatch: MenusDispatch): () => void {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const document = header.ownerDocument;
  /** Moves the focus from the panel to its button first, so that it stays in the header. */
  const close = (action: MenusAction) => {
    findPanelWithFocus(header)?.closest(`[${itemAttribute}]`)?.querySelector('button')?.focus();
    dispatch(action);
  };
  document.addEventListener(
    'pointerdown',
    (event) => {
      const item = event
        .composedPath()
        .find((node) => (node as Partial<Element>).hasAttribute?.(itemAttribute));
      if (!header.contains((item as Node | undefined) ?? null)) dispatch({ type: 'outsidePressed' });
    },
    options,
  );
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      close({ type: 'escapePressed' });
    },
    options,
  );
  window.addEventListener(
    'pageshow',
    ({ persisted }) => persisted && close({ type: 'pageRestored' }),
    options,
  );
  return () => controller.abort();
}

export function watchScroll(header: HTMLElement, dispatch: MenusDispatch): () => void {
  const controller = new AbortController();
  header.ownerDocument.defaultView?.addEventListener('scroll', () => dispatch({ type: 'scrolled' }), {
    once: true,
    passive: true,
    signal: controller.signal,
  });
  return () => controller.abort();
}
