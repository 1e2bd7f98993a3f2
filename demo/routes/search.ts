import { Hono } from 'hono';
import { paths } from '../../src/site/config/site.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { listWanted, searchLots, type Sort, suggest } from '../model/lots.ts';
import type { Database } from '../model/sqlite.ts';
import { formatNumber, lotPage, startOf, suggestedLots } from '../view/lots.ts';
import { sortForm, sorts } from '../view/sortForm.ts';
import { html, type Html } from '../view/html.ts';
import { page } from '../view/page.ts';

export const search = new Hono<Env>();

/** Renders the results of the query parameters. Then, search.js applies the hash parameters. */
search.get(paths.searchResults, (context) => {
  const term = context.req.query('searchTerm') ?? '';
  return page(context, {
    title: term ? `Results for “${term}”` : 'Search',
    script: '/demo/search.js',
    content: html`<div id="results" data-fragment="/demo/search-results" data-view="gallery">
      ${results(context, term)}
    </div>`,
  });
});

/** The results without the page around them, for search.js. */
search.get('/demo/search-results', (context) =>
  context.html(results(context, context.req.query('search') ?? '')),
);

const isSort = (text: string | undefined): text is Sort => text !== undefined && Object.hasOwn(sorts, text);

function results(context: DemoContext, term: string) {
  const start = startOf(context.req.query('start'));
  const requested = context.req.query('sort');
  const sort = isSort(requested) ? requested : 'relevance';
  const { database } = context.get('demo');
  const found = searchLots(database, term, { start, sort });
  if (found.total === 0) return noResults(database, term);
  const hrefOf = (next: number) =>
    `${paths.searchResults}?searchTerm=${encodeURIComponent(term)}&category=all+categories&sort=${sort}&start=${next}`;
  return html`${sortForm({
    action: paths.searchResults,
    hidden: { searchTerm: term, category: 'all categories' },
    sorts,
    chosen: sort,
  })}
  ${lotPage(found, start, hrefOf)}`;
}

function noResults(database: Database, term: string): Html {
  const nearest = suggestNearest(database, term);
  return html`<p>No lots found. Try a different search, or browse the categories above.</p>
    ${
      nearest.length > 0
        ? html`<nav class="parts" aria-label="Similar searches">
            <ul>
              ${nearest.map(
                ({ name, count, path }) =>
                  html`<li><a href="${path}">${name}</a> <span>${formatNumber(count)}</span></li>`,
              )}
            </ul>
          </nav>`
        : ''
    }
    ${suggestedLots(listWanted(database, 4))}`;
}

/** Returns the categories for the longest beginning of a term that has any lots. */
function suggestNearest(database: Database, term: string) {
  for (let length = term.length - 1; length >= 3; length--) {
    const found = suggest(database, term.slice(0, length));
    if (found.length > 0) return found.slice(0, 6);
  }
  return [];
}
