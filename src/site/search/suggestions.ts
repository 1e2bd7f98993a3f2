import { addParameter, isRootRelative, filterUrl } from '../core/urls.ts';
import { searchLimits } from './searchParameters.ts';

export interface Suggestion {
  name: string;
  /** Number of lots found. Omitted if the suggestion is a lot itself. */
  count?: number;
  href: string;
  /** URL of an image, shown at 40 × 40 px. */
  image?: string;
  /** Price as text, or an amount of `currency`. */
  price?: string | number;
  /** ISO 4217 code. */
  currency?: string;
  /** End of the auction in ISO 8601, with a time zone. */
  endTime?: string;
}

/** Returns whether a suggestion has more than a name and a count. */
export const hasDetails = ({ image, price, endTime }: Suggestion): boolean =>
  image !== undefined || price !== undefined || endTime !== undefined;

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

/** Returns the first ten valid records of a response, described at `endpoints`. A lot has no `count`. Throws on any other format. */
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
  const isCount = typeof count === 'number' && count >= 0;
  if (typeof name !== 'string' || name.trim() === '' || !(isCount || count === undefined)) return undefined;
  const details = parseDetails(record, { baseUrl, warn });
  if (!isCount && Object.keys(details).length === 0) return undefined;
  const path = getOwnValue(record, 'path');
  const href =
    typeof path === 'string' && isRootRelative(path)
      ? filterUrl(path, 'link', baseUrl)
      : filterUrl(getOwnValue(record, 'href'), 'web', baseUrl);
  if (href) return { name: name.trim(), ...(isCount && { count }), href, ...details };
  warn('Ignoring a suggestion without an http(s) URL. Check `path` and `href` in the response.');
  return undefined;
}

/** Maximum length of a price. A price that is cut off would be wrong. */
const maxPriceLength = 40;

/** Matches a date and a time with its time zone. */
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:?\d\d)$/;

/** Returns the valid optional values of a record. */
function parseDetails(
  record: unknown,
  { baseUrl, warn }: ParseOptions,
): Pick<Suggestion, 'image' | 'price' | 'currency' | 'endTime'> {
  const [image, price, currency, endTime] = ['image', 'price', 'currency', 'endTime'].map((key) =>
    getOwnValue(record, key),
  );
  const source = filterUrl(image, 'web', baseUrl);
  if (image && !source)
    warn(
      'Ignoring the image of a suggestion. Check that `image` in the response is an http(s) URL or a path.',
    );
  const text = typeof price === 'string' ? price.trim() : '';
  return {
    ...(source && { image: source }),
    ...(text !== '' && text.length <= maxPriceLength && { price: text }),
    ...(Number.isFinite(price) &&
      typeof currency === 'string' &&
      /^[a-z]{3}$/i.test(currency) && { price: price as number, currency }),
    ...(typeof endTime === 'string' &&
      isoTime.test(endTime) &&
      !Number.isNaN(Date.parse(endTime)) && { endTime }),
  };
}

const getOwnValue = (record: unknown, key: string): unknown =>
  typeof record === 'object' && record !== null && Object.hasOwn(record, key)
    ? (record as Record<string, unknown>)[key]
    : undefined;
