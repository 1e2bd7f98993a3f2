import { navigate } from '../../site/core/urls.ts';
import type * as RecentSearchesModule from '../../site/search/recentSearches.ts';
import { getSearchResultsUrl } from '../../site/search/searchUrl.ts';
import { setSearchShortcut } from './searchShortcut.ts';
import type { RecentSearches, SearchEvents, SearchProps } from './searchTypes.ts';

/** Functions of the search that load after hydration. */
export { showSearchedTerm } from '../../site/search/searchUrl.ts';

/** Changes the stored searches. Their module loads only on sites that turn them on or off. The search works even if loading fails. */
const changeRecentSearches = (change: (store: typeof RecentSearchesModule) => void): Promise<void> =>
  import('../../site/search/recentSearches.ts').then(change, () => undefined);

/** Value of `recentSearches` of each input. */
const lastValues = new WeakMap<HTMLInputElement, RecentSearches>();

/** Turns the shortcut on or off, and removes stored searches when recent searches are turned off. */
export function connectSearch(
  input: HTMLInputElement,
  { searchShortcut, recentSearches }: Pick<SearchProps, 'searchShortcut' | 'recentSearches'>,
): void {
  setSearchShortcut(input, searchShortcut === undefined);
  if (recentSearches !== lastValues.get(input) && recentSearches !== 'on')
    void changeRecentSearches(({ clearRecentSearches }) => clearRecentSearches());
  lastValues.set(input, recentSearches);
}

export const disconnectSearch = (input: HTMLInputElement): void => setSearchShortcut(input, false);

interface Submission extends Pick<SearchEvents, 'onSearch'> {
  term: string;
  /** URL of the results page without parameters. */
  results: string;
  /** Whether to store the term as a recent search. */
  isStored: boolean;
}

/** Stores the term if the site has turned on recent searches, and shows the results. */
export async function submitSearch({ term, results, isStored, onSearch }: Submission): Promise<void> {
  const href = getSearchResultsUrl(results, term, Date.now());
  if (isStored) await changeRecentSearches(({ addRecentSearch }) => addRecentSearch(term));
  if (onSearch?.({ term, href }) !== false) navigate(href);
}
