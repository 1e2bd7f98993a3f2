import { searchLimits } from '../../src/site/search/searchParameters.ts';
import type { Database } from './sqlite.ts';

export interface Lot {
  id: number;
  title: string;
  category: string;
  subGroup: string;
  leaf: string;
  path: string;
  house: string;
  place: string;
  /** The current bid, in USD. */
  bid: number;
  bids: number;
  /** The number of hours until the auction of the lot ends. */
  hours: number;
}

/** Columns of a `SELECT` that returns complete lots. */
export const lotColumns = 'lots.*, sub_group AS subGroup';

export interface Page {
  lots: Lot[];
  total: number;
}

export interface Suggestion {
  name: string;
  count: number;
  path: string;
}

export type Sort = 'relevance' | 'price' | 'ending';

/** SQL expressions for `ORDER BY`. */
export const orders: Readonly<Record<Sort, string>> = { relevance: 'rank', price: 'bid', ending: 'hours' };

/** Converts a search term to a full-text query that matches all of its words as prefixes. Quotes prevent words from acting as operators. */
function matchOf(term: string): string | undefined {
  const words = term.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8);
  return words?.map((word) => `"${word}"*`).join(' ');
}

export function searchLots(
  database: Database,
  term: string,
  {
    start = 1,
    length = searchLimits.pageLength,
    sort = 'relevance',
  }: { start?: number; length?: number; sort?: Sort } = {},
): Page {
  const match = matchOf(term);
  if (match === undefined) return { lots: [], total: 0 };
  const total = Number(
    database.get('SELECT count(*) AS total FROM lots_text WHERE lots_text MATCH ?', [match])?.['total'] ?? 0,
  );
  const lots = database.all(
    `SELECT ${lotColumns} FROM lots_text JOIN lots ON lots.id = lots_text.rowid WHERE lots_text MATCH ? ORDER BY ${orders[sort]}, id LIMIT ? OFFSET ?`,
    [match, length, start - 1],
  );
  return { lots: lots as unknown as Lot[], total };
}

/** Returns the categories that contain lots for a term, most lots first. */
export const suggest = (database: Database, term: string): Suggestion[] => {
  const match = matchOf(term);
  if (match === undefined) return [];
  return database.all(
    `SELECT lots.leaf AS name, count(*) AS count, path FROM lots_text JOIN lots ON lots.id = lots_text.rowid
     WHERE lots_text MATCH ? GROUP BY path ORDER BY count DESC, name LIMIT ?`,
    [match, searchLimits.maxSuggestions],
  ) as unknown as Suggestion[];
};

/** Returns a page of lots, optionally filtered by an SQL condition. */
export function listLots(
  database: Database,
  { where = '1', values = [] as (string | number)[], start = 1, order = 'hours' } = {},
): Page {
  const total = Number(
    database.get(`SELECT count(*) AS total FROM lots WHERE ${where}`, values)?.['total'] ?? 0,
  );
  const lots = database.all(
    `SELECT ${lotColumns} FROM lots WHERE ${where} ORDER BY ${order}, id LIMIT ? OFFSET ?`,
    [...values, searchLimits.pageLength, start - 1],
  );
  return { lots: lots as unknown as Lot[], total };
}

export const getLot = (database: Database, id: number): Lot | undefined =>
  (database.get(`SELECT ${lotColumns} FROM lots WHERE id = ?`, [id]) as unknown as Lot | null) ?? undefined;

/** Returns popular lots that end within a day, at most one for each category, ending soonest first. */
export const listWanted = (database: Database, length: number): Lot[] =>
  database.all(
    `SELECT ${lotColumns} FROM (SELECT *, max(id * 37 % 101) FROM lots WHERE hours < 24 AND bids >= 12 GROUP BY category) AS lots
     ORDER BY hours, id LIMIT ?`,
    [length],
  ) as unknown as Lot[];

/** Returns the number of lots by sub-group, link, or path of a link, optionally filtered by an SQL condition. */
export function countBy(
  database: Database,
  column: 'sub_group' | 'leaf' | 'path',
  { where = '1', values = [] as string[] } = {},
): Map<string, number> {
  const rows = database.all(
    `SELECT ${column} AS name, count(*) AS count FROM lots WHERE ${where} GROUP BY name`,
    values,
  ) as unknown as { name: string; count: number }[];
  return new Map(rows.map(({ name, count }) => [name, count]));
}

export const countByCategory = (database: Database): { category: string; count: number }[] =>
  database.all(
    'SELECT category, count(*) AS count FROM lots GROUP BY category ORDER BY min(id)',
  ) as unknown as { category: string; count: number }[];

export const countByHouse = (database: Database): { house: string; place: string; count: number }[] =>
  database.all('SELECT house, place, count(*) AS count FROM lots GROUP BY house') as unknown as {
    house: string;
    place: string;
    count: number;
  }[];
