import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { SiteResolver } from '../site/config/resolveSite.ts';
import type { SiteLanguage } from '../site/core/siteLanguage.ts';

const ignore = () => () => {};

/** Whether React renders on a server or hydrates HTML. `false` after hydration, and where there is no HTML from a server. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    ignore,
    () => false,
    () => true,
  );

/** Values that a server passes to the renderer. */
export interface ServerPage {
  /** Path, query, and hash: where a sign-in leads back to. */
  returnAddress?: string | undefined;
  year?: number | undefined;
  /** The term that the page shows the results of, by the URL of all results. */
  getSearchedTerm?: ((results: string) => string | undefined) | undefined;
  /** The language of the texts. */
  language?: SiteLanguage | undefined;
  /** The configured site. */
  resolver?: SiteResolver | undefined;
}

interface Page extends Required<ServerPage> {
  /** Whether components can render values of the browser: `false` on a server and during hydration. */
  isHydrated: boolean;
  /** URL of the page. Empty until it is hydrated. */
  address: string;
}

/** Has all properties, so that none is read from `Object.prototype`. */
export const initialPage: Page = {
  returnAddress: undefined,
  year: undefined,
  getSearchedTerm: undefined,
  language: undefined,
  resolver: undefined,
  isHydrated: false,
  address: '',
};

export const PageContext = createContext(initialPage);

/** The page may change its URL without a load. */
function subscribe(onChange: () => void): () => void {
  const following = new AbortController();
  import('../site/network/followAddress.ts').then(
    ({ followAddress }) => followAddress(onChange, following.signal),
    () => undefined,
  );
  return () => following.abort();
}

/**
 * Once the components are hydrated, they render values of the browser, as React renders deferred values: in small steps, between which the
 * browser handles input. Renders them again when the URL changes.
 */
export function PageProvider({ children }: { children: ReactNode }) {
  const server = useContext(PageContext);
  const isHydrated = useDeferredValue(!useIsHydrating());
  const address = useSyncExternalStore(subscribe, isHydrated ? () => location.href : getEmpty, getEmpty);
  const page = useMemo(() => ({ ...server, isHydrated, address }), [server, isHydrated, address]);
  return <PageContext value={page}>{children}</PageContext>;
}

const getEmpty = () => '';

/** Returns a value of the browser, or `serverValue` on a server and during hydration. Reads it again when the URL of the page changes. */
export function useClientValue<T>(read: () => T, serverValue: T): T {
  return useContext(PageContext).isHydrated ? read() : serverValue;
}
