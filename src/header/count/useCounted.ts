import type { LinkItem } from '../../site/navigation/navigation.ts';
import { useWatchlistCount } from './watchlistCount.ts';

/** A link with the number of what it leads to: 0 or more. */
export type CountedLink = Pick<LinkItem, 'label' | 'countText'> & { count: number };

/** Those of some links that have a count, the watchlist with that of the page. What is behind the point is left out. */
export function useCounted(links: readonly LinkItem[]): CountedLink[] {
  const watchlistCount = useWatchlistCount();
  return links.flatMap(({ label, countText, count: own }) => {
    const count = countText ? (own ?? watchlistCount) : own;
    return count! >= 0 ? [{ label, countText, count: Math.floor(count!) }] : [];
  });
}
