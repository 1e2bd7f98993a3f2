import { Hono } from 'hono';
import { paths } from '../../src/site/core/links.ts';
import type { DemoContext, Env } from '../http/context.ts';
import { searchLots, type Sort } from '../model/lots.ts';
import { lotPage, startOf } from '../view/lots.ts';
import { sortForm, sorts } from '../view/sortForm.ts';
import { html } from '../view/html.ts';
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
  const found = searchLots(context.get('demo').database, term, { start, sort });
  const hrefOf = (next: number) =>
    `${paths.searchResults}?searchTerm=${encodeURIComponent(term)}&category=all+categories&sort=${sort}&start=${next}`;
  return html`${
    found.total > 0
      ? sortForm({
          action: paths.searchResults,
          hidden: { searchTerm: term, category: 'all categories' },
          sorts,
          chosen: sort,
        })
      : ''
  }${lotPage(found, start, hrefOf)}`;
}
