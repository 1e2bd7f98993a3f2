import { createContext } from 'react';

/** Signing out by script. */
export interface SignOutControl {
  /** From the click until the browser leaves the page; `false`, no longer `undefined`, once the page is restored after that. */
  running: boolean | undefined;
  setRunning: (running: boolean) => void;
  /** The product's domain, whose cookies are removed too. */
  cookieDomain: string | undefined;
  /** `false` when the page signs out by itself. */
  onSignOut: (() => boolean | void) | undefined;
}

/** Without one the link to `/sign-out` is a plain link. */
export const SignOutContext = createContext<SignOutControl | undefined>(undefined);
