import { termParameter } from './searchParameters.ts';

/** The term that a page shows the results of; empty on all other pages. `page` is its whole address. */
export function getSearchedTerm(results: string, page: string): string {
  const here = new URL(page);
  const { origin, pathname } = new URL(results, here);
  return origin === here.origin && pathname === here.pathname
    ? (here.searchParams.get(termParameter) ?? '')
    : '';
}
