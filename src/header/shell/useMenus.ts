import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLazyModule, warnOfLoading } from '../../hooks/lazyModule.ts';
import { useWarn } from '../../hooks/useWarn.ts';
import { type Panels, panelsModule } from './lazyModules.ts';
import type { MenusControl, RunWithPanels } from './menusControl.ts';
import { closedMenus, type MenuId, type MenusDispatch, type MenusState } from '../menus/menusState.ts';
import { useNoJsMenus } from '../menus/useNoJsMenus.ts';

export interface MenusOptions {
  /** What opens a menu besides the keyboard: a press and the pointer that rests on its button, by default, or a press alone. */
  menuTrigger?: 'hover' | 'click' | undefined;
  /** How long the pointer rests on a button before its menu opens, in ms; 300 by default. */
  hoverDelay?: number | undefined;
}

/**
 * Which menu is open, and what opens and closes menus. The reducer and the listeners are loaded with the panels; `onFailure`, which must
 * be stable, is called with a menu that was pressed when they could not be. `items` are what the menus show.
 */
export function useMenus(
  header: RefObject<HTMLElement | null>,
  items: unknown,
  onFailure: (menu: MenuId) => void,
  { menuTrigger = 'hover', hoverDelay }: MenusOptions,
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
      runWithPanels(
        ({ menusReducer, setPanelMaxHeight }) => {
          if (item) setPanelMaxHeight(item);
          setState((before) => menusReducer(before, action));
        },
        () => action.type === 'pressed' && onFailure(action.menu),
      ),
    [runWithPanels, onFailure],
  );
  const watchPointer = useMemo(
    () => (menuTrigger === 'hover' ? panels?.createPointerWatch(dispatch, hoverDelay) : undefined),
    [panels, dispatch, menuTrigger, hoverDelay],
  );
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
  const warn = useWarn();
  const pending = useRef<Parameters<RunWithPanels>[0]>(undefined);
  useEffect(() => {
    if (!panels) return;
    pending.current?.(panels);
    pending.current = undefined;
  }, [panels]);
  return useCallback(
    (callback, onFailure) => {
      const loaded = panelsModule.get();
      if (loaded) return callback(loaded);
      pending.current = callback;
      panelsModule.load((error) => {
        warnOfLoading(warn, error);
        if (pending.current === callback) onFailure?.();
      });
    },
    [warn],
  );
}
