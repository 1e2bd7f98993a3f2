import type { CamelCase } from '../core/definition.ts';
import { getExplicitLocale } from '../core/pageLanguage.ts';
import type { Session } from '../../src/site/account/session.ts';
import { termParameter, getSearchedTerm } from '../../src/site/search/searchParameters.ts';
import { toCamelCase } from '../core/attributes.ts';

const textAttributes = [
  'session',
  'data-layer-name',
  'product-name',
  'base-url',
  'logo-src',
  'style-overrides',
  'search-term',
  'variant',
] as const;

type TextProperty = CamelCase<(typeof textAttributes)[number]>;

/** The values of an element that its first render depends on, except the configuration. */
export interface PageValues extends Record<Exclude<TextProperty, 'session'>, string | undefined> {
  session: Session | undefined;
  locale: string | undefined;
  messages: unknown;
}

/** Reads the values from properties and attributes. Returns `undefined` if the configuration is not `config`, because React must render it. */
export function readPageValues(element: Element, config: unknown): PageValues | undefined {
  const read = (name: string) => readValue(element, name);
  const elementConfig = read('config');
  if (
    (elementConfig !== undefined && elementConfig !== config) ||
    read('config-src') ||
    element.querySelector(':scope > script[type="application/json"]')
  )
    return undefined;
  const texts = Object.fromEntries(
    textAttributes.map((name) => [toCamelCase(name), readText(element, name)]),
  ) as Record<TextProperty, string | undefined>;
  const { session } = texts;
  return {
    ...texts,
    session: session === 'visitor' || session === 'bidder' ? session : undefined,
    locale: readLocale(element),
    messages: parseMessages(read('messages')),
  };
}

const readValue = (element: Element, name: string): unknown =>
  getProperty(element, toCamelCase(name)) ?? element.getAttribute(name) ?? undefined;

export const readLocale = (element: Element): string | undefined =>
  getExplicitLocale(readText(element, 'locale'));

function readText(element: Element, name: string): string | undefined {
  const value = readValue(element, name);
  // oxlint-disable-next-line typescript/no-base-to-string -- properties accept any value
  return value === undefined ? undefined : String(value);
}

/** Returns the value of a property of the element. Ignores properties that scripts add to `Object.prototype`. */
function getProperty(element: Element, name: string): unknown {
  const read = (object: object) => (object as Record<string, unknown>)[name];
  const value = read(element);
  return value === read(Object.prototype) ? undefined : value;
}

/** Parses JSON, or returns an object from a property unchanged. The element warns about invalid JSON. */
function parseMessages(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Shows a term in the search input. Without `searchTerm`, shows the term of a search results page, unless the HTML contains a term. */
export function showTerm(root: ShadowRoot, searchTerm?: string): void {
  const input = root.querySelector<HTMLInputElement>(`[name=${termParameter}]`);
  if (!input || (searchTerm === undefined && input.defaultValue)) return;
  const term = searchTerm ?? getSearchedTerm(input.form!.action, location.href);
  if (term || searchTerm !== undefined) input.defaultValue = term;
}
