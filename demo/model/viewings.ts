import type { Database } from './sqlite.ts';

interface Viewing {
  /** `yyyy-MM-dd`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

export function addViewing(database: Database, { day, time }: Viewing): void {
  database.run('INSERT INTO viewings (day, time) VALUES (?, ?)', [day, time]);
}

/** Returns the 20 most recent viewings, newest first. */
export const getViewings = (database: Database): Viewing[] =>
  database.all('SELECT day, time FROM viewings ORDER BY id DESC LIMIT 20') as unknown as Viewing[];
