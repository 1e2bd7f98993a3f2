import { createContext, type MouseEvent, use } from 'react';
import type { Session } from '../site/session.ts';
import { closedMenus, type HeaderMenus, type HeaderMenusFact } from './headerMenus.ts';
import type { WatchPointer } from './useHeaderMenus.ts';

/** What the parts of the header share and what seldom changes. */
export interface HeaderContextValue {
  /** The browser alone works the menus. */
  resting: boolean;
  session: Session;
  signOut: SignOutControl;
  tell: (fact: HeaderMenusFact) => void;
  watchPointer: WatchPointer;
}

export interface SignOutControl {
  /** From the click until the browser leaves the page. */
  running: boolean;
  /** For the link to `/sign-out`. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const HeaderContext = createContext<HeaderContextValue | undefined>(undefined);

/** Which menu is open; apart, so that an opening renders the menu items and nothing else. */
export const MenusContext = createContext<HeaderMenus>(closedMenus);

export function useHeader(): HeaderContextValue {
  const value = use(HeaderContext);
  if (!value) throw new Error('useHeader: there is no Header above this component');
  return value;
}
