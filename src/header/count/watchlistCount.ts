import { createContext, useContext } from 'react';
import { useIsHydrating } from '../../hooks/useIsHydrating.ts';

/** The number of lots on the user's watchlist. */
export interface WatchlistCount {
  /** `undefined` if the page does not say it. */
  count: number | undefined;
  /** Whether HTML that is hydrated contains it. */
  isInHtml: boolean;
}

export const WatchlistCountContext = createContext<WatchlistCount>({ count: undefined, isInHtml: false });

export function useWatchlistCount(): number | undefined {
  const { count, isInHtml } = useContext(WatchlistCountContext);
  return useIsHydrating() && !isInHtml ? undefined : count;
}
