import { createContext, useSyncExternalStore } from 'react';
import { ownOnly } from '../site/core/ownOnly.ts';

const subscribe = () => () => undefined;

/**
 * A value that only the page has: `serverValue` on a server and during hydration, then what `read` returns. `read` must return
 * the same value while nothing has changed.
 */
export const useClientValue = <T>(read: () => T, serverValue: T): T =>
  useSyncExternalStore(subscribe, read, () => serverValue);

/** Values of the page that its server has passed to the renderer. */
export interface ServerPage {
  /** Path, query and hash: where a sign-in leads back to. */
  returnAddress?: string | undefined;
  year?: number | undefined;
}

export const ServerPageContext = createContext<ServerPage>(ownOnly({}));
