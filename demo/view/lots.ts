import { searchRules } from '../../src/site/search/searchRules.ts';
import { slugify } from '../../src/site/core/slugify.ts';
import type { Lot, Page } from '../model/lots.ts';
import { html, type Html } from './html.ts';

const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const number = new Intl.NumberFormat('en-US');

const endsIn = (hours: number): string =>
  hours < 24 ? `${hours} h` : `${Math.floor(hours / 24)} d ${hours % 24} h`;

const lotCard = (lot: Lot): Html =>
  html`<li class="lot">
    <div class="picture" data-category="${slugify(lot.category)}" role="img" aria-label="${lot.leaf}">
      <span aria-hidden="true">${lot.leaf.slice(0, 1)}</span>
    </div>
    <h3><a href="${lot.path}#lot-${lot.id}">${lot.title}</a></h3>
    <p class="house">${lot.house} · ${lot.place}</p>
    <p class="bid">
      <strong>${money.format(lot.bid)}</strong> <span>${lot.bids} bids</span>
      <span>ends in ${endsIn(lot.hours)}</span>
    </p>
  </li>`;

export const lotGrid = (lots: readonly Lot[]): Html =>
  html`<ul class="lots">
    ${lots.map(lotCard)}
  </ul>`;

/** A page of lots with its count and the links to the pages around it. */
export function lotPage({ lots, total }: Page, start: number, hrefOf: (start: number) => string): Html {
  const { pageLength } = searchRules;
  if (total === 0)
    return html`<p class="empty">No lots were found. Try another word, or browse the categories above.</p>`;
  const last = Math.min(start + pageLength - 1, total);
  return html`<p class="count" role="status">
      ${number.format(start)}–${number.format(last)} of ${number.format(total)} lots
    </p>
    <h2 class="hidden">Lots</h2>
    ${lotGrid(lots)}
    <nav class="pager" aria-label="Pages">
      ${start > 1 ? html`<a rel="prev" href="${hrefOf(Math.max(1, start - pageLength))}">Previous</a>` : ''}
      ${last < total ? html`<a rel="next" href="${hrefOf(start + pageLength)}">Next</a>` : ''}
    </nav>`;
}

/** The number of the first lot of a page; 1 where an address has none that a database knows. */
export function startOf(text: string | undefined): number {
  const start = Math.floor(Number(text));
  return Number.isSafeInteger(start) && start > 0 ? start : 1;
}
