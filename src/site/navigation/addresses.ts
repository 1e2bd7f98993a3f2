import { searchRules } from '../search/searchRules.ts';

/** What of the page's address goes into a return address: never another origin. */
type PageAddress = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Path, query and hash; leading slashes collapse so that it can never be read as another host. */
export const returnAddress = ({ pathname, search, hash }: PageAddress): string =>
  pathname.replace(/^\/+/, '/') + search + hash;

/** `signIn?d=…` (contract 3). */
export const signInUrl = (signIn: string, page: PageAddress): string =>
  withParameter(signIn, 'd', returnAddress(page));

/** Adds a query parameter in front of the fragment, whatever the address already has. */
export function withParameter(address: string, name: string, value: string): string {
  const [path = '', fragment] = address.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${name}=${encodeURIComponent(value)}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

/** Query parameters of the search results link besides searchTerm (spec §2); also the hidden fields of the form. */
export const searchQuery = { category: 'all categories' } as const;

/** The search results link with its query and hash parameters (spec §2). `timestamp` in ms since 1970. */
export function searchResultsUrl(results: string, term: string, timestamp: number): string {
  const query = new URLSearchParams({ searchTerm: term, ...searchQuery, timestamp: String(timestamp) });
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
