import type { Sort } from '../model/lots.ts';
import { html, type Html } from './html.ts';

export const sorts: Readonly<Record<Sort, string>> = {
  relevance: 'Best match',
  ending: 'Ending soonest',
  price: 'Price: low to high',
};

interface SortForm {
  action: string;
  /** Further parameters of the URL. */
  hidden?: Readonly<Record<string, string>>;
  sorts: Readonly<Partial<Record<Sort, string>>>;
  chosen: Sort;
}

/** Renders a form that sorts a list. Works without JavaScript. */
export const sortForm = ({ action, hidden = {}, sorts, chosen }: SortForm): Html =>
  html`<form class="sort" action="${action}">
    ${Object.entries(hidden).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`)}
    <label
      >Sort by
      <select name="sort">
        ${Object.entries(sorts).map(
          ([sort, label]) =>
            html`<option value="${sort}" ${sort === chosen ? 'selected' : ''}>${label}</option>`,
        )}
      </select></label
    >
    <button class="button second">Sort</button>
  </form>`;
