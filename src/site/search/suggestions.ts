import { addParameter, isRootRelative, filterUrl } from '../core/urls.ts';
import { searchRules } from './searchParameters.ts';

export interface Suggestion {
  name: string;
  /** Lots found. */
  count: number;
  href: string;
}

interface Reading {
  baseUrl: string;
  warn: (message: string) => void;
}

/** Asks for the categories in which a term is found. Rejects when the call fails or its answer has another shape. */
export async function fetchSuggestions(
  term: string,
  { endpoint, signal, ...reading }: Reading & { endpoint: string; signal: AbortSignal },
): Promise<Suggestion[]> {
  const response = await fetch(addParameter(endpoint, 'lotSearchTerm', term), {
    signal,
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`suggestions: status ${response.status}`);
  return parseSuggestions(await response.json(), reading);
}

/** The first ten usable records of `{data: [{name, count, path | href}]}`; throws on any other shape. */
export function parseSuggestions(answer: unknown, reading: Reading): Suggestion[] {
  const data = own(answer, 'data');
  if (!Array.isArray(data)) throw new TypeError('suggestions: no list called data');
  const suggestions: Suggestion[] = [];
  for (const record of data) {
    const suggestion = parseSuggestion(record, reading);
    if (suggestion) suggestions.push(suggestion);
    if (suggestions.length === searchRules.maxSuggestions) break;
  }
  return suggestions;
}

function parseSuggestion(record: unknown, { baseUrl, warn }: Reading): Suggestion | undefined {
  const name = own(record, 'name');
  const count = own(record, 'count');
  if (typeof name !== 'string' || name.trim() === '' || typeof count !== 'number' || !(count >= 0))
    return undefined;
  const path = own(record, 'path');
  const href =
    typeof path === 'string' && isRootRelative(path)
      ? filterUrl(path, 'link', baseUrl)
      : filterUrl(own(record, 'href'), 'web', baseUrl);
  if (href) return { name: name.trim(), count, href };
  warn(
    'a suggestion was dropped because its path or href is no http(s) address; check the suggestions service.',
  );
  return undefined;
}

const own = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined;
