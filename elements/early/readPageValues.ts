import { getExplicitLocale } from '../core/pageLanguage.ts';
import { termParameter, getSearchedTerm } from '../../src/site/search/searchParameters.ts';

/** Returns whether the element has another configuration than `config`, which only React can render. */
export const hasOwnConfig = (element: Element, config: unknown): boolean =>
  (readValue(element, 'config') ?? config) !== config ||
  Boolean(readValue(element, 'configSrc', 'config-src')) ||
  element.querySelector(':scope > script[type="application/json"]') !== null;

/** Reads the values that the first render of an element depends on, except the configuration, from properties and attributes. */
export function readPageValues(element: Element) {
  const read = (property: string, attribute?: string) => readText(element, property, attribute);
  const session = read('session');
  return {
    session: session === 'visitor' || session === 'bidder' ? session : undefined,
    dataLayerName: read('dataLayerName', 'data-layer-name'),
    productName: read('productName', 'product-name'),
    baseUrl: read('baseUrl', 'base-url'),
    logoSrc: read('logoSrc', 'logo-src'),
    styleOverrides: read('styleOverrides', 'style-overrides'),
    searchTerm: read('searchTerm', 'search-term'),
    variant: read('variant'),
    locale: readLocale(element),
    messages: parseMessages(readValue(element, 'messages')),
  };
}

const readValue = (element: Element, property: string, attribute = property): unknown =>
  getProperty(element, property) ?? element.getAttribute(attribute) ?? undefined;

export const readLocale = (element: Element): string | undefined =>
  getExplicitLocale(readText(element, 'locale'));

function readText(element: Element, property: string, attribute?: string): string | undefined {
  const value = readValue(element, property, attribute);
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
