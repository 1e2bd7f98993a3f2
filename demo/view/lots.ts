import { searchRules } from '../../src/site/search/searchParameters.ts';
import type { Lot, Page } from '../model/lots.ts';
import { getPicture, getPictures, type Picture, pictureSize } from '../pictures/picture.ts';
import { html, type Html } from './html.ts';

export const formatPrice = (price: number): string =>
  price.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatNumber = (value: number): string => value.toLocaleString('en-US');

export const formatBids = (bids: number): string => (bids === 1 ? '1 bid' : `${bids} bids`);

/** 0.1 as `10 %`. */
export const formatRate = (rate: number): string =>
  `${(rate * 100).toLocaleString('en-US', { maximumFractionDigits: 1 })}\u00a0%`;

/** Never broken between a number and its unit. */
export const formatEnd = (hours: number): string =>
  `ends in ${hours < 24 ? '' : `${Math.floor(hours / 24)} d `}${hours % 24} h`.replaceAll(
    /(\d) /g,
    '$1\u00a0',
  );

const closing = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** The full hour at which a lot ends. */
export function endTime({ hours }: Lot): Html {
  const hour = 3_600_000;
  const end = new Date((Math.ceil(Date.now() / hour) + hours) * hour);
  return html`<time datetime="${end.toISOString()}">${closing.format(end)}</time>`;
}

export const getLotPath = ({ id }: Pick<Lot, 'id'>): string => `/lots/${id}`;

export const lotPicture = (lot: Lot): Html => renderPicture(getPicture(lot), true);

function renderPicture({ src, alt }: Picture, isFirst: boolean): Html {
  const { width, height } = pictureSize;
  return html`<img
    class="picture"
    src="${src}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    loading="${isFirst ? 'eager' : 'lazy'}"
  />`;
}

/** From so few hours on, what is left of the time stands out. */
const soon = 3;

/** A lot with what is to be seen of it: by default when it ends. */
const lotCard = (
  lot: Lot,
  picture: Picture,
  { note, isFirst }: { note: string | undefined; isFirst: boolean },
): Html =>
  html`<li class="lot">
    ${renderPicture(picture, isFirst)}
    <h3>
      <a href="${getLotPath(lot)}">${lot.title}</a>
    </h3>
    <p class="house"><span>${lot.house}</span> <span>${lot.place}</span></p>
    <p class="bid">
      <strong>${formatPrice(lot.bid)}</strong>
      ${note === undefined ? html`<span>${formatBids(lot.bids)}</span>` : ''}
      <span class="end" ${note === undefined && lot.hours < soon ? 'data-soon' : ''}
        >${note ?? formatEnd(lot.hours)}</span
      >
    </p>
  </li>`;

/** Lots side by side. A whole page of them fills each row: its first lot is as wide as the page needs. */
export const lotGrid = <Shown extends Lot>(
  lots: readonly Shown[],
  getNote: (lot: Shown) => string | undefined = () => undefined,
): Html => {
  const pictures = getPictures(lots);
  return html`<ul class="lots" ${lots.length === searchRules.pageLength ? 'data-whole' : ''}>
    ${lots.map((lot, index) => lotCard(lot, pictures[index]!, { note: getNote(lot), isFirst: index < 5 }))}
  </ul>`;
};

/** A page of lots with its count and the links to the pages around it. */
export function lotPage({ lots, total }: Page, start: number, hrefOf: (start: number) => string): Html {
  const { pageLength } = searchRules;
  if (total === 0)
    return html`<p class="empty">No lots were found. Try another word, or browse the categories above.</p>`;
  const last = Math.min(start + pageLength - 1, total);
  return html`<p class="count" role="status">
      ${formatNumber(start)}–${formatNumber(last)} of ${formatNumber(total)} lots
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
