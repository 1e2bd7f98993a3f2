import type { Placement } from '@floating-ui/dom';
import { type RefObject, useRef, useEffect, useMemo, useState } from 'react';
import { sizes } from '../../design/tokens.ts';
import { usePosition, useTopLayer } from '../floating/usePosition.ts';
import { Bubble } from './tooltipStyles.ts';
import * as timings from '../../site/timings.ts';

interface TooltipBubbleProps {
  anchor: RefObject<Element | null>;
  tooltip: TooltipControl;
  text: string;
  placement?: Placement | undefined;
  /** Distance from the anchor in px. */
  offset?: number | undefined;
}

/** Renders a tooltip while it is open. */
export const TooltipBubble = (props: TooltipBubbleProps) =>
  props.tooltip.open ? <OpenBubble {...props} /> : null;

function OpenBubble({
  anchor,
  tooltip,
  text,
  placement = 'top',
  offset = sizes.tooltip.offset,
}: TooltipBubbleProps) {
  const bubble = useRef<HTMLDivElement>(null);
  useTopLayer(bubble);
  usePosition(anchor, bubble, { placement, mainOffset: offset }, true);
  return (
    <Bubble
      ref={bubble}
      popover="manual"
      role="tooltip"
      part="tooltip"
      // The anchor already has the text as its name or description.
      aria-hidden
      onPointerOver={tooltip.hold}
      onPointerOut={tooltip.release}
    >
      {text}
    </Bubble>
  );
}

export interface ButtonTooltipProps {
  anchor: RefObject<HTMLElement | null>;
  text: string;
  enabled: boolean;
  arrival: Arrival;
}

/** Renders the tooltip of a button that the user has reached. A click closes it. */
export function ButtonTooltip({ anchor, text, enabled, arrival }: ButtonTooltipProps) {
  const tooltip = useTooltip(anchor, { enabled, arrival });
  const { close } = tooltip;
  useEffect(() => {
    const button = anchor.current;
    button?.addEventListener('click', close);
    return () => button?.removeEventListener('click', close);
  }, [anchor, close]);
  return <TooltipBubble anchor={anchor} tooltip={tooltip} text={text} />;
}

export interface TooltipControl {
  open: boolean;
  close: () => void;
  /** Keeps the tooltip open while the pointer is over it (WCAG 1.4.13). */
  hold: () => void;
  release: () => void;
}

/** The way in which the user has reached an element. */
export type Arrival = 'pointer' | 'focus';

interface TooltipOptions {
  enabled: boolean;
  /** Hover delay in ms. */
  delay?: number;
  /** Arrival before the listeners were added. */
  arrival?: Arrival;
}

/** Time for the pointer to move from the anchor to the tooltip, in ms. */
const closeDelay = 100;

/** Returns the state of a tooltip. Opens it after a hover delay or on keyboard focus. Escape, blur, and leaving close it. */
export function useTooltip(
  anchor: RefObject<Element | null>,
  { enabled, delay = timings.tooltip, arrival }: TooltipOptions,
): TooltipControl {
  const [open, setOpen] = useState(false);
  const pendingArrival = useRef(arrival);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const control = useMemo(() => {
    const hold = () => clearTimeout(timer.current);
    const schedule = (milliseconds: number, isOpen: boolean) => {
      hold();
      timer.current = setTimeout(() => setOpen(isOpen), milliseconds);
    };
    const close = () => {
      hold();
      setOpen(false);
    };
    return { hold, close, hover: () => schedule(delay, true), release: () => schedule(closeDelay, false) };
  }, [delay]);

  useEffect(() => {
    const element = anchor.current;
    const arrivedBy = pendingArrival.current;
    pendingArrival.current = undefined;
    if (!enabled || !element) return undefined;
    const listeners = new AbortController();
    const focus = (target: Element) => {
      if (target.matches(':focus-visible')) setOpen(true);
    };
    const on = (type: string, listener: (event: Event) => void) =>
      element.addEventListener(type, listener, { signal: listeners.signal });
    on('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') control.hover();
    });
    on('pointerleave', control.release);
    on('focusin', ({ target }) => focus(target as Element));
    on('focusout', control.close);
    // The pointer may have left while this module was loading.
    if (arrivedBy === 'pointer' && element.matches(':hover')) control.hover();
    if (arrivedBy === 'focus') focus(element);
    return () => {
      listeners.abort();
      control.close();
    };
  }, [anchor, enabled, control]);

  useEffect(() => {
    const document = anchor.current?.ownerDocument;
    if (!open || !document) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      control.close();
    };
    document.addEventListener('keydown', onKeyDown, true);
    return () => document.removeEventListener('keydown', onKeyDown, true);
  }, [anchor, open, control]);

  return useMemo(() => ({ open: open && enabled, ...control }), [open, enabled, control]);
}
