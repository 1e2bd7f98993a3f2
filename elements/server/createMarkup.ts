import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { makeSite } from '../../src/site/config/site.ts';
import { slugify } from '../../src/site/core/slugify.ts';
import { siteMessages } from '../../src/site/messages/siteMessages.ts';
import {
  createMessagePlaceholder,
  hasMessage,
  isElement,
  type Markup,
  type MarkupCondition,
  type MarkupElement,
  type MarkupNode,
  placeholders,
  replaceMessages,
} from '../early/markup.ts';
import { mergeChoices } from './mergeChoices.ts';
import { type Rendering, renderCss, renderToHtml } from './renderElement.tsx';
import { decodeCharacters } from './text/escape.ts';
import { type HtmlNode, parseHtml } from './text/parseHtml.ts';

type AttributeValues = Readonly<Record<string, unknown>>;

export interface MarkupSource {
  tag: string;
  /** How the tag is rendered with attributes. */
  getRendering: (attributes: AttributeValues) => Rendering;
  /** What its rendering depends on, with the attributes that make it so. */
  conditions: Partial<Record<MarkupCondition, AttributeValues>>;
}

/** The texts that a page may replace, as placeholders. */
const texts = Object.entries(siteMessages).flatMap(([name, text]): [string, string][] =>
  typeof text === 'string' ? [[name, text]] : [],
);
const common: AttributeValues = {
  'product-name': placeholders.productName,
  'base-url': placeholders.baseUrl,
  messages: Object.fromEntries(texts.map(([name, text]) => [name, createMessagePlaceholder(name, text)])),
};

/** Tags of a site as data, for `insertMarkup()`. */
export function createMarkup(config: SiteConfig | undefined, sources: readonly MarkupSource[]): Markup {
  const icons: MarkupElement[] = [];
  const roots = sources.map((source) => {
    const [shown, hidden] = createTree(source).map((node) => takeIcons(node, icons)) as MarkupElement[];
    return { tag: source.tag, shown: shown!, hidden: hidden && JSON.stringify(hidden) };
  });
  return {
    css: renderCss(
      // Of all that there can be: a minimal header has less.
      sources.map(({ getRendering, conditions: { bidder, logo } }) =>
        getRendering({ ...common, ...bidder, ...logo }),
      ),
    ),
    trees: Object.fromEntries(roots.map(({ tag, shown }) => [tag, shown])),
    hidden: Object.fromEntries(roots.flatMap(({ tag, hidden }) => (hidden ? [[tag, hidden]] : []))),
    icons,
    config: config ?? null,
    productName: makeSite(config ?? {}, { baseUrl: '', warn: () => {} }).productName,
    messages: findMessages(JSON.stringify(roots)),
  };
}

function createTree({ getRendering, conditions }: MarkupSource): MarkupNode[] {
  const all = Object.entries(conditions) as [MarkupCondition, AttributeValues][];
  const render = (attributes: AttributeValues, [first, ...others]: typeof all): MarkupNode[] => {
    if (!first) return readTree(renderToHtml(getRendering(attributes)));
    const [condition, own] = first;
    return mergeChoices(condition, render({ ...attributes, ...own }, others), render(attributes, others));
  };
  return render(common, all);
}

/** A node with the index of an icon in place of each `<svg>`. */
function takeIcons(node: MarkupNode, icons: MarkupElement[]): MarkupNode {
  if (typeof node !== 'object') return node;
  const takeAll = (nodes: readonly MarkupNode[]) => nodes.map((each) => takeIcons(each, icons));
  if (!isElement(node)) return { ...node, nodes: takeAll(node.nodes), others: takeAll(node.others) };
  const [name, attributes, children] = node;
  if (name !== 'svg') return [name, attributes, takeAll(children)];
  const json = JSON.stringify(node);
  const index = icons.findIndex((icon) => JSON.stringify(icon) === json);
  return index === -1 ? icons.push(node) - 1 : index;
}

/** What the shadow root of a rendered tag holds besides its rules. */
function readTree(html: string): MarkupNode[] {
  const [host] = parseHtml(html);
  const [template] = getChildren(host);
  return getChildren(template).flatMap((node) => (typeof node === 'string' ? [] : createNodes(node)));
}

const getChildren = (node: HtmlNode | undefined): readonly HtmlNode[] =>
  typeof node === 'object' ? node.children : [];

const getText = (node: HtmlNode): string =>
  typeof node === 'object' ? node.children.map(getText).join('') : node.startsWith('<') ? '' : node;

/** React's hints about images are left out: the images themselves are inserted together with them. */
function createNodes(node: HtmlNode): MarkupNode[] {
  const start = typeof node === 'string' ? node : node.start;
  const [, name, rest] = /^<([\w-]+)(.*?)\/?>$/s.exec(start) ?? [];
  if (name === 'link') return [];
  if (name === undefined) {
    if (start.startsWith('<')) throw new Error(`${start} cannot be inserted by DOM calls.`);
    return [decodeCharacters(start)];
  }
  const text = decodeCharacters(getText(node));
  const attributes = [...rest!.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, attribute, value = '']) => [
    attribute!,
    formatAttribute(name, attribute!, decodeCharacters(value), text),
  ]);
  return [
    [name, Object.fromEntries(attributes) as Record<string, string>, getChildren(node).flatMap(createNodes)],
  ];
}

function formatAttribute(tag: string, name: string, value: string, text: string): string {
  // Of the logo's text. The list of categories has one too.
  if (tag === 'span' && name === 'data-long') return placeholders.longName;
  const slug = `/${slugify(text)}`;
  // Most links of the site end with the slug of what they say: it is written once.
  return name === 'href' && slug !== '/' && value.endsWith(slug) && !hasMessage(text)
    ? value.slice(0, -slug.length) + placeholders.slug
    : value;
}

/** The built-in texts of the messages whose placeholders stand in a text. */
function findMessages(text: string): Record<string, string> {
  const found = new Set<string>();
  replaceMessages(text, (name) => {
    found.add(name);
    return '';
  });
  return Object.fromEntries(texts.filter(([name]) => found.has(name)));
}
