import {
  itemAttribute,
  type MenusAction,
  type MenusDispatch,
  type MenusState,
  openPanelSelector,
} from '../menus/menusState.ts';
import { isPlainClick } from '../../hooks/later/isPlainClick.ts';
import { findPanelWithFocus } from './findPanelWithFocus.ts';

/**
 * Listens to the page for what closes an open menu (Escape, a press outside, a link that is followed, a return from the back-forward cache) and for the scroll that
 * shows the backdrop again, and shows an open panel in the top layer. Returns a function that ends it.
 */
export function watchPage(
  header: HTMLElement,
  { open, isBackdropDismissed }: Pick<MenusState, 'open' | 'isBackdropDismissed'>,
  dispatch: MenusDispatch,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  if (open) {
    addDismissalListeners(header, dispatch, signal);
    const raised = {
      floating: header.querySelector<HTMLElement>(openPanelSelector),
      frame: header,
      backdrop: header.querySelector<HTMLElement>(`[${itemAttribute}=backdrop]`),
      signal,
    };
    // Loaded when the first panel opens; without it, a panel is shown where it is.
    import('./topLayer.ts').then(
      (topLayer) => topLayer.showInTopLayer(raised),
      () => undefined,
    );
  }
  if (isBackdropDismissed)
    window.addEventListener('scroll', () => dispatch({ type: 'scrolled' }), {
      once: true,
      passive: true,
      signal,
    });
  return () => controller.abort();
}

function addDismissalListeners(header: HTMLElement, dispatch: MenusDispatch, signal: AbortSignal): void {
  const options = { capture: true, signal };
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
  // A link whose page is shown without a new document: nothing here has prevented the browser from following it, the page has.
  const root = header.getRootNode();
  (root instanceof ShadowRoot ? root.host : document).addEventListener(
    'click',
    (event) => {
      const path = event.composedPath();
      const isLink = path.includes(header) && path.some((node) => node instanceof HTMLAnchorElement);
      if (isLink && isPlainClick(event as MouseEvent))
        setTimeout(() => event.defaultPrevented && close({ type: 'linkFollowed' }));
    },
    { signal },
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
}
