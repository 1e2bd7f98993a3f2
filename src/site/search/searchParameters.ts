/** Name of the query parameter with the search term, in the search form and in links. */
export const termParameter = 'searchTerm';

/** Value of the query parameter `category`. */
export const allCategories = 'all categories';

export const searchLimits = {
  /** Minimum length of a trimmed term that suggestions are requested for. */
  minTermLength: 3,
  /** Maximum number of suggestions shown. */
  maxSuggestions: 10,
  pageLength: 25,
} as const;

/** Returns the search term of a results page, or an empty string on all other pages. `page` is the absolute URL of the page. */
export function getSearchedTerm(results: string, page: string): string {
  const current = new URL(page);
  const { origin, pathname } = new URL(results, current);
  return origin === current.origin && pathname === current.pathname
    ? (current.searchParams.get(termParameter) ?? '')
    : '';
}
