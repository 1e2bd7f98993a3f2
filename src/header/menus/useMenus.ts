import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLazyPart } from '../../hooks/lazyModule.ts';
import { useTimer } from '../../hooks/useTimer.ts';
import { closedMenus, type HeaderMenus, type Tell, type WatchPointer } from './menusState.ts';
import { type DesktopMenus, desktopMenus } from './lazyModules.ts';

export interface HeaderMenusControl {
  state: HeaderMenus;
  tell: Tell;
  behave: Behave;
  /** Watches the pointer over an item (button and panel) until the function that it gives back is called. */
  watchPointer: WatchPointer | undefined;
}

/** Does something with the menus' behaviour: at once, or as the last such thing once it has been loaded. */
type Behave = (act: (menus: DesktopMenus) => void) => void;

/** Which menu is open. How the menus behave is loaded with what they show, when the first can be wanted (contract 4). */
export function useHeaderMenus(header: RefObject<HTMLElement | null>): HeaderMenusControl {
  const [state, setState] = useState(closedMenus);
  const menus = useLazyPart(desktopMenus);
  const behave = useHeld(menus);
  const tell = useCallback<Tell>(
    (fact, item) =>
      behave(({ afterFact, makeRoom }) => {
        if (item) makeRoom(item);
        setState((before) => afterFact(before, fact));
      }),
    [behave],
  );
  const open = state.open?.menu;
  const shown = useRef(open);
  useLayoutEffect(() => {
    shown.current = open;
  });
  const opening = useTimer();
  const closing = useTimer();
  const watchPointer = useMemo(
    // oxlint-disable-next-line react/refs -- read when the pointer moves, not while rendering
    () => menus?.pointerWatch({ opening, closing, shown: () => shown.current, tell }),
    [menus, opening, closing, tell],
  );
  const active = open !== undefined;
  useEffect(
    () => (active && header.current ? menus?.watchDismissal(header.current, tell) : undefined),
    [menus, header, active, tell],
  );
  const { backdropOff } = state;
  useEffect(
    () => (backdropOff && header.current ? menus?.watchScroll(header.current, tell) : undefined),
    [menus, header, backdropOff, tell],
  );
  return useMemo(() => ({ state, tell, behave, watchPointer }), [state, tell, behave, watchPointer]);
}

/** Nothing that a user does before the behaviour has come is lost; the last of it counts. */
function useHeld(menus: DesktopMenus | undefined): Behave {
  const held = useRef<Parameters<Behave>[0]>(undefined);
  useEffect(() => {
    if (!menus) return;
    held.current?.(menus);
    held.current = undefined;
  }, [menus]);
  return useCallback((act) => {
    const loaded = desktopMenus.get();
    if (loaded) return act(loaded);
    held.current = act;
    desktopMenus.load();
  }, []);
}
