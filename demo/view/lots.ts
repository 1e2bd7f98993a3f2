import { iconPaths } from '../../src/icons/Icon.tsx';
import { searchLimits } from '../../src/site/search/searchParameters.ts';
import type { Lot, Page } from '../model/lots.ts';
import { getPicture, getPictures, type LotPicture, pictureSize } from '../pictures/picture.ts';
import { html, type Html } from './html.ts';

export const formatPrice = (price: number): string =>
  price.toLocaleString('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

export const formatNumber = (value: number): string => value.toLocaleString('en-US');

export const formatBids = (bids: number): string => (bids === 1 ? '1 bid' : `${bids} bids`);

/** Formats a rate as a percentage: `0.1` → `10%`. */
export const formatRate = (rate: number): string =>
  rate.toLocaleString('en-US', { style: 'percent', maximumFractionDigits: 1 });

/** Formats the remaining time, such as `Ends in 1d 3h`, without a line break in the time. */
export const formatEnd = (hours: number): string =>
  `Ends in ${hours < 24 ? '' : `${Math.floor(hours / 24)}d\u00a0`}${hours % 24}h`;

const closing = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/Chicago',
  weekday: 'short',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Returns the end of a lot, rounded up to a full hour. */
export function getEnd({ hours }: Pick<Lot, 'hours'>): Date {
  const hour = 3_600_000;
  return new Date((Math.ceil(Date.now() / hour) + hours) * hour);
}

/** Renders the end of a lot. */
export function endTime(lot: Lot): Html {
  const end = getEnd(lot);
  return html`<time datetime="${end.toISOString()}">${closing.format(end)}</time>`;
}

export const getLotPath = ({ id }: Pick<Lot, 'id'>): string => `/lots/${id}`;

export const lotPicture = (lot: Lot): Html => renderImage(getPicture(lot), true);

function renderImage({ src, alt }: LotPicture, isFirst: boolean): Html {
  const { width, height } = pictureSize;
  return html`<img
    class="lot-image"
    src="${src}"
    alt="${alt}"
    width="${width}"
    height="${height}"
    loading="${isFirst ? 'eager' : 'lazy'}"
  />`;
}

/** The number of hours below which the remaining time is highlighted. */
const soon = 3;

/** The bidder's own position on a lot. */
export interface Standing {
  isLeading: boolean;
  text: string;
}

/** Renders a line with an icon. A bidder who is outbid can raise the bid. */
const showStanding = (lot: Lot, { isLeading, text }: Standing): Html =>
  html`<span class="standing" ${isLeading ? 'data-leading' : ''}>
    <svg viewBox="0 0 24 24" width="16" height="16" aria-hidden="true">
      <path d="${iconPaths[isLeading ? 'check' : 'alert']}" />
    </svg>
    <span>${text}</span>
    ${isLeading ? '' : html`<a href="${getLotPath(lot)}#amount" aria-label="Raise bid on ${lot.title}">Raise bid</a>`}
  </span>`;

/** Renders the card of a lot. A note replaces the bids and the remaining time. */
const lotCard = (
  lot: Lot,
  image: LotPicture,
  { standing, isFirst }: { standing: Standing | string | undefined; isFirst: boolean },
): Html =>
  html`<li class="lot">
    ${renderImage(image, isFirst)}
    <h3>
      <a href="${getLotPath(lot)}">${lot.title}</a>
    </h3>
    <p class="house"><span>${lot.house}</span> <span>${lot.place}</span></p>
    <p class="bid">
      <strong>${formatPrice(lot.bid)}</strong>
      ${
        typeof standing === 'string'
          ? html`<span class="end">${standing}</span>`
          : html`<span>${formatBids(lot.bids)}</span>
              ${standing ? showStanding(lot, standing) : ''}
              <span class="end" ${lot.hours < soon ? 'data-soon' : ''}>${formatEnd(lot.hours)}</span>`
      }
    </p>
  </li>`;

/** Renders a grid of lots. If the list is a full page, the first lot is wide enough for all rows to be full. */
export const lotGrid = <Shown extends Lot>(
  lots: readonly Shown[],
  getStanding: (lot: Shown) => Standing | string | undefined = () => undefined,
): Html => {
  const images = getPictures(lots);
  return html`<ul class="lots" ${lots.length === searchLimits.pageLength ? 'data-whole' : ''}>
    ${lots.map((lot, index) => lotCard(lot, images[index]!, { standing: getStanding(lot), isFirst: index < 5 }))}
  </ul>`;
};

/** Renders a page of lots, their number, and links to other pages. */
export function lotPage({ lots, total }: Page, start: number, hrefOf: (start: number) => string): Html {
  const { pageLength } = searchLimits;
  if (total === 0) return html`<p>No lots found. Browse the categories above.</p>`;
  const last = Math.min(start + pageLength - 1, total);
  const pages = Math.ceil(total / pageLength);
  return html`<p class="count" role="status">
      ${formatNumber(start)}–${formatNumber(last)} of ${formatNumber(total)} lots
    </p>
    <h2 class="hidden">Lots</h2>
    ${lotGrid(lots)}
    <nav class="pager" aria-label="Pagination">
      ${start > 1 ? pagerLink('prev', hrefOf(Math.max(1, start - pageLength)), 'Previous') : ''}
      <span>Page ${formatNumber(Math.ceil(start / pageLength))} of ${formatNumber(pages)}</span>
      ${last < total ? pagerLink('next', hrefOf(start + pageLength), 'Next') : ''}
      ${last < total ? pagerLink('last', hrefOf((pages - 1) * pageLength + 1), 'Last') : ''}
    </nav>`;
}

const pagerLink = (rel: string, href: string, label: string): Html =>
  html`<a class="button second" rel="${rel}" href="${href}">${label}</a>`;

/** Renders lots for visitors of a page without any. */
export const suggestedLots = (lots: readonly Lot[]): Html =>
  html`<h2>Popular lots ending soon</h2>
    ${lotGrid(lots)}`;

/** Parses the number of the first lot on a page. Defaults to 1 if the number is missing or invalid. */
export function startOf(text: string | undefined): number {
  const start = Math.floor(Number(text));
  return Number.isSafeInteger(start) && start > 0 ? start : 1;
}
