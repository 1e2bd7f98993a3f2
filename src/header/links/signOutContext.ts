import { createContext } from 'react';

/** `running` until the browser leaves the page, `ended` when the page is restored after that. */
export type SignOutPhase = 'running' | 'ended';

/** Signing out by script. */
export interface SignOutControl {
  /** Undefined before the first click. */
  phase: SignOutPhase | undefined;
  setPhase: (phase: SignOutPhase) => void;
  /** The product's domain, whose cookies are removed too. */
  cookieDomain: string | undefined;
  /** `false` when the page signs out by itself. */
  onSignOut: (() => boolean | void) | undefined;
}

/** Without a value the link to `/sign-out` is a plain link. */
export const SignOutContext = createContext<SignOutControl | undefined>(undefined);
