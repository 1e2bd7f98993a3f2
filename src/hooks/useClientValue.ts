import { createContext, useContext, useSyncExternalStore } from 'react';
import { ownOnly } from '../site/core/ownOnly.ts';
import { HydratedContext } from './Hydrated.tsx';

/** What a page has may change with its address. */
function subscribe(onChange: () => void): () => void {
  const following = new AbortController();
  import('../site/network/followAddress.ts').then(
    ({ followAddress }) => followAddress(onChange, following.signal),
    () => undefined,
  );
  return () => following.abort();
}

/**
 * A value that only the page has: `serverValue` on a server and during hydration, then what `read` returns. It is read again when the
 * address of the page changes. `read` must return the same value while nothing has changed.
 */
export function useClientValue<T>(read: () => T, serverValue: T): T {
  const readServer = () => serverValue;
  return useSyncExternalStore(subscribe, useContext(HydratedContext) ? read : readServer, readServer);
}

/** Values of the page that its server has passed to the renderer. */
export interface ServerPage {
  /** Path, query and hash: where a sign-in leads back to. */
  returnAddress?: string | undefined;
  year?: number | undefined;
  /** The term that the page shows the results of, by the address of all results. */
  getSearchedTerm?: ((results: string) => string | undefined) | undefined;
}

export const ServerPageContext = createContext<ServerPage>(ownOnly({}));
