import { addParameter, isRootRelative, filterUrl } from '../core/urls.ts';
import { searchLimits } from './searchParameters.ts';

export interface Suggestion {
  name: string;
  /** Number of lots found. */
  count: number;
  href: string;
}

interface ParseOptions {
  baseUrl: string;
  warn: (message: string) => void;
}

/** Fetches the categories that contain a term. Rejects if the request fails or the response has an unexpected format. */
export async function fetchSuggestions(
  term: string,
  { endpoint, signal, ...options }: ParseOptions & { endpoint: string; signal: AbortSignal },
): Promise<Suggestion[]> {
  const response = await fetch(addParameter(endpoint, 'lotSearchTerm', term), {
    signal,
    headers: { Accept: 'application/json' },
  });
  if (!response.ok) throw new Error(`suggestions: status ${response.status}`);
  return parseSuggestions(await response.json(), options);
}

/** Returns the first ten valid records of `{data: [{name, count, path | href}]}`. Throws on any other format. */
export function parseSuggestions(json: unknown, options: ParseOptions): Suggestion[] {
  const data = getOwnValue(json, 'data');
  if (!Array.isArray(data)) throw new TypeError('suggestions: `data` is not a list');
  const suggestions: Suggestion[] = [];
  for (const record of data) {
    const suggestion = parseSuggestion(record, options);
    if (suggestion) suggestions.push(suggestion);
    if (suggestions.length === searchLimits.maxSuggestions) break;
  }
  return suggestions;
}

function parseSuggestion(record: unknown, { baseUrl, warn }: ParseOptions): Suggestion | undefined {
  const name = getOwnValue(record, 'name');
  const count = getOwnValue(record, 'count');
  if (typeof name !== 'string' || name.trim() === '' || typeof count !== 'number' || !(count >= 0))
    return undefined;
  const path = getOwnValue(record, 'path');
  const href =
    typeof path === 'string' && isRootRelative(path)
      ? filterUrl(path, 'link', baseUrl)
      : filterUrl(getOwnValue(record, 'href'), 'web', baseUrl);
  if (href) return { name: name.trim(), count, href };
  warn('Ignoring a suggestion without an http(s) URL. Check `path` and `href` in the response.');
  return undefined;
}

const getOwnValue = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined;
