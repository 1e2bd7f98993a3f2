import { type ElementNode, type HtmlNode, parseHtml } from '../text/parse.ts';

/** An element of the library in the HTML of a page. */
export interface FoundElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** Language of the element or of the nearest ancestor. */
  lang: string | undefined;
  /** Text of the `<script type="application/json">` child. */
  json: string | undefined;
  /** Version that rendered the HTML in the shadow root. */
  renderedBy: string | undefined;
}

export interface PageContent {
  elements: readonly FoundElement[];
  /** URLs of scripts, in order. */
  scripts: readonly string[];
}

/** Matches the imports in an inline module. */
const importPattern = /\bimport\s*(?:[\w\s{},*$]+?\bfrom\s*)?["']([^"']+)["']/g;

/** Finds the library's elements and all scripts in HTML, also in `<template>` elements. `isKnown` returns whether an element belongs to the library. */
export function readPage(html: string, address: string, isKnown: (tag: string) => boolean): PageContent {
  const elements: FoundElement[] = [];
  const sources: string[] = [];
  let base = address;
  const nodes = parseHtml(html);
  // A stack, because a page can be nested deeper than the call stack.
  const stack: { node: HtmlNode; lang: string | undefined }[] = nodes
    .toReversed()
    .map((node) => ({ node, lang: undefined }));
  for (let next = stack.pop(); next; next = stack.pop()) {
    const { node } = next;
    if (typeof node === 'string') continue;
    const { name, attributes, children } = node;
    const lang = attributes['lang'] ?? next.lang;
    if (isKnown(name)) elements.push(readElement(node, lang));
    if (name === 'base' && base === address) base = resolve(attributes['href'], address) ?? address;
    if (name === 'script') sources.push(...readSources(node));
    for (const child of children.toReversed()) stack.push({ node: child, lang });
  }
  const scripts = sources.flatMap((source) => resolve(source, base) ?? []);
  return { elements, scripts: [...new Set(scripts)] };
}

function readElement({ name, attributes, children }: ElementNode, lang: string | undefined): FoundElement {
  const nodes = children.filter((node) => typeof node === 'object');
  const json = nodes.find((node) => node.name === 'script' && node.attributes['type'] === 'application/json');
  const root = nodes.find((node) => node.name === 'template' && 'shadowrootmode' in node.attributes);
  return { tag: name, attributes, lang, json: json?.text, renderedBy: root && readVersion(root) };
}

/** Returns the version in the container of a shadow root. */
function readVersion({ children }: ElementNode): string | undefined {
  const container = children.find(
    (node) => typeof node === 'object' && 'data-auction-container' in node.attributes,
  );
  return typeof container === 'object' ? container.attributes['data-auction-container'] : undefined;
}

function readSources({ attributes, text }: ElementNode): string[] {
  const { type = '', src } = attributes;
  if (src !== undefined) return /^$|javascript|module/i.test(type) ? [src] : [];
  return type === 'module' ? [...text.matchAll(importPattern)].map(([, source]) => source!) : [];
}

/** Returns an absolute http(s) URL. Inline modules can also import bare names. */
function resolve(source: string | undefined, base: string): string | undefined {
  if (source === undefined || !URL.canParse(source, base)) return undefined;
  const url = new URL(source, base);
  url.hash = '';
  return /^https?:$/.test(url.protocol) ? url.href : undefined;
}

/** Returns the version of the library in a script. */
export const findVersion = (script: string): string | undefined =>
  (
    /\/\*! auction-elements (\d[\w.+-]*) \*\//.exec(script) ??
    /data-auction-container=\\?["'](\d[\w.+-]*)/.exec(script)
  )?.[1];
