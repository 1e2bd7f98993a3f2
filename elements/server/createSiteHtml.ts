import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { defaultProductName } from '../../src/site/config/site.ts';
import { english, type SiteLanguage } from '../../src/site/core/siteLanguage.ts';
import { allLabels } from '../../src/site/languages/allLanguages.ts';
import { siteMessages } from '../../src/site/messages/siteMessages.ts';
import {
  type Condition,
  createTokens,
  getValueNames,
  type SiteHtml,
  toSlug,
  escapeHtml,
} from '../early/siteHtml.ts';
import { type Rendering, renderCss, renderRoot } from './renderElement.tsx';
import { getRendering } from './renderings.tsx';
import { formatPieces, type MergedNode, mergeNodes } from './text/mergeHtml.ts';
import { type HtmlNode, parseHtml } from './text/parse.ts';

type AttributeValues = Readonly<Record<string, unknown>>;

/** Built-in strings that a page can override. */
const builtInStrings = Object.entries<unknown>(siteMessages).filter(
  (entry): entry is [string, string] => typeof entry[1] === 'string',
);

/** Labels of the built-in lists, which each language translates. */
const builtInLabels = Object.keys(Object.values(allLabels)[0]!);

/** Renders elements of a site once for all pages, for `insertHtml()`. */
export function createSiteHtml(config: SiteConfig | undefined, tags: readonly string[]): SiteHtml {
  const prefix = findPrefix(JSON.stringify([config, siteMessages]));
  const tokens = createTokens(prefix);
  const { start, separator, end } = tokens;
  const common: AttributeValues = {
    'product-name': tokens.productName,
    messages: Object.fromEntries(
      builtInStrings.map(([name, text]) => {
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
  // As short as labels, because the length of the labels determines the styles of the category bar.
  const labels = Object.fromEntries(builtInLabels.map((label, index) => [label, `${prefix}t${index}t`]));
  const getSiteRendering = (tag: string, attributes: AttributeValues): Rendering => {
    const rendering = getRendering(tag, config, {
      attributes,
      warn: throwWarning,
      returnAddress: tokens.returnAddress,
      // A token instead of a number. The browser replaces it with the current year.
      year: tokens.year as unknown as number,
    });
    const language: SiteLanguage = { ...english, labels };
    return { ...rendering, page: { ...rendering.page, language } };
  };
  const render = (
    tag: string,
    attributes: AttributeValues,
    [first, ...rest]: typeof conditions,
  ): MergedNode[] => {
    if (!first) return parseRoot(markLabels(renderRoot(getSiteRendering(tag, attributes)).html, prefix));
    const [condition, conditionAttributes] = first;
    return mergeNodes(
      condition,
      render(tag, { ...attributes, ...conditionAttributes }, rest),
      render(tag, attributes, rest),
    );
  };
  const roots = Object.fromEntries(
    tags.map((tag) => [tag, formatPieces(render(tag, common, tag === 'auction-header' ? conditions : []))]),
  );
  const rootsJson = JSON.stringify(roots);
  return {
    css: renderCss(
      // The full header, because a minimal header needs fewer styles.
      tags.map((tag) => getSiteRendering(tag, { ...common, session: 'bidder', 'logo-src': tokens.logo })),
    ),
    roots,
    prefix,
    config: config ?? null,
    productName: config?.productName ?? defaultProductName,
    messages: Object.fromEntries(
      builtInStrings.filter(([name]) => new RegExp(`${start}${name}(${separator}|${end})`).test(rootsJson)),
    ),
    hasLabels: rootsJson.includes(tokens.label) || rootsJson.includes(tokens.linkLabel),
  };
}

/** Returns the first prefix that no string of the site contains. Short, because the HTML contains it 900 times. */
function findPrefix(strings: string): string {
  let number = 0;
  while (strings.includes(`ZQ${number}`)) number += 1;
  return `ZQ${number}`;
}

/**
 * Marks built-in labels, so that the script can translate them, and omits slugs that the script derives from labels. The HTML contains 300 such
 * slugs, which take 1.5 kB.
 */
const markLabels = (html: string, prefix: string): string => {
  const { label: start, linkLabel, end } = createTokens(prefix);
  return html
    .replaceAll(
      new RegExp(`${prefix}t(\\d+)t`, 'g'),
      (_, index) => start + escapeHtml(builtInLabels[index]!) + end,
    )
    .replaceAll(new RegExp(`([^/"]+)">${start}([^&]+?)${end}`, 'g'), (link, segment, label) =>
      segment === toSlug(label as string) ? linkLabel + label + end : link,
    );
};

/** Parses a shadow root without its styles and preload links. The script inserts the styles, and images load with their elements. */
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

/** Throws for a warning. Only an invalid token could cause a warning, which would be a bug in the library. */
function throwWarning(message: string): never {
  throw new TypeError(message);
}
