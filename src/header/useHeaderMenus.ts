import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { type Timer, useTimer } from '../hooks/useTimer.ts';
import { timings } from '../site/timings.ts';
import {
  closedMenus,
  type HeaderMenus,
  headerMenus,
  type HeaderMenusFact,
  type MenuId,
} from './headerMenus.ts';
import { headsInto, type Point } from './safeTriangle.ts';

export interface HeaderMenusControl {
  state: HeaderMenus;
  tell: (fact: HeaderMenusFact) => void;
  /** Watches the pointer over an item (button and panel) until the function that it gives back is called. */
  watchPointer: WatchPointer;
}

export type WatchPointer = (menu: MenuId, item: HTMLElement) => () => void;

/** Marks of the items and panels, by which the listeners on the document find them. */
export const itemMark = 'data-menu-item';
export const panelMark = 'data-menu-panel';

/** Which menu is open, with the timers and, while one is open, the listeners that it takes (contract 4). */
export function useHeaderMenus(header: RefObject<HTMLElement | null>): HeaderMenusControl {
  const [state, tell] = useReducer(headerMenus, closedMenus);
  const opening = useTimer();
  const closing = useTimer();
  const open = state.open?.menu;
  const shown = useRef(open);
  useLayoutEffect(() => {
    shown.current = open;
  });
  const shownMenu = useCallback(() => shown.current, []);
  const watchPointer = useMemo(
    // oxlint-disable-next-line react/refs -- read when the pointer moves, not while rendering
    () => pointerWatch(opening, closing, shownMenu, tell),
    [opening, closing, shownMenu],
  );
  useDismissal(header, open !== undefined, tell);
  useScroll(header, state.backdropOff, tell);
  return useMemo(() => ({ state, tell, watchPointer }), [state, watchPointer]);
}

/**
 * The browser's own boundary events: React makes up its `pointerenter` from `pointerover`, and misses it when what was
 * under the pointer before, say the backdrop, has been removed.
 */
function pointerWatch(
  opening: Timer,
  closing: Timer,
  /** The menu that is open now. */
  shown: () => MenuId | undefined,
  tell: (fact: HeaderMenusFact) => void,
): WatchPointer {
  let last: Point | undefined;
  return (menu, item) => {
    const openSoon = () =>
      opening.start(timings.hoverOpen, () => tell({ type: 'hovered', menu, at: Date.now() }));
    const enter = (event: PointerEvent) => {
      closing.stop();
      last = pointOf(event);
      if (shown() !== menu) openSoon();
    };
    /** On the way into the open panel the pointer may cross other groups without opening them. */
    const move = (event: PointerEvent) => {
      if (shown() === undefined || shown() === menu) return;
      const now = pointOf(event);
      const panel = rootOf(item).querySelector(`[${panelMark}]`);
      if (panel && last && headsInto(panel.getBoundingClientRect(), last, now)) openSoon();
      last = now;
    };
    const leave = () => {
      opening.stop();
      tell({ type: 'pointer-left', menu });
      closing.start(timings.hoverClose, () => {
        if (!panelWithFocus(rootOf(item))) tell({ type: 'pointer-gone' });
      });
    };
    const listening = new AbortController();
    for (const [type, act] of Object.entries({
      pointerenter: enter,
      pointermove: move,
      pointerleave: leave,
    })) {
      const onlyMouse = (event: Event) => {
        if ((event as PointerEvent).pointerType === 'mouse') act(event as PointerEvent);
      };
      item.addEventListener(type, onlyMouse, { signal: listening.signal });
    }
    return () => listening.abort();
  };
}

const rootOf = (element: Element): ShadowRoot | Document => element.getRootNode() as ShadowRoot | Document;

const pointOf = (event: PointerEvent): Point => ({ x: event.clientX, y: event.clientY });

/** The open panel, if the focus is in it. */
const panelWithFocus = (root: ShadowRoot | Document): Element | undefined =>
  root.activeElement?.closest(`[${panelMark}]`) ?? undefined;

/** Escape and a press outside, wherever on the page they happen. */
function useDismissal(
  header: RefObject<HTMLElement | null>,
  active: boolean,
  tell: (fact: HeaderMenusFact) => void,
): void {
  useEffect(() => {
    const element = header.current;
    if (!active || !element) return undefined;
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const document = element.ownerDocument;
    document.addEventListener(
      'pointerdown',
      (event) => {
        const item = event.composedPath().find((node) => (node as Partial<Element>).hasAttribute?.(itemMark));
        if (!element.contains((item as Node | undefined) ?? null)) tell({ type: 'pressed-outside' });
      },
      options,
    );
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape' || event.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        panelWithFocus(rootOf(element))?.closest(`[${itemMark}]`)?.querySelector('button')?.focus();
        tell({ type: 'escaped' });
      },
      options,
    );
    return () => listening.abort();
  }, [header, active, tell]);
}

function useScroll(
  header: RefObject<HTMLElement | null>,
  active: boolean,
  tell: (fact: HeaderMenusFact) => void,
): void {
  useEffect(() => {
    const view = header.current?.ownerDocument.defaultView;
    if (!active || !view) return undefined;
    const listening = new AbortController();
    view.addEventListener('scroll', () => tell({ type: 'scrolled' }), {
      once: true,
      passive: true,
      signal: listening.signal,
    });
    return () => listening.abort();
  }, [header, active, tell]);
}
