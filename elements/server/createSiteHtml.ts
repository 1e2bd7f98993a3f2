import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { defaultProductName } from '../../src/site/config/site.ts';
import { siteMessages } from '../../src/site/messages/siteMessages.ts';
import { type Condition, createTokens, getValueNames, type SiteHtml } from '../early/siteHtml.ts';
import { type Rendering, renderCss, renderRoot } from './renderElement.tsx';
import { getRendering } from './renderings.tsx';
import { formatPieces, type MergedNode, mergeNodes } from './text/mergeHtml.ts';
import { type HtmlNode, parseHtml } from './text/parseHtml.ts';

type AttributeValues = Readonly<Record<string, unknown>>;

/** Strings that a page may replace. */
const texts = Object.entries<unknown>(siteMessages).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
);

/** Renders elements of a site once for all pages, for `insertHtml()`. */
export function createSiteHtml(config: SiteConfig | undefined, tags: readonly string[]): SiteHtml {
  const prefix = findPrefix(JSON.stringify([config, siteMessages]));
  const tokens = createTokens(prefix);
  const { start, separator, end } = tokens;
  const common: AttributeValues = {
    'product-name': tokens.productName,
    'base-url': tokens.baseUrl,
    messages: Object.fromEntries(
      texts.map(([name, text]) => {
        const values = getValueNames(text).map((value) => `{${value}}`);
        return [name, start + [name, ...values].join(separator) + end];
      }),
    ),
  };
  const conditions: readonly (readonly [Condition, AttributeValues])[] = [
    ['minimal', { variant: 'minimal' }],
    ['bidder', { session: 'bidder' }],
    ['logo', { 'logo-src': tokens.logo }],
  ];
  const getSiteRendering = (tag: string, attributes: AttributeValues): Rendering =>
    getRendering(tag, config, {
      attributes,
      warn: refuse,
      returnAddress: tokens.returnAddress,
      // Text instead of a number, because the page has the year.
      year: tokens.year as unknown as number,
    });
  const render = (
    tag: string,
    attributes: AttributeValues,
    [first, ...others]: typeof conditions,
  ): MergedNode[] => {
    if (!first) return parseRoot(renderRoot(getSiteRendering(tag, attributes)).html);
    const [condition, own] = first;
    return mergeNodes(
      condition,
      render(tag, { ...attributes, ...own }, others),
      render(tag, attributes, others),
    );
  };
  const roots = Object.fromEntries(
    tags.map((tag) => [tag, formatPieces(render(tag, common, tag === 'auction-header' ? conditions : []))]),
  );
  const used = JSON.stringify(roots);
  return {
    css: renderCss(
      // A minimal header needs fewer styles.
      tags.map((tag) => getSiteRendering(tag, { ...common, session: 'bidder', 'logo-src': tokens.logo })),
    ),
    roots,
    prefix,
    config: config ?? null,
    productName: config?.productName ?? defaultProductName,
    messages: Object.fromEntries(
      texts.filter(([name]) => new RegExp(`${start}${name}(${separator}|${end})`).test(used)),
    ),
  };
}

/** Returns the first prefix that no string of the site contains. */
function findPrefix(strings: string): string {
  let number = 0;
  while (strings.includes(`AUCTION${number}`)) number += 1;
  return `AUCTION${number}`;
}

/** The content of a shadow root without styles and preload links. The script inserts the styles itself, and images with their elements. */
const parseRoot = (html: string): HtmlNode[] =>
  parseHtml(html)
    .filter((node) => typeof node === 'object' && node.name !== 'style')
    .flatMap(withoutLinks);

const withoutLinks = (node: HtmlNode): HtmlNode[] =>
  typeof node === 'string'
    ? [node]
    : node.name === 'link'
      ? []
      : [{ ...node, children: node.children.flatMap(withoutLinks) }];

/** A token is invalid, which is a mistake of ours. */
function refuse(message: string): never {
  throw new TypeError(message);
}
