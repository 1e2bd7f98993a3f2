import type { Timer } from '../../hooks/useTimer.ts';
import { timings } from '../../site/timings.ts';
import { type MenuId, openPanel, type Tell, type WatchPointer } from '../menus/menusState.ts';
import { makeRoom } from './setPanelMaxHeight.ts';
import { panelWithFocus, rootOf } from './findPanelWithFocus.ts';
import { headsInto, type Point } from './safeTriangle.ts';

interface PointerWatchOptions {
  opening: Timer;
  closing: Timer;
  /** The menu that is open now. */
  shown: () => MenuId | undefined;
  tell: Tell;
}

/**
 * The browser's own boundary events: React makes up its `pointerenter` from `pointerover`, and misses it when what was
 * under the pointer before, say the backdrop, has been removed.
 */
export function pointerWatch({ opening, closing, shown, tell }: PointerWatchOptions): WatchPointer {
  let last: Point | undefined;
  return (menu, item, since) => {
    const openSoon = (passed = 0) => {
      makeRoom(item);
      opening.start(timings.hoverOpen - passed, () => tell({ type: 'hovered', menu, at: Date.now() }, item));
    };
    const enter = (event: PointerEvent) => {
      closing.stop();
      last = pointOf(event);
      if (shown() !== menu) openSoon();
    };
    /** On the way into the open panel the pointer may cross other groups without opening them. */
    const move = (event: PointerEvent) => {
      if (shown() === undefined || shown() === menu) return;
      const now = pointOf(event);
      const panel = rootOf(item).querySelector(openPanel);
      if (panel && last && headsInto(panel.getBoundingClientRect(), last, now)) openSoon();
      last = now;
    };
    const leave = () => {
      opening.stop();
      tell({ type: 'pointer-left', menu });
      closing.start(timings.hoverClose, () => {
        if (!panelWithFocus(item)) tell({ type: 'pointer-gone' });
      });
    };
    const listening = new AbortController();
    for (const [type, act] of Object.entries({
      pointerenter: enter,
      // What the press does is what is wanted; a hover must not undo it a moment later.
      pointerdown: opening.stop,
      pointermove: move,
      pointerleave: leave,
    })) {
      const onlyMouse = (event: Event) => {
        if ((event as PointerEvent).pointerType === 'mouse') act(event as PointerEvent);
      };
      item.addEventListener(type, onlyMouse, { signal: listening.signal });
    }
    if (since !== undefined && item.matches(':hover')) openSoon(Math.max(0, Date.now() - since));
    return () => listening.abort();
  };
}

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
