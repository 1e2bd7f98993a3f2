import type { Session } from '../../src/site/account/session.ts';

/** What a page says about a tag that its first rendering depends on, its configuration aside. */
export interface PageValues {
  session: Session | undefined;
  dataLayerName: string | undefined;
  productName: string | undefined;
  baseUrl: string | undefined;
  logoSrc: string | undefined;
  styleOverrides: string | undefined;
  messages: unknown;
}

/**
 * Reads them from the attributes of an element, and from properties, which a page may set before and after the tag is defined. Returns
 * `undefined` where the configuration is another one than `config`: React has to render it.
 */
export function readPageValues(element: Element, config: unknown): PageValues | undefined {
  const read = (attribute: string, property: string): unknown =>
    getProperty(element, property) ?? element.getAttribute(attribute) ?? undefined;
  const readText = (attribute: string, property: string): string | undefined => {
    const value = read(attribute, property);
    // oxlint-disable-next-line typescript/no-base-to-string -- a property takes what JavaScript gives it
    return value === undefined ? undefined : String(value);
  };
  const ownConfig = read('config', 'config');
  if (
    (ownConfig !== undefined && ownConfig !== config) ||
    read('config-src', 'configSrc') ||
    element.querySelector(':scope > script[type="application/json"]')
  )
    return undefined;
  const session = readText('session', 'session');
  return {
    session: session === 'visitor' || session === 'bidder' ? session : undefined,
    dataLayerName: readText('data-layer-name', 'dataLayerName'),
    productName: readText('product-name', 'productName'),
    baseUrl: readText('base-url', 'baseUrl'),
    logoSrc: readText('logo-src', 'logoSrc'),
    styleOverrides: readText('style-overrides', 'styleOverrides'),
    messages: parseMessages(read('messages', 'messages')),
  };
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
