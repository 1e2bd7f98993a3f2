import { createContext, useSyncExternalStore } from 'react';
import { ownOnly } from '../site/core/ownOnly.ts';

const never = () => () => undefined;

/**
 * Something that is read from the page: `onServer` while a server paints and while its markup is taken over, then what
 * `read` finds. `read` must give the same value while nothing has changed.
 */
export const usePage = <T>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer);

/** What only a page can tell, as far as its server has told the one that draws. */
export interface ServerPage {
  /** Path, query and hash: where a sign-in leads back to. */
  returnAddress?: string | undefined;
  year?: number | undefined;
}

export const ServerPageContext = createContext<ServerPage>(ownOnly({}));
