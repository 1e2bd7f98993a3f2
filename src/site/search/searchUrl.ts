import { getSearchedTerm, allCategories, termParameter, searchRules } from './searchParameters.ts';

/** The search results link with its query and hash parameters. `timestamp` in ms since 1970. */
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
    length: String(searchRules.pageLength),
    refine: '',
    start: '1',
  });
  const path = results.split('#', 1)[0]!;
  return `${path}${path.includes('?') ? '&' : '?'}${query}#${hash}`;
}

/** Keeps the term on the page of its results, to be refined. What the user has typed meanwhile, or the browser has restored, stays. */
export function showSearchedTerm(input: HTMLInputElement, results: string): void {
  if (input.value !== input.defaultValue) return;
  input.defaultValue = getSearchedTerm(results, location.href);
  // Once its value has been set, the default is not shown.
  input.value = input.defaultValue;
}
