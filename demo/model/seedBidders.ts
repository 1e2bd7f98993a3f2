import { demoAccounts } from './accounts.ts';
import { getIncrement } from './bids.ts';
import { houses } from './houses.ts';
import type { Database } from './sqlite.ts';

/** Adds watched lots, bids, and purchases for the demo accounts. */
export function seedBidders(database: Database): void {
  for (const index of demoAccounts.keys()) {
    const bidder = index + 1;
    database.run('INSERT INTO watched SELECT ?, id FROM lots WHERE id % 2411 = ?', [bidder, bidder * 7]);
    const own = database.all('SELECT id, bid FROM lots WHERE id % 3163 = ?', [bidder * 11]);
    for (const [at, lot] of own.entries()) {
      const { id, bid } = lot as unknown as { id: number; bid: number };
      // The bidder is outbid on every second lot.
      database.run('INSERT INTO own_bids VALUES (?, ?, ?)', [
        bidder,
        id,
        at % 2 ? bid - getIncrement(bid) : bid,
      ]);
    }
    for (const [at, day] of ['2026-11-14', '2026-10-30'].entries()) {
      const [house] = houses[(index * 3 + at) % houses.length]!;
      const bought = 'house = ? AND bids > 5 AND id % 701 = ?';
      const values = [house, 100 + bidder];
      database.run(`INSERT INTO purchases SELECT ?, ?, ?, lots.* FROM lots WHERE ${bought} LIMIT 4`, [
        bidder,
        48_210 + index * 2 - at,
        day,
        ...values,
      ]);
    }
  }
  // Sold lots aren't for sale.
  database.exec('DELETE FROM lots WHERE id IN (SELECT id FROM purchases)');
}
