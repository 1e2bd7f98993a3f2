import type { Database } from './sqlite.ts';
import type { Lot } from './lots.ts';

/** A lot that a bidder has bought. */
export interface Purchase extends Lot {
  invoice: number;
  /** `yyyy-MM-dd`. */
  day: string;
}

/** The purchases from one auction house on one day. */
export interface Invoice {
  number: number;
  day: string;
  house: string;
  purchases: Purchase[];
  /** The sum of the bids, in USD. */
  hammer: number;
  premium: number;
  tax: number;
  total: number;
}

/** The premium rate, applied to the hammer price, and the sales tax rate, applied to the hammer price and the premium. */
export const rates = { premium: 0.1, tax: 0.065 } as const;

/** Returns a bidder's purchases, newest first. */
export const getPurchases = (database: Database, bidder: number): Purchase[] =>
  database.all(
    'SELECT *, sub_group AS subGroup FROM purchases WHERE bidder = ? ORDER BY day DESC, invoice, id',
    [bidder],
  ) as unknown as Purchase[];

/** Returns a bidder's invoices, newest first. */
export function getInvoices(database: Database, bidder: number): Invoice[] {
  const byNumber = new Map<number, Purchase[]>();
  for (const purchase of getPurchases(database, bidder))
    byNumber.set(purchase.invoice, [...(byNumber.get(purchase.invoice) ?? []), purchase]);
  return [...byNumber].map(([number, purchases]) => createInvoice(number, purchases));
}

function createInvoice(number: number, purchases: Purchase[]): Invoice {
  const hammer = purchases.reduce((sum, { bid }) => sum + bid, 0);
  const premium = Math.round(hammer * rates.premium);
  const tax = Math.round((hammer + premium) * rates.tax);
  const { day, house } = purchases[0]!;
  return { number, day, house, purchases, hammer, premium, tax, total: hammer + premium + tax };
}
