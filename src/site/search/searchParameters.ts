/** The name of the query parameter that holds a search term, in the form as in the link. */
export const termParameter = 'searchTerm';

/** The value of the query parameter `category`. */
export const allCategories = 'all categories';

/** Search constants. */
export const searchRules = {
  /** Suggestions are asked for from this many characters on, after trimming. */
  minTermLength: 3,
  /** At most this many suggestions are shown, however many arrive. */
  maxSuggestions: 10,
  pageLength: 25,
} as const;

/** The term that a page shows the results of; empty on all other pages. `page` is its whole address. */
export function getSearchedTerm(results: string, page: string): string {
  const here = new URL(page);
  const { origin, pathname } = new URL(results, here);
  return origin === here.origin && pathname === here.pathname
    ? (here.searchParams.get(termParameter) ?? '')
    : '';
}
