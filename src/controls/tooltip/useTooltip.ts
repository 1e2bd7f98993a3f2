import { type RefObject, useEffect, useMemo, useState } from 'react';
import { useTimer } from '../../hooks/later/useTimer.ts';
import { timings } from '../../site/timings.ts';

export interface TooltipControl {
  open: boolean;
  close: () => void;
  /** The pointer is over the tooltip itself: it stays (WCAG 1.4.13). */
  hold: () => void;
  release: () => void;
}

/** How long the pointer may take from the anchor to the tooltip. */
const bridge = 100;

/** When a tooltip is open: after 200 ms of hovering, at once on keyboard focus, until Escape or until all that is over. */
export function useTooltip(
  anchor: RefObject<Element | null>,
  { enabled, delay = timings.tooltip }: { enabled: boolean; delay?: number },
): TooltipControl {
  const [open, setOpen] = useState(false);
  const timer = useTimer();
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
    if (!enabled || !element) return undefined;
    const listening = new AbortController();
    const on = (type: string, act: (event: Event) => void) =>
      element.addEventListener(type, act, { signal: listening.signal });
    on('pointerenter', (event) => {
      if ((event as PointerEvent).pointerType !== 'touch') timer.start(delay, () => setOpen(true));
    });
    on('pointerleave', control.release);
    on('focusin', ({ target }) => {
      if ((target as Element).matches(':focus-visible')) setOpen(true);
    });
    on('focusout', control.close);
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
