import { createTimer } from '../../hooks/later/useTimer.ts';
import { timings } from '../../site/timings.ts';
import { type MenusDispatch, openPanelSelector, type WatchPointer } from '../menus/menusState.ts';
import { findPanelWithFocus, getRoot } from './findPanelWithFocus.ts';
import { isHeadingInto, type Point } from './safeTriangle.ts';
import { setPanelMaxHeight } from './setPanelMaxHeight.ts';

/**
 * Listens to the browser's own boundary events: React derives its `pointerenter` from `pointerover`, and misses it when the element that
 * was under the pointer before, the backdrop for instance, has been removed.
 */
export function createPointerWatch(dispatch: MenusDispatch, delay: number = timings.hoverOpen): WatchPointer {
  const opening = createTimer();
  const closing = createTimer();
  let last: Point | undefined;
  return (menu, item, since) => {
    const startOpening = (elapsed = 0) => {
      setPanelMaxHeight(item);
      opening.start(Math.max(0, delay - elapsed), () =>
        dispatch({ type: 'hovered', menu, at: Date.now() }, item),
      );
    };
    let isInside = false;
    const onEnter = (event: PointerEvent) => {
      closing.stop();
      // Chromium repeats it in a document that `document.open()` has replaced.
      if (isInside) return;
      isInside = true;
      last = getPoint(event);
      if (!item.contains(findOpenPanel(item))) startOpening();
    };
    /** On the way into the open panel the pointer may cross other items without opening them. */
    const onMove = (event: PointerEvent) => {
      const panel = findOpenPanel(item);
      if (!panel || item.contains(panel)) return;
      const now = getPoint(event);
      if (last && isHeadingInto(panel.getBoundingClientRect(), last, now)) startOpening();
      last = now;
    };
    const onLeave = () => {
      isInside = false;
      opening.stop();
      dispatch({ type: 'pointerLeft', menu });
      closing.start(timings.hoverClose, () => {
        if (!findPanelWithFocus(item)) dispatch({ type: 'pointerLeftMenus' });
      });
    };

    const controller = new AbortController();
    for (const [type, listener] of Object.entries({
      pointerenter: onEnter,
      // A press decides; a hover must not undo it a moment later.
      pointerdown: opening.stop,
      pointermove: onMove,
      pointerleave: onLeave,
    })) {
      const onMouseEvent = (event: Event) => {
        if ((event as PointerEvent).pointerType === 'mouse') listener(event as PointerEvent);
      };
      item.addEventListener(type, onMouseEvent, { signal: controller.signal });
    }
    if (since !== undefined && item.matches(':hover')) startOpening(Math.max(0, Date.now() - since));
    return () => {
      controller.abort();
      opening.stop();
      closing.stop();
    };
  };
}

const findOpenPanel = (item: HTMLElement): Element | null => getRoot(item).querySelector(openPanelSelector);

const getPoint = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });
