import { searchRules } from './searchRules.ts';

/** The name of the query parameter that holds a search term, in the form as in the link. */
export const termParameter = 'searchTerm';

/** The value of the query parameter `category`. */
export const allCategories = 'all categories';

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
