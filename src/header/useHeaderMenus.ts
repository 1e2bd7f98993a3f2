import { type PointerEvent, type RefObject, useEffect, useMemo, useReducer } from 'react';
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
  /** Pointer handlers for the item (button and panel) of a menu. */
  pointer: PointerControl;
}

/** `open` is the menu that is open now. */
interface PointerControl {
  enter: (menu: MenuId, event: PointerEvent, open: MenuId | undefined) => void;
  move: (menu: MenuId, event: PointerEvent, open: MenuId | undefined) => void;
  leave: (menu: MenuId, event: PointerEvent) => void;
}

/** Marks of the items and panels, by which the listeners on the document find them. */
export const itemMark = 'data-menu-item';
export const panelMark = 'data-menu-panel';

/** Which menu is open, with the timers and, while one is open, the listeners that it takes (contract 4). */
export function useHeaderMenus(header: RefObject<HTMLElement | null>): HeaderMenusControl {
  const [state, tell] = useReducer(headerMenus, closedMenus);
  const opening = useTimer();
  const closing = useTimer();
  const open = state.open?.menu;
  const pointer = useMemo(() => pointerControl(opening, closing, tell), [opening, closing]);
  useDismissal(header, open !== undefined, tell);
  useScroll(header, state.backdropOff, tell);
  return useMemo(() => ({ state, tell, pointer }), [state, pointer]);
}

function pointerControl(
  opening: Timer,
  closing: Timer,
  tell: (fact: HeaderMenusFact) => void,
): PointerControl {
  let last: Point | undefined;
  const openSoon = (menu: MenuId) =>
    opening.start(timings.hoverOpen, () => tell({ type: 'hovered', menu, at: Date.now() }));
  return {
    enter(menu, event, open) {
      if (event.pointerType !== 'mouse') return;
      closing.stop();
      last = pointOf(event);
      if (open !== menu) openSoon(menu);
    },
    /** On the way into the open panel the pointer may cross other groups without opening them. */
    move(menu, event, open) {
      if (event.pointerType !== 'mouse' || open === undefined || open === menu) return;
      const now = pointOf(event);
      const panel = rootOf(event.currentTarget).querySelector(`[${panelMark}]`);
      if (panel && last && headsInto(panel.getBoundingClientRect(), last, now)) openSoon(menu);
      last = now;
    },
    leave(menu, event) {
      if (event.pointerType !== 'mouse') return;
      opening.stop();
      tell({ type: 'pointer-left', menu });
      const root = rootOf(event.currentTarget);
      closing.start(timings.hoverClose, () => {
        if (!panelWithFocus(root)) tell({ type: 'pointer-gone' });
      });
    },
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
