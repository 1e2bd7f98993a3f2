import { termParameter } from '../../src/site/search/searchParameters.ts';
import { getSearchedTerm } from '../../src/site/search/searchedTerm.ts';

/** Shows a term in the search, if there is one. Without a given term, shows the term of a page of search results, unless the HTML has a term. */
export function showTerm(root: ShadowRoot, given?: string): void {
  const input = root.querySelector<HTMLInputElement>(`[name=${termParameter}]`);
  if (!input || (given === undefined && input.defaultValue)) return;
  const term = given ?? getSearchedTerm(input.form!.action, location.href);
  if (term || given !== undefined) input.defaultValue = term;
}
