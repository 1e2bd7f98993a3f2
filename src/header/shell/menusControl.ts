import { createContext } from 'react';
import type { Panels } from './lazyModules.ts';
import type { MenusDispatch, WatchPointer } from '../menus/menusState.ts';

/** What the items of the menus share and what seldom changes. */
export interface MenusControl {
  /** Whether the browser alone opens the menus. */
  isNoJs: boolean;
  dispatch: MenusDispatch;
  runWithPanels: RunWithPanels;
  /** Undefined until the panels are loaded. */
  watchPointer: WatchPointer | undefined;
}

/**
 * Calls back with the panels' module: at once, or when it is loaded if no other call has come after this one; `onFailure` if it could not be.
 */
export type RunWithPanels = (callback: (panels: Panels) => void, onFailure?: () => unknown) => void;

export const MenusControlContext = createContext<MenusControl | undefined>(undefined);
