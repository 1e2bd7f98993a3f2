import { createContext, type MouseEvent, use } from 'react';
import type { Session } from '../site/session.ts';
import type { HeaderMenusControl } from './useHeaderMenus.ts';

/** What the parts of the header share. */
export interface HeaderContextValue {
  session: Session;
  menus: HeaderMenusControl;
  signOut: SignOutControl;
}

export interface SignOutControl {
  /** From the click until the browser leaves the page. */
  running: boolean;
  /** For the link to `/sign-out`. */
  onClick: (event: MouseEvent<HTMLAnchorElement>) => void;
}

export const HeaderContext = createContext<HeaderContextValue | undefined>(undefined);

export function useHeader(): HeaderContextValue {
  const value = use(HeaderContext);
  if (!value) throw new Error('useHeader: there is no Header above this component');
  return value;
}
