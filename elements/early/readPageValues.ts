import { getExplicitLocale } from '../core/pageLanguage.ts';
import type { Session } from '../../src/site/account/session.ts';
import { termParameter, getSearchedTerm } from '../../src/site/search/searchParameters.ts';

/** The values of an element that its first render depends on, except the configuration. */
export interface PageValues {
  session: Session | undefined;
  dataLayerName: string | undefined;
  productName: string | undefined;
  baseUrl: string | undefined;
  logoSrc: string | undefined;
  styleOverrides: string | undefined;
  searchTerm: string | undefined;
  variant: string | undefined;
  locale: string | undefined;
  messages: unknown;
}

/** Reads the values from properties and attributes. Returns `undefined` if the configuration is not `config`, because React must render it. */
export function readPageValues(element: Element, config: unknown): PageValues | undefined {
  const read = (attribute: string, property: string) => readValue(element, attribute, property);
  const elementConfig = read('config', 'config');
  if (
    (elementConfig !== undefined && elementConfig !== config) ||
    read('config-src', 'configSrc') ||
    element.querySelector(':scope > script[type="application/json"]')
  )
    return undefined;
  const session = readText(element, 'session', 'session');
  return {
    session: session === 'visitor' || session === 'bidder' ? session : undefined,
    dataLayerName: readText(element, 'data-layer-name', 'dataLayerName'),
    productName: readText(element, 'product-name', 'productName'),
    baseUrl: readText(element, 'base-url', 'baseUrl'),
    logoSrc: readText(element, 'logo-src', 'logoSrc'),
    styleOverrides: readText(element, 'style-overrides', 'styleOverrides'),
    searchTerm: readText(element, 'search-term', 'searchTerm'),
    variant: readText(element, 'variant', 'variant'),
    locale: readLocale(element),
    messages: parseMessages(read('messages', 'messages')),
  };
}

const readValue = (element: Element, attribute: string, property: string): unknown =>
  getProperty(element, property) ?? element.getAttribute(attribute) ?? undefined;

export const readLocale = (element: Element): string | undefined =>
  getExplicitLocale(readText(element, 'locale', 'locale'));

function readText(element: Element, attribute: string, property: string): string | undefined {
  const value = readValue(element, attribute, property);
  // oxlint-disable-next-line typescript/no-base-to-string -- properties accept any value
  return value === undefined ? undefined : String(value);
}

/** Returns the value of a property of the element or its class. Ignores properties that scripts add to `Object.prototype`. */
function getProperty(element: Element, name: string): unknown {
  const getPrototype = Object.getPrototypeOf as (object: object) => object | null;
  let owner: object | null = element;
  while (owner && !Object.hasOwn(owner, name)) owner = getPrototype(owner);
  return owner && getPrototype(owner) ? (element as unknown as Record<string, unknown>)[name] : undefined;
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
