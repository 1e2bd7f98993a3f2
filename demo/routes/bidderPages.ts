import { Hono } from 'hono';
import { paths } from '../../src/site/config/site.ts';
import { bidderLinks } from '../../src/site/navigation/navigation.ts';
import { type DemoContext, type Env, getBidder } from '../http/context.ts';
import type { Bidder } from '../model/accounts.ts';
import { countWatched, getOwnBids, getWatched, type OwnBid } from '../model/bids.ts';
import { getInvoices, getPurchases, type Invoice, rates } from '../model/purchases.ts';
import type { Database } from '../model/sqlite.ts';
import { html, type Html } from '../view/html.ts';
import { formatPrice, formatRate, lotGrid, type Standing } from '../view/lots.ts';
import { page } from '../view/page.ts';

/** Pages for signed-in bidders: watched lots, bids, purchases, and invoices. */
export const bidderPages = new Hono<Env>();

interface BidderPage {
  title: string;
  show: (database: Database, bidder: Bidder) => Html;
}

const none = (text: string): Html =>
  html`<p>${text}</p>
    <p><a class="button" href="/todays-auctions">Browse today’s auctions</a></p>`;

const isLeading = ({ amount, bid }: OwnBid): boolean => amount === bid;

const getStanding = (lot: OwnBid): Standing => ({
  isLeading: isLeading(lot),
  text: isLeading(lot) ? 'Leading' : `Outbid · your bid ${formatPrice(lot.amount)}`,
});

const showBids = (lots: readonly OwnBid[]): Html =>
  lots.length > 0 ? lotGrid(lots, getStanding) : none('You haven’t placed any bids yet.');

const dateOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Pages by path and query. */
const pages: Readonly<Record<string, BidderPage>> = {
  [paths.myProduct]: {
    title: 'My Auctions',
    show: (database, bidder) => {
      const bids = getOwnBids(database, bidder.id);
      const leading = bids.filter(isLeading).length;
      const counts = [
        [bidderLinks[0].href, leading, 'winning bids'],
        [bidderLinks[0].href, bids.length - leading, 'outbid'],
        [paths.watchlist, countWatched(database, bidder.id), 'lots on your watchlist'],
        [bidderLinks[1].href, getPurchases(database, bidder.id).length, 'lots purchased'],
      ] as const;
      return html`<ul class="counts">
          ${counts.map(
            ([href, count, label]) =>
              html`<li>
                <a href="${href}"><strong>${count}</strong> ${label}</a>
              </li>`,
          )}
        </ul>
        <h2>Ending soonest</h2>
        ${showBids(bids.slice(0, 4))}`;
    },
  },
  [paths.watchlist]: {
    title: 'Watchlist',
    show: (database, bidder) => {
      const lots = getWatched(database, bidder.id);
      return html`<h2 class="hidden">Lots</h2>
        ${lots.length > 0 ? lotGrid(lots) : none('Your watchlist is empty. To add a lot, open it and choose “Add to watchlist”.')}`;
    },
  },
  [bidderLinks[0].href]: {
    title: 'Buying',
    show: (database, bidder) =>
      html`<h2 class="hidden">Lots</h2>
        ${showBids(getOwnBids(database, bidder.id).sort((a, b) => Number(isLeading(a)) - Number(isLeading(b))))}`,
  },
  [bidderLinks[1].href]: {
    title: 'Purchased',
    show: (database, bidder) => {
      const purchases = getPurchases(database, bidder.id);
      return html`<h2 class="hidden">Lots</h2>
        ${
          purchases.length > 0
            ? lotGrid(purchases, ({ day }) => `Purchased ${dateOf(day)}`)
            : none('You haven’t bought anything yet.')
        }`;
    },
  },
  [bidderLinks[2].href]: {
    title: 'Invoices',
    show: (database, bidder) => html`${getInvoices(database, bidder.id).map(showInvoice)}`,
  },
};

const showInvoice = ({ number, day, house, purchases, hammer, premium, tax, total }: Invoice): Html =>
  html`<section class="invoice">
    <h2>Invoice ${number}</h2>
    <p>${house}, ${dateOf(day)}</p>
    <div class="scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">Lot</th>
            <th scope="col">Description</th>
            <th scope="col" class="amount">Price</th>
          </tr>
        </thead>
        <tbody>
          ${purchases.map(
            (lot) =>
              html`<tr>
                <td>${lot.id}</td>
                <td>${lot.title}</td>
                <td class="amount">${formatPrice(lot.bid)}</td>
              </tr>`,
          )}
        </tbody>
        <tfoot>
          ${[
            ['Subtotal', hammer],
            [`Buyer’s premium (${formatRate(rates.premium)})`, premium],
            [`Sales tax (${formatRate(rates.tax)})`, tax],
            ['Total', total],
          ].map(
            ([label, amount]) =>
              html`<tr>
                <th scope="row" colspan="2">${label}</th>
                <td class="amount">${formatPrice(Number(amount))}</td>
              </tr>`,
          )}
        </tfoot>
      </table>
    </div>
  </section>`;

for (const path of new Set(Object.keys(pages).map((each) => each.split('?')[0]!)))
  bidderPages.get(path, (context: DemoContext) => {
    const { pathname, search } = new URL(context.req.url);
    const bidder = getBidder(context);
    if (!bidder) return context.redirect(`${paths.signIn}?d=${encodeURIComponent(pathname + search)}`, 302);
    const { title, show } = pages[pathname + search] ?? pages[path] ?? pages[paths.myProduct]!;
    return page(context, {
      title,
      content: html`<p>Signed in as ${bidder.name}.</p>
        ${show(context.get('demo').database, bidder)}`,
    });
  });
