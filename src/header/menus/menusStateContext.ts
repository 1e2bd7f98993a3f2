import { createContext } from 'react';
import { closedMenus } from './menusState.ts';

/** Which menu is open; apart, so that an opening renders the menu items and nothing else. */
export const MenusStateContext = createContext(closedMenus);
