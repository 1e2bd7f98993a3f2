import type { Session } from '../../src/site/account/session.ts';
import { termParameter, getSearchedTerm } from '../../src/site/search/searchParameters.ts';

/** What a page says about a tag that its first rendering depends on, its configuration aside. */
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

/**
 * Reads them from the attributes of an element, and from properties, which a page may set before and after the tag is defined. Returns
 * `undefined` where the configuration is another one than `config`: React has to render it.
 */
export function readPageValues(element: Element, config: unknown): PageValues | undefined {
  const read = (attribute: string, property: string) => readValue(element, attribute, property);
  const ownConfig = read('config', 'config');
  if (
    (ownConfig !== undefined && ownConfig !== config) ||
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
    locale: readText(element, 'locale', 'locale'),
    messages: parseMessages(read('messages', 'messages')),
  };
}

const readValue = (element: Element, attribute: string, property: string): unknown =>
  getProperty(element, property) ?? element.getAttribute(attribute) ?? undefined;

export function readText(element: Element, attribute: string, property: string): string | undefined {
  const value = readValue(element, attribute, property);
  // oxlint-disable-next-line typescript/no-base-to-string -- a property takes what JavaScript gives it
  return value === undefined ? undefined : String(value);
}

/** The value of an element's own property, or of its class: not what a script has added to `Object.prototype`. */
function getProperty(element: Element, name: string): unknown {
  const getPrototype = Object.getPrototypeOf as (object: object) => object | null;
  let holder: object | null = element;
  while (holder && !Object.hasOwn(holder, name)) holder = getPrototype(holder);
  return holder && getPrototype(holder) ? (element as unknown as Record<string, unknown>)[name] : undefined;
}

/** JSON, or an object that a script has set. The tag warns of what is no JSON. */
function parseMessages(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  try {
    return JSON.parse(value) as unknown;
  } catch {
    return undefined;
  }
}

/** Shows a term in the search, if there is one. Without a given term, shows the term of a page of search results, unless the HTML has a term. */
export function showTerm(root: ShadowRoot, given?: string): void {
  const input = root.querySelector<HTMLInputElement>(`[name=${termParameter}]`);
  if (!input || (given === undefined && input.defaultValue)) return;
  const term = given ?? getSearchedTerm(input.form!.action, location.href);
  if (term || given !== undefined) input.defaultValue = term;
}
