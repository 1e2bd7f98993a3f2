import { Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import { paths } from '../../src/site/config/site.ts';
import { type DemoContext, type Env, getBidder } from '../http/context.ts';
import { readForm } from '../http/readForm.ts';
import { getNextBid, isWatched, placeBid, setWatched } from '../model/bids.ts';
import { getLot, listLots, type Lot } from '../model/lots.ts';
import { rates } from '../model/purchases.ts';
import { renderPicture } from '../pictures/picture.ts';
import { renderScene } from '../pictures/scene.ts';
import { html, type Html } from '../view/html.ts';
import {
  endTime,
  formatBids,
  formatEnd,
  formatPrice,
  formatRate,
  getLotPath,
  lotGrid,
  lotPicture,
} from '../view/lots.ts';
import { page } from '../view/page.ts';

/** The page of a lot, its forms for bids and the watchlist, and all images of lots. */
export const lots = new Hono<Env>();

lots.get('/demo/images/:file', (context) => {
  const file = context.req.param('file');
  const image = file === 'scene.svg' ? renderScene() : renderPicture(file);
  if (!image) return context.notFound();
  return context.body(image, 200, {
    'Content-Type': 'image/svg+xml; charset=utf-8',
    'Cache-Control': 'public, max-age=86400',
  });
});

/** Returns the lot whose ID is in the path. */
function findLot(context: DemoContext): Lot | undefined {
  const text = context.req.param('id') ?? '';
  return /^\d{1,9}$/.test(text) ? getLot(context.get('demo').database, Number(text)) : undefined;
}

/** Returns a field of the submitted form. Without that field, the response is a 400 error. */
async function readText(context: DemoContext, name: string): Promise<string> {
  const value = (await readForm(context)).get(name);
  if (typeof value !== 'string') throw new HTTPException(400);
  return value;
}

interface Attempt {
  /** The invalid amount that the bidder typed. */
  amount?: string;
  error?: string;
}

lots.get('/lots/:id', (context) => {
  const lot = findLot(context);
  return lot ? showLot(context, lot) : context.notFound();
});

lots.post('/lots/:id/bid', async (context) => {
  const lot = findLot(context);
  if (!lot) return context.notFound();
  const bidder = getBidder(context);
  if (!bidder) return toSignIn(context, lot);
  const amount = (await readText(context, 'amount')).trim();
  const isPlaced = placeBid(
    context.get('demo').database,
    bidder.id,
    lot.id,
    Number(amount.replaceAll(/^\$|,/g, '') || Number.NaN),
  );
  if (isPlaced) return context.redirect(getLotPath(lot), 303);
  return showLot(context, lot, {
    amount,
    error: `Enter a bid of ${formatPrice(getNextBid(lot))} or more, in whole dollars.`,
  });
});

lots.post('/lots/:id/watch', async (context) => {
  const lot = findLot(context);
  if (!lot) return context.notFound();
  const bidder = getBidder(context);
  if (!bidder) return toSignIn(context, lot);
  const watched = await readText(context, 'watched');
  if (watched !== 'true' && watched !== 'false') throw new HTTPException(400);
  setWatched(context.get('demo').database, bidder.id, lot.id, watched === 'true');
  return context.redirect(getLotPath(lot), 303);
});

const toSignIn = (context: DemoContext, lot: Lot) =>
  context.redirect(`${paths.signIn}?d=${encodeURIComponent(getLotPath(lot))}`, 303);

function showLot(context: DemoContext, lot: Lot, attempt: Attempt = {}) {
  const { database } = context.get('demo');
  const nextBid = getNextBid(lot);
  const listOthers = (column: 'path' | 'house') =>
    listLots(database, { where: `${column} = ? AND id <> ?`, values: [lot[column], lot.id] }).lots.slice(
      0,
      4,
    );
  return page(context, {
    title: lot.title,
    status: attempt.error ? 422 : 200,
    hasErrors: attempt.error !== undefined,
    trail: [
      [lot.category, `/for-sale/${lot.path.split('/')[2]}`],
      [lot.leaf, lot.path],
    ],
    content: html`<div class="lot-page">
        ${lotPicture(lot)}
        <div>
          <p class="price">
            <strong>${formatPrice(lot.bid)}</strong>
            <span>${formatBids(lot.bids)} · ${formatEnd(lot.hours)}</span>
            <span>Minimum next bid: ${formatPrice(nextBid)}</span>
            <span
              >${formatPrice(Math.round(nextBid * (1 + rates.premium)))} including the
              ${formatRate(rates.premium)} buyer’s premium</span
            >
          </p>
          ${actions(context, lot, attempt)}
          <dl class="facts">
            <div>
              <dt>Lot</dt>
              <dd>${lot.id}</dd>
            </div>
            <div>
              <dt>Ends</dt>
              <dd>${endTime(lot)}</dd>
            </div>
            <div>
              <dt>Auction house</dt>
              <dd>${lot.house}</dd>
            </div>
            <div>
              <dt>Location</dt>
              <dd>${lot.place}</dd>
            </div>
          </dl>
        </div>
      </div>
      <div class="heading">
        <h2>Similar lots</h2>
        <a href="${lot.path}">All ${lot.leaf}</a>
      </div>
      ${lotGrid(listOthers('path'))}
      <h2>More from ${lot.house}</h2>
      ${lotGrid(listOthers('house'))}`,
  });
}

function actions(context: DemoContext, lot: Lot, { amount, error }: Attempt): Html {
  const bidder = getBidder(context);
  if (!bidder)
    return html`<p>
      <a class="button" href="${paths.signIn}?d=${encodeURIComponent(getLotPath(lot))}">Sign in to bid</a>
    </p>`;
  const watched = isWatched(context.get('demo').database, bidder.id, lot.id);
  return html`<form class="offer" method="post" action="${getLotPath(lot)}/bid" novalidate>
      <auction-form-field
        label="Your bid"
        help="Minimum bid: ${formatPrice(getNextBid(lot))}"
        ${error ? html`error error-text="${error}"` : ''}
      >
        <input
          id="amount"
          name="amount"
          inputmode="numeric"
          autocomplete="off"
          required
          value="${amount ?? ''}"
        />
      </auction-form-field>
      <button class="button">Place bid</button>
    </form>
    <form method="post" action="${getLotPath(lot)}/watch">
      <button class="button second" name="watched" value="${watched ? 'false' : 'true'}">
        ${watched ? 'Remove from watchlist' : 'Add to watchlist'}
      </button>
    </form>`;
}
