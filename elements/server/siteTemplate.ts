import { parseReturnUrl } from '../../src/site/account/session.ts';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { getPageKey, isCurrentPage, placeholderOrigin } from '../../src/site/core/urls.ts';
import { getSearchedTerm } from '../../src/site/search/searchParameters.ts';
import { renderToHtml } from './renderElement.tsx';
import { completeOptions, getRendering, type ShadowRootRendering } from './renderings.tsx';
import { decodeCharacters, escapeText, toAsciiHtml } from './text/escape.ts';
import { currentAttribute, linkPattern, markCurrent } from './text/siteLinks.ts';

/** HTML of a header or footer, which is rendered once. Only the values that differ between requests are missing. */
interface SiteTemplate {
  html: string;
  /** Offsets at which values are inserted, in ascending order. */
  places: readonly (readonly [offset: number, name: ValueName])[];
  /** Offsets after the `href` attributes of links, by the linked page. */
  linksByPage: ReadonlyMap<string, readonly number[]>;
  /** Offsets after the `href` attributes of relative links. Their target depends on the current page. */
  relativeLinks: readonly (readonly [offset: number, href: string])[];
  /** URL of the search results, if the search shows the term of the current page. */
  results: string | undefined;
  warnings: readonly string[];
}

type ValueName = 'returnAddress' | 'searchedTerm' | 'nonce' | 'content';

/** Creates a random token, which no configuration contains. */
const createToken = (name: string) => `${name}${Math.random().toString(36).slice(2)}`;
const tokens = {
  returnAddress: createToken('/AUCTION'),
  searchedTerm: createToken('AUCTION'),
  nonce: createToken('AUCTION'),
  content: createToken('AUCTION'),
} satisfies Record<ValueName, string>;

/** Tokens as they appear in the HTML. */
const renderedTokens: Record<ValueName, string> = {
  ...tokens,
  returnAddress: encodeURIComponent(tokens.returnAddress),
  searchedTerm: ` value="${tokens.searchedTerm}"`,
};

/** Maximum number of cached templates. A header takes 80 KB. */
const maxTemplates = 100;
const templates = new Map<string, SiteTemplate>();

const maxConfigs = 20;
const configIds = new Map<string, number>();
/** IDs by object, so that each object is serialized only once. */
const idsByObject = new WeakMap<object, number>();
let lastConfigId = 0;

function getConfigId(config: unknown): number {
  const isObject = typeof config === 'object' && config !== null;
  let id = isObject ? idsByObject.get(config) : undefined;
  if (id === undefined) {
    const json = JSON.stringify(config, keepDistinct) ?? '';
    id = getRecent(configIds, json, maxConfigs, () => ++lastConfigId);
    if (isObject) idsByObject.set(config, id);
  }
  return id;
}

/** Returns the entry of a bounded cache. Creates a missing entry, and evicts the least recently used entry. */
function getRecent<T>(cache: Map<string, T>, key: string, limit: number, create: () => T): T {
  const value = cache.get(key) ?? create();
  cache.delete(key);
  cache.set(key, value);
  if (cache.size > limit) cache.delete(cache.keys().next().value!);
  return value;
}

/**
 * Renders a header or footer. Caches a template by configuration, attributes, session, year, and styles, and fills it for each request. Don't
 * mutate `config`.
 */
export function renderSiteElement(
  tag: 'auction-header' | 'auction-footer',
  config: SiteConfig | undefined,
  options: ShadowRootRendering,
): string {
  const allOptions = completeOptions(options);
  const { page, returnAddress, searchedTerm, content = '', warn = console.warn } = allOptions;
  const { attributes, session, year, labelled } = allOptions;
  const { nonce, ...styles } = { nonce: undefined, ...allOptions.styles };
  const variant = { attributes, session, year, labelled, styles, hasContent: content !== '' };
  const key = `${tag} ${getConfigId(config)} ${JSON.stringify(variant, keepDistinct)}`;
  const template = getRecent(templates, key, maxTemplates, () =>
    createTemplate(tag, config, { ...allOptions, content }),
  );
  for (const message of template.warnings) warn(message);
  const address = placeholderOrigin + parseReturnUrl(page ?? '/');
  const term =
    searchedTerm ??
    (template.results === undefined ? undefined : getSearchedTerm(template.results, address) || undefined);
  return fillTemplate(template, page === undefined ? undefined : address, {
    returnAddress: escapeText(encodeURIComponent(parseReturnUrl(returnAddress ?? page ?? '/'))),
    searchedTerm: term === undefined ? '' : ` value="${escapeText(term)}"`,
    nonce: escapeText(nonce ?? ''),
    content: markCurrent(toAsciiHtml(content), page),
  });
}

/** Replaces numbers and functions for `JSON.stringify()`, which would serialize different values alike, such as `NaN` and `null`. */
const keepDistinct = (_: string, value: unknown): unknown =>
  typeof value === 'number' || typeof value === 'function' ? [String(value)] : value;

function createTemplate(
  tag: string,
  config: SiteConfig | undefined,
  options: ShadowRootRendering,
): SiteTemplate {
  const warnings: string[] = [];
  let results: string | undefined;
  const { styles, content } = options;
  const rendering = getRendering(tag, config, {
    ...options,
    ...(styles?.mode === 'nonce' && { styles: { mode: 'nonce', nonce: tokens.nonce } }),
    content: content ? tokens.content : '',
    returnAddress: tokens.returnAddress,
    warn: (message) => void warnings.push(message),
  });
  const getSearchedTerm = (address: string) => {
    results = address;
    return tokens.searchedTerm;
  };
  const html = renderToHtml({ ...rendering, page: { ...rendering.page, getSearchedTerm } });
  return { ...splitHtml(html), results, warnings };
}

/** Removes the tokens from HTML, and records the offsets of tokens and links. */
function splitHtml(html: string): Pick<SiteTemplate, 'html' | 'places' | 'linksByPage' | 'relativeLinks'> {
  const names = Object.keys(renderedTokens) as ValueName[];
  const pattern = new RegExp(
    [linkPattern.source, ...names.map((name) => renderedTokens[name])].join('|'),
    'g',
  );
  const nameByText = new Map(names.map((name) => [renderedTokens[name], name]));
  const places: [number, ValueName][] = [];
  const linksByPage = new Map<string, number[]>();
  const relativeLinks: [number, string][] = [];
  let rest = '';
  let end = 0;
  for (const { 0: text, 1: escaped, index } of html.matchAll(pattern)) {
    rest += html.slice(end, index);
    end = index + text.length;
    const name = nameByText.get(text);
    if (name) {
      places.push([rest.length, name]);
      continue;
    }
    rest += text;
    const href = decodeCharacters(escaped!);
    if (!/^(\/(?!\/)|[a-z][a-z\d+.-]*:)/i.test(href)) relativeLinks.push([rest.length, href]);
    else if (URL.canParse(href, placeholderOrigin)) {
      const key = getPageKey(new URL(href, placeholderOrigin));
      linksByPage.set(key, [...(linksByPage.get(key) ?? []), rest.length]);
    }
  }
  // The HTML is ASCII. If it is decoded from bytes, V8 stores it in half the memory and sends it 5 times faster.
  const ascii = new TextDecoder().decode(new TextEncoder().encode(rest + html.slice(end)));
  return { html: ascii, places, linksByPage, relativeLinks };
}

/** Fills a template. Sets `aria-current` on links to `address`, the URL of the current page, if set. */
function fillTemplate(
  { html, places, linksByPage, relativeLinks }: SiteTemplate,
  address: string | undefined,
  values: Readonly<Record<ValueName, string>>,
): string {
  const insertions = places.map(([offset, name]): [number, string] => [offset, values[name]]);
  if (address !== undefined) {
    for (const offset of linksByPage.get(getPageKey(new URL(address))) ?? [])
      insertions.push([offset, currentAttribute]);
    for (const [offset, href] of relativeLinks)
      if (isCurrentPage(href, address)) insertions.push([offset, currentAttribute]);
    insertions.sort(([a], [b]) => a - b);
  }
  let result = '';
  let end = 0;
  for (const [offset, text] of insertions) {
    result += html.slice(end, offset) + text;
    end = offset;
  }
  return result + html.slice(end);
}
