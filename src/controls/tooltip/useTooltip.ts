import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTimer } from '../../hooks/useTimer.ts';
import { timings } from '../../site/timings.ts';

export interface TooltipControl {
  open: boolean;
  close: () => void;
  /** The pointer is over the tooltip itself: it stays (WCAG 1.4.13). */
  hold: () => void;
  release: () => void;
}

/** How the user has come to an element. */
export type Arrival = 'pointer' | 'focus';

interface TooltipOptions {
  enabled: boolean;
  /** ms of hovering. */
  delay?: number;
  /** Just now, before there were listeners. */
  arrival?: Arrival;
}

/** How long the pointer may take from the anchor to the tooltip. */
const bridge = 100;

/** When a tooltip is open: after 200 ms of hovering, at once on keyboard focus, until Escape or until all that is over. */
export function useTooltip(
  anchor: RefObject<Element | null>,
  { enabled, delay = timings.tooltip, arrival }: TooltipOptions,
): TooltipControl {
  const [open, setOpen] = useState(false);
  const timer = useTimer();
  const pendingArrival = useRef(arrival);
  const control = useMemo(
    () => ({
      close: () => {
        timer.stop();
        setOpen(false);
      },
      hold: timer.stop,
      release: () => timer.start(bridge, () => setOpen(false)),
    }),
    [timer],
  );

  useEffect(() => {
    const element = anchor.current;
    const arrivedBy = pendingArrival.current;
    pendingArrival.current = undefined;
    if (!enabled || !element) return undefined;
    const listening = new AbortController();
    const hover = () => timer.start(delay, () => setOpen(true));
    const focus = (target: Element) => {
      if (target.matches(':focus-visible')) setOpen(true);
    };
    const on = (type: string, act: (event: Event) => void) =>
      element.addEventListener(type, act, { signal: listening.signal });
    on('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') hover();
    });
    on('pointerleave', control.release);
    on('focusin', ({ target }) => focus(target as Element));
    on('focusout', control.close);
    if (arrivedBy === 'pointer') hover();
    if (arrivedBy === 'focus') focus(element);
    return () => {
      listening.abort();
      control.close();
    };
  }, [anchor, enabled, delay, timer, control]);

  useEffect(() => {
    const document = anchor.current?.ownerDocument;
    if (!open || !document) return undefined;
    const listening = new AbortController();
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      control.close();
    };
    document.addEventListener('keydown', onKeyDown, { capture: true, signal: listening.signal });
    return () => listening.abort();
  }, [anchor, open, control]);

  return useMemo(() => ({ open: open && enabled, ...control }), [open, enabled, control]);
}
