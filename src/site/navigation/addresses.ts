import { searchRules } from '../search/searchRules.ts';

/** The parts of the page's address that a return address is made of: never another origin. */
type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Path, query and hash; leading slashes collapse so that it can never be read as another host. */
export const returnAddress = ({ pathname, search, hash }: PageAddress): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

/** The sign-in link, with the address to return to as `d`. */
export const getSignInUrl = (signIn: string, page: PageAddress): string =>
  addParameter(signIn, 'd', returnAddress(page));

/** Adds a query parameter in front of the fragment, whatever the address already has. */
export function addParameter(address: string, name: string, value: string): string {
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

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
