import { timings } from '../../src/site/timings.ts';
import type { Host } from './host.ts';

/** What the user sees of an element, and where the user is in it. */
interface View {
  /** In the order in which they have been opened. */
  readonly popovers: Set<HTMLElement>;
  readonly scrolled: Map<Element, readonly [left: number, top: number]>;
  focused: HTMLElement | undefined;
}

const views = new WeakMap<Host, View>();

/**
 * Keeps the view of an element whose library removes it and inserts it again: what is in the top layer, what is scrolled, and the focus, all of
 * which the browser drops with the removal. To be called whenever the element has been inserted.
 */
export function keepView(host: Host): void {
  const view = views.get(host);
  if (view) restore(host, view);
  else views.set(host, watch(host.shadowRoot!));
}

/** Turbo awaits something before it inserts what it has removed. */
export function waitLong(callback: () => void): void {
  setTimeout(callback, timings.keptUnmount);
}

function watch(root: ShadowRoot): View {
  const view: View = { popovers: new Set(), scrolled: new Map(), focused: root.activeElement as HTMLElement };
  const listen = (type: string, handle: (event: Event, target: HTMLElement) => void) =>
    root.addEventListener(type, (event) => handle(event, event.target as HTMLElement), true);
  listen('toggle', (event, target) => {
    view.popovers.delete(target);
    if ((event as ToggleEvent).newState === 'open') view.popovers.add(target);
  });
  listen('scroll', (_, target) => view.scrolled.set(target, [target.scrollLeft, target.scrollTop]));
  listen('focusin', (_, target) => {
    view.focused = target;
  });
  // The removal takes the focus too, but by then the element is in no page, or the focus has been restored.
  listen('focusout', (_, target) => {
    setTimeout(() => {
      if (view.focused === target && target.isConnected && root.activeElement !== target)
        view.focused = undefined;
    });
  });
  return view;
}

function restore({ shadowRoot, ownerDocument }: Host, { popovers, scrolled, focused }: View): void {
  for (const dialog of shadowRoot!.querySelectorAll<HTMLDialogElement>('dialog[open]:not(:modal)')) {
    dialog.removeAttribute('open');
    dialog.showModal();
  }
  for (const popover of popovers)
    if (!popover.isConnected || !popover.popover) popovers.delete(popover);
    else if (!popover.matches(':popover-open')) popover.showPopover();
  scrollAgain(scrolled);
  // In Chromium, a moved popover finds its anchor only after the first layout. Until then, it may be too tall to scroll.
  const positions = new Map(scrolled);
  requestAnimationFrame(() => scrollAgain(positions));
  const { activeElement, body } = ownerDocument;
  if (focused?.isConnected && (activeElement === body || activeElement === null))
    focused.focus({ preventScroll: true });
}

function scrollAgain(scrolled: View['scrolled']): void {
  for (const [element, [left, top]] of scrolled)
    if (element.isConnected) element.scrollTo({ left, top, behavior: 'instant' });
    else scrolled.delete(element);
}
