import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLazyModule } from '../../hooks/lazyModule.ts';
import { type Panels, panelsModule } from './lazyModules.ts';
import type { MenusControl, RunWithPanels } from './menusControl.ts';
import { closedMenus, type MenusDispatch, type MenusState } from '../menus/menusState.ts';
import { useNoJsMenus } from '../menus/useNoJsMenus.ts';

/** Which menu is open, and what opens and closes menus. The reducer and the listeners are loaded with the panels. */
export function useMenus(
  header: RefObject<HTMLElement | null>,
  items: unknown,
): {
  state: MenusState;
  control: MenusControl;
} {
  const isNoJs = useNoJsMenus(header, items);
  const [state, setState] = useState(closedMenus);
  const panels = useLazyModule(panelsModule);
  const runWithPanels = useRunWithPanels(panels);
  const dispatch = useCallback<MenusDispatch>(
    (action, item) =>
      runWithPanels(({ menusReducer, setPanelMaxHeight }) => {
        if (item) setPanelMaxHeight(item);
        setState((before) => menusReducer(before, action));
      }),
    [runWithPanels],
  );
  const watchPointer = useMemo(() => panels?.createPointerWatch(dispatch), [panels, dispatch]);
  const { open, isBackdropDismissed } = state;
  // Before a panel that has opened is painted.
  useLayoutEffect(
    () => panels?.watchPage(header.current!, { open, isBackdropDismissed }, dispatch),
    [panels, header, open, isBackdropDismissed, dispatch],
  );
  const control = useMemo(
    () => ({ isNoJs, dispatch, runWithPanels, watchPointer }),
    [isNoJs, dispatch, runWithPanels, watchPointer],
  );
  return { state, control };
}

/** What a user does before the panels are loaded is not lost: the last of it happens when they are. */
function useRunWithPanels(panels: Panels | undefined): RunWithPanels {
  const pending = useRef<Parameters<RunWithPanels>[0]>(undefined);
  useEffect(() => {
    if (!panels) return;
    pending.current?.(panels);
    pending.current = undefined;
  }, [panels]);
  return useCallback((callback) => {
    const loaded = panelsModule.get();
    if (loaded) return callback(loaded);
    pending.current = callback;
    panelsModule.load();
  }, []);
}
