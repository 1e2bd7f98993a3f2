import type { Placement } from '@floating-ui/dom';
import type { ReactNode, RefObject } from 'react';
import { sizes } from '../../design/tokens.ts';
import { usePosition, useTopLayer } from '../floating/usePosition.ts';
import { PopoverFrame } from './popoverStyles.ts';

interface PopoverPanelProps {
  ref: RefObject<HTMLDivElement | null>;
  /** Whether the popover is open. Otherwise, it is rendered hidden, because it may open soon. */
  isOpen: boolean;
  /** Accessible name. A popover with a name is a dialog. */
  label: string | undefined;
  /** The element that the popover is positioned next to. */
  anchor: RefObject<HTMLElement | null>;
  placement?: Placement | undefined;
  /** Distance from the anchor in px. */
  mainOffset?: number | undefined;
  /** Offset along the anchor in px. */
  crossOffset?: number | undefined;
  children: ReactNode;
}

export function PopoverPanel({
  ref,
  isOpen,
  label,
  anchor,
  placement = 'bottom-start',
  mainOffset = sizes.popover.mainOffset,
  crossOffset = sizes.popover.crossOffset,
  children,
}: PopoverPanelProps) {
  useTopLayer(ref);
  usePosition(anchor, ref, { placement, mainOffset, crossOffset, canCover: true }, isOpen);
  return (
    <PopoverFrame
      ref={ref}
      popover="manual"
      part="popover"
      role={label ? 'dialog' : undefined}
      aria-label={label}
      data-ready={!isOpen || undefined}
    >
      {children}
    </PopoverFrame>
  );
}

interface OpenPopover {
  document: Document;
  /** Returns the popover and its button, which the user can press or focus without closing the popover. */
  getInside: () => readonly (Element | null | undefined)[];
  getButton: () => HTMLElement | null | undefined;
  close: () => void;
}

/** Open popovers, topmost last. */
const openPopovers: OpenPopover[] = [];

/** Selector of elements that the browser closes on Escape. */
const closedByBrowser = ':popover-open:not([popover="manual"]), dialog:modal';

/** Closes a popover on Escape, which returns focus to its button, and on a press or focus outside. Returns a function that stops this. */
export function closeOnLeave(popover: OpenPopover): () => void {
  const { document, getInside, getButton, close } = popover;
  const listeners = new AbortController();
  const { signal } = listeners;
  const options = { capture: true, signal };
  const isOutside = (event: Event) => {
    const path = event.composedPath();
    return !getInside().some((element) => element && path.includes(element));
  };
  const handlePress = (event: PointerEvent) => {
    // The button handles a press on itself.
    if (!isOutside(event)) return;
    if (event.pointerType !== 'touch') return close();
    // A touch that scrolls the page ends with `pointercancel`.
    const touchListeners = new AbortController();
    const touchOptions = { capture: true, signal: AbortSignal.any([signal, touchListeners.signal]) };
    document.addEventListener('pointercancel', () => touchListeners.abort(), touchOptions);
    document.addEventListener('pointerup', close, { ...touchOptions, once: true });
  };
  const handleEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return;
    if (getInside().some((element) => element && hasTopmost(element))) return;
    event.preventDefault();
    event.stopPropagation();
    close();
    getButton()?.focus();
  };

  openPopovers.push(popover);
  signal.addEventListener('abort', () => openPopovers.splice(openPopovers.indexOf(popover), 1));
  document.addEventListener('pointerdown', handlePress, options);
  document.addEventListener('focusin', (event) => isOutside(event) && close(), options);
  // The back/forward cache restores a page with its open popovers.
  window.addEventListener('pageshow', ({ persisted }) => persisted && close(), options);
  // Listeners inside the popover receive Escape first.
  for (const element of getInside())
    element?.addEventListener('keydown', handleEscape as EventListener, { signal });
  // After a press on plain text in the popover, no element in it has focus, so none receives keys.
  document.addEventListener(
    'keydown',
    (event) => {
      if (openPopovers.at(-1) === popover && isOutside(event)) handleEscape(event);
    },
    options,
  );
  return () => listeners.abort();
}

/** Returns whether an element contains an open popover or dialog that the browser closes first. */
const hasTopmost = (element: Element): boolean =>
  [element, ...[...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements())].some(
    (container) => container.querySelector(closedByBrowser),
  );
