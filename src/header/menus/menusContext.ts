import { createContext, useContext } from 'react';
import { closedMenus, type HeaderMenus } from './menusState.ts';
import type { HeaderMenusControl } from './useMenus.ts';

/** What the parts of the header share and what seldom changes. */
export interface HeaderContextValue extends Omit<HeaderMenusControl, 'state'> {
  /** The browser alone works the menus. */
  resting: boolean;
}

export const HeaderContext = createContext<HeaderContextValue | undefined>(undefined);

/** Which menu is open; apart, so that an opening renders the menu items and nothing else. */
export const MenusContext = createContext<HeaderMenus>(closedMenus);

export function useHeader(): HeaderContextValue {
  const value = useContext(HeaderContext);
  if (!value) throw new Error('useHeader: there is no Header above this component');
  return value;
}
