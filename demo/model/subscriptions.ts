import type { Database } from './sqlite.ts';

interface Subscription {
  address: string;
  /** The time of the subscription, in ISO 8601 format. */
  time: string;
}

/** Stores an address. Returns `false` if it is already stored. */
export function addSubscription(database: Database, address: string): boolean {
  const { changes } = database.run('INSERT OR IGNORE INTO subscriptions VALUES (?, ?)', [
    address,
    new Date().toISOString(),
  ]);
  return changes > 0;
}

export const allSubscriptions = (database: Database): Subscription[] =>
  database.all('SELECT address, time FROM subscriptions ORDER BY time DESC') as unknown as Subscription[];
