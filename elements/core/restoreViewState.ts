import * as timings from '../../src/site/timings.ts';
import type { Host } from './host.ts';

/** The open popovers, scroll positions, and focus of a shadow root. */
interface View {
  /** Open popovers, in the order in which they were opened. */
  readonly popovers: Set<HTMLElement>;
  readonly scrolled: Map<Element, readonly [left: number, top: number]>;
  focused: HTMLElement | undefined;
}

const views = new WeakMap<Host, View>();

/** Records the view of an element. Restores it if a library has removed the element and inserted it again. Call after each insertion. */
export function restoreViewState(host: Host): void {
  const view = views.get(host);
  if (view) restore(host, view);
  else views.set(host, watch(host.shadowRoot!));
}

/** Calls `callback` after a grace period, because Turbo inserts removed elements asynchronously. */
export function callAfterGracePeriod(callback: () => void): void {
  setTimeout(callback, timings.unmountDelay);
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
  // Removing the element also fires `focusout`. After the timeout, the target is disconnected or focused again.
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
  restoreScroll(scrolled);
  // Chromium places a moved popover next to its anchor only after the first layout. Until then, it may be too tall to scroll.
  const positions = new Map(scrolled);
  requestAnimationFrame(() => restoreScroll(positions));
  const { activeElement, body } = ownerDocument;
  if (focused?.isConnected && (activeElement === body || activeElement === null))
    focused.focus({ preventScroll: true });
}

function restoreScroll(scrollPositions: View['scrolled']): void {
  for (const [element, [left, top]] of scrollPositions)
    if (element.isConnected) element.scrollTo({ left, top, behavior: 'instant' });
    else scrollPositions.delete(element);
}
