import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Database } from './sqlite.ts';

export interface Bidder {
  id: number;
  email: string;
  name: string;
  guid: string;
}

/** The accounts that can sign in. The sign-in page lists them. */
export const demoAccounts = [
  { email: 'bidder@auction.example', name: 'Dana Bidder', password: 'tractor' },
  { email: 'collector@auction.example', name: 'Lee Collector', password: 'morgan' },
] as const;

const hash = (password: string, salt: string): string =>
  `${salt}:${scryptSync(password, salt, 32).toString('hex')}`;

export function seedAccounts(database: Database): void {
  for (const [index, { email, name, password }] of demoAccounts.entries()) {
    const guid = `00000000-0000-4000-8000-00000000000${index + 1}`;
    database.run('INSERT INTO bidders VALUES (?, ?, ?, ?, ?)', [
      index + 1,
      email,
      name,
      guid,
      hash(password, randomBytes(8).toString('hex')),
    ]);
  }
}

/** Returns the bidder if the password is correct. */
export function checkPassword(database: Database, email: string, password: string): Bidder | undefined {
  const row = database.get('SELECT * FROM bidders WHERE email = ?', [email.trim().toLowerCase()]);
  const stored = (row as { password: string } | null)?.password ?? hash('nobody', 'none');
  const given = hash(password, stored.split(':')[0]!);
  const right = timingSafeEqual(Buffer.from(given), Buffer.from(stored));
  return row && right ? (row as unknown as Bidder) : undefined;
}

export function startSession(database: Database, bidder: Bidder): string {
  const token = randomBytes(24).toString('hex');
  database.run('INSERT INTO sessions VALUES (?, ?)', [token, bidder.id]);
  return token;
}

export const endSession = (database: Database, token: string): void => {
  database.run('DELETE FROM sessions WHERE token = ?', [token]);
};

export const findBidder = (database: Database, token: string | undefined): Bidder | undefined =>
  token === undefined
    ? undefined
    : ((database.get('SELECT bidders.* FROM sessions JOIN bidders ON bidders.id = bidder WHERE token = ?', [
        token,
      ]) as unknown as Bidder | null) ?? undefined);
