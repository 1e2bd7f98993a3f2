import { searchRules } from '../../src/site/search/searchParameters.ts';
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
  /** USD. */
  bid: number;
  bids: number;
  /** Until it ends. */
  hours: number;
}

/** All of a lot, for SELECT. */
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

/** As SQL. */
export const orders: Readonly<Record<Sort, string>> = { relevance: 'rank', price: 'bid', ending: 'hours' };

/** What a user typed as a full-text query: each word quoted, the last one a prefix. Nothing in it is an operator. */
function matchOf(term: string): string | undefined {
  const words = term.match(/[\p{L}\p{N}]+/gu)?.slice(0, 8);
  return words?.map((word) => `"${word}"*`).join(' ');
}

export function searchLots(
  database: Database,
  term: string,
  {
    start = 1,
    length = searchRules.pageLength,
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

/** Categories in which a term is found, the fullest first. */
export const suggest = (database: Database, term: string): Suggestion[] => {
  const match = matchOf(term);
  if (match === undefined) return [];
  return database.all(
    `SELECT lots.leaf AS name, count(*) AS count, path FROM lots_text JOIN lots ON lots.id = lots_text.rowid
     WHERE lots_text MATCH ? GROUP BY path ORDER BY count DESC, name LIMIT ?`,
    [match, searchRules.maxSuggestions],
  ) as unknown as Suggestion[];
};

/** Lots of a listing: all, or those that fit a condition with its values. */
export function listLots(
  database: Database,
  { where = '1', values = [] as (string | number)[], start = 1, order = 'hours' } = {},
): Page {
  const total = Number(
    database.get(`SELECT count(*) AS total FROM lots WHERE ${where}`, values)?.['total'] ?? 0,
  );
  const lots = database.all(
    `SELECT ${lotColumns} FROM lots WHERE ${where} ORDER BY ${order}, id LIMIT ? OFFSET ?`,
    [...values, searchRules.pageLength, start - 1],
  );
  return { lots: lots as unknown as Lot[], total };
}

export const getLot = (database: Database, id: number): Lot | undefined =>
  (database.get(`SELECT ${lotColumns} FROM lots WHERE id = ?`, [id]) as unknown as Lot | null) ?? undefined;

/** Lots with a dozen bids or more that end within a day, of each category one; what ends first comes first. */
export const listWanted = (database: Database, length: number): Lot[] =>
  database.all(
    `SELECT ${lotColumns} FROM (SELECT *, max(id * 37 % 101) FROM lots WHERE hours < 24 AND bids >= 12 GROUP BY category) AS lots
     ORDER BY hours, id LIMIT ?`,
    [length],
  ) as unknown as Lot[];

/** How many lots a listing has in each of its parts. */
export function countBy(
  database: Database,
  column: 'sub_group' | 'leaf',
  { where, value }: { where: string; value: string },
): Map<string, number> {
  const rows = database.all(
    `SELECT ${column} AS name, count(*) AS count FROM lots WHERE ${where} GROUP BY name`,
    [value],
  ) as unknown as { name: string; count: number }[];
  return new Map(rows.map(({ name, count }) => [name, count]));
}

export const countByCategory = (database: Database): { category: string; count: number }[] =>
  database.all(
    'SELECT category, count(*) AS count FROM lots GROUP BY category ORDER BY min(id)',
  ) as unknown as { category: string; count: number }[];
