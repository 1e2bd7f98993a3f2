import { getSearchedTerm, allCategories, termParameter, searchLimits } from './searchParameters.ts';

/** Returns the URL of the search results with query and fragment parameters. `timestamp` is in milliseconds since 1970. */
export function getSearchResultsUrl(results: string, term: string, timestamp: number): string {
  const query = new URLSearchParams({
    [termParameter]: term,
    category: allCategories,
    timestamp: String(timestamp),
  });
  const hash = new URLSearchParams({
    searchid: '0',
    type: 'lot',
    search: term,
    sort: 'relevance',
    view: 'gallery',
    length: String(searchLimits.pageLength),
    refine: '',
    start: '1',
  });
  const path = results.split('#', 1)[0]!;
  return `${path}${path.includes('?') ? '&' : '?'}${query}#${hash}`;
}

/** Shows the term on its results page, so that the user can refine it. Keeps a value that the user typed or the browser restored. */
export function showSearchedTerm(input: HTMLInputElement, results: string): void {
  if (input.value !== input.defaultValue) return;
  input.defaultValue = getSearchedTerm(results, location.href);
  // An input whose value has been set ignores its default value.
  input.value = input.defaultValue;
}
