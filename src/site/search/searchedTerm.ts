import { termParameter } from './searchUrl.ts';

/** The term that a page shows the results of; empty on all other pages. `results` is the address of the results page. */
export function getSearchedTerm(results: string, page: Location): string {
  const { origin, pathname } = new URL(results, page.href);
  return origin === page.origin && pathname === page.pathname
    ? (new URLSearchParams(page.search).get(termParameter) ?? '')
    : '';
}
