import {
  createContext,
  type ReactNode,
  useContext,
  useDeferredValue,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { SiteResolver } from '../site/config/resolveSite.ts';
import { runWithSignal } from '../site/network/loading.ts';
import type { SiteLanguage } from '../site/core/siteLanguage.ts';

const subscribeToNothing = () => () => {};

/** Returns `true` on a server and during hydration. Returns `false` after hydration, or without server-rendered HTML. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribeToNothing,
    () => false,
    () => true,
  );

/** Values that a server passes to the renderer. */
export interface ServerPage {
  /** URL to return to after a sign-in: path, query, and hash. */
  returnAddress?: string | undefined;
  year?: number | undefined;
  /** Returns the search term of the page if it shows search results. `results` is the URL of the search results page. */
  getSearchedTerm?: ((results: string) => string | undefined) | undefined;
  /** Language of the messages. */
  language?: SiteLanguage | undefined;
  /** Resolver of the loaded configuration. */
  resolver?: SiteResolver | undefined;
}

interface Page extends Required<ServerPage> {
  /** Whether components can render browser values, such as the date. `false` on a server and during hydration. */
  isHydrated: boolean;
  /** URL of the page. Empty until hydration has finished. */
  address: string;
}

/** Default context. Contains all properties, so that lookups never reach `Object.prototype`. */
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

/** Calls `onChange` when the page may have changed its URL without loading a document. Returns a function that unsubscribes. */
const subscribe = (onChange: () => void): (() => void) =>
  runWithSignal((signal) => {
    import('../site/network/observeUrl.ts').then(
      ({ observeUrl }) => observeUrl(onChange, signal),
      () => undefined,
    );
  });

/**
 * Provides browser values after hydration. Their first render is deferred, so that user input can interrupt it. Renders again when the URL
 * changes.
 */
export function PageProvider({ children }: { children: ReactNode }) {
  const server = useContext(PageContext);
  const isHydrated = useDeferredValue(!useIsHydrating());
  const address = useSyncExternalStore(subscribe, isHydrated ? () => location.href : getEmpty, getEmpty);
  const page = useMemo(() => ({ ...server, isHydrated, address }), [server, isHydrated, address]);
  return <PageContext value={page}>{children}</PageContext>;
}

const getEmpty = () => '';

/** Returns a browser value, or `serverValue` on a server and during hydration. Reads the value again when the URL changes. */
export function useClientValue<T>(read: () => T, serverValue: T): T {
  return useContext(PageContext).isHydrated ? read() : serverValue;
}
