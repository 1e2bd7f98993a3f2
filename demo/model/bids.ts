import type { Database } from './sqlite.ts';
import { getLot, type Lot, lotColumns } from './lots.ts';

/** Returns the minimum difference between a bid and the next bid, in USD. */
export const getIncrement = (bid: number): number =>
  bid < 100 ? 5 : bid < 1000 ? 25 : bid < 10_000 ? 100 : bid < 100_000 ? 500 : 2500;

/** Rounds a price to a multiple of the bid increment. */
export const roundBid = (price: number): number => {
  const step = getIncrement(price);
  return Math.max(step, Math.round(price / step) * step);
};

/** Returns the minimum next bid on a lot, in USD. */
export const getNextBid = ({ bid }: Lot): number => bid + getIncrement(bid);

/** A lot with the bidder's own bid. */
export interface OwnBid extends Lot {
  /** The bidder's highest bid, in USD. */
  amount: number;
}

/** Places a bid. Returns `false` if the amount is too low or invalid. */
export function placeBid(database: Database, bidder: number, id: number, amount: number): boolean {
  const lot = getLot(database, id);
  if (!lot || !Number.isSafeInteger(amount) || amount < getNextBid(lot)) return false;
  database.run('UPDATE lots SET bid = ?, bids = bids + 1 WHERE id = ?', [amount, id]);
  database.run('INSERT INTO own_bids VALUES (?, ?, ?)', [bidder, id, amount]);
  return true;
}

/** Returns the lots that a bidder has bid on, ending soonest first. */
export const getOwnBids = (database: Database, bidder: number): OwnBid[] =>
  database.all(
    `SELECT ${lotColumns}, max(amount) AS amount FROM own_bids JOIN lots ON lots.id = lot
     WHERE bidder = ? GROUP BY lots.id ORDER BY hours, lots.id`,
    [bidder],
  ) as unknown as OwnBid[];

export const isWatched = (database: Database, bidder: number, lot: number): boolean =>
  Boolean(database.get('SELECT 1 FROM watched WHERE bidder = ? AND lot = ?', [bidder, lot]));

export function setWatched(database: Database, bidder: number, lot: number, watched: boolean): void {
  database.run(
    watched
      ? 'INSERT OR IGNORE INTO watched VALUES (?, ?)'
      : 'DELETE FROM watched WHERE bidder = ? AND lot = ?',
    [bidder, lot],
  );
}

export const countWatched = (database: Database, bidder: number): number =>
  Number(database.get('SELECT count(*) AS total FROM watched WHERE bidder = ?', [bidder])?.['total'] ?? 0);

export const getWatched = (database: Database, bidder: number): Lot[] =>
  database.all(
    `SELECT ${lotColumns} FROM watched JOIN lots ON lots.id = lot WHERE bidder = ? ORDER BY hours, lots.id`,
    [bidder],
  ) as unknown as Lot[];
