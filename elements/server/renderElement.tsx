import { version } from '../../package.json';
import { renderToString } from 'react-dom/server';
import { compareStyles, type ComponentStyles } from '../../src/styles/cascade.ts';
import { initialPage, PageContext, type ServerPage } from '../../src/hooks/pageContext.tsx';
import type { Warn } from '../../src/hooks/hostContext.tsx';
import { formatAttribute, parseAttribute } from '../core/attributes.ts';
import type { Attributes, ElementDefinition, StaticDefinition } from '../core/definition.ts';
import { containerCss } from '../core/hostStyles.ts';
import { createElementTree } from '../core/elementTree.tsx';
import { createServerHost } from './createServerHost.ts';
import { toAsciiCss, toAsciiHtml, escapeAttribute, escapeScript, escapeStyle } from './text/escape.ts';

/** How the rules of a shadow root come with it. */
export type Styles =
  /** In a `<style>`; what a page without a strict Content-Security-Policy can do. */
  | { mode: 'inline' }
  /** In a `<style>` with the nonce that the page's policy names. */
  | { mode: 'nonce'; nonce: string }
  /** By a `<link>` to the file that holds what `css()` gives. */
  | { mode: 'link'; href: string };

/** The element of a shadow root that holds its rules, or leads to them. */
function renderStyles(styles: Styles, css: string): string {
  switch (styles.mode) {
    case 'inline':
      return `<style>${escapeStyle(css)}</style>`;
    case 'nonce':
      return `<style nonce="${escapeAttribute(styles.nonce)}">${escapeStyle(css)}</style>`;
    case 'link':
      return `<link rel="stylesheet" href="${escapeAttribute(styles.href)}">`;
  }
}

export interface ElementRendering {
  /**
   * Attributes by their names in markup, such as `allow-past`. Text means the same as in markup: `disabled: ''` disables a control. Booleans,
   * numbers, and JSON may also be given as values.
   */
  attributes?: Readonly<Record<string, unknown>> | undefined;
  /**
   * HTML that the tag has as its content: the control of a form field, the list of an error summary, the text of a button; another
   * rendered tag too. It is inserted as it is, so what it contains has to be escaped; `slot` attributes say where it goes.
   */
  content?: string | undefined;
  styles?: Styles | undefined;
  /** The page gives it a label, so that a control shows none of its own. */
  labelled?: boolean;
  /** Called with a message for each attribute that makes no sense; `console.warn` by default. */
  warn?: (message: string) => void;
}

export interface Rendering extends ElementRendering {
  definition: ElementDefinition | StaticDefinition;
  page?: ServerPage;
  /** Values of the component that are no attribute's. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** Data for a `<script type="application/json">` child. */
  json?: unknown;
}

/** A tag with its declarative shadow root. */
export function renderToHtml({ json, content = '', ...rendering }: Rendering): string {
  const { tag } = rendering.definition;
  const { markup, html, delegatesFocus } = renderRoot({ ...rendering, content });
  return [
    `<${[tag, ...formatAttributes(markup)].join(' ')}>`,
    `<template shadowrootmode="open"${delegatesFocus ? ' shadowrootdelegatesfocus' : ''}>`,
    html,
    '</template>',
    json === undefined
      ? ''
      : `<script type="application/json">${escapeScript(JSON.stringify(json))}</script>`,
    toAsciiHtml(content),
    `</${tag}>`,
  ].join('');
}

/** What the shadow root of a tag contains. */
export interface ShadowRootHtml {
  html: string;
  /** Whether the root was attached with `delegatesFocus`: `shadowrootdelegatesfocus` of its template. */
  delegatesFocus: boolean;
}

/** The shadow root of a tag, and the attributes of the tag as texts. */
export function renderRoot({
  styles = { mode: 'inline' },
  content = '',
  ...rendering
}: Omit<Rendering, 'json'>): ShadowRootHtml & { markup: readonly (readonly [string, string])[] } {
  const { delegatesFocus = false } = rendering.definition;
  const components = new Set<ComponentStyles>();
  const values = { ...(content === '' && { isEmpty: true }), ...rendering.values };
  const { markup, tree } = renderTree({ ...rendering, content, values }, components);
  const overrides = markup.find(([name]) => name === 'style-overrides')?.[1] ?? '';
  const css = getRootCss([rendering], components) + overrides;
  return {
    markup,
    html: `${renderStyles(styles, css)}<div data-auction-container="${version}">${tree}</div>`,
    delegatesFocus,
  };
}

/** The rules of several tags, for one file. */
export function renderCss(renderings: readonly Rendering[]): string {
  const components = new Set<ComponentStyles>();
  for (const rendering of renderings) renderTree(rendering, components);
  return toAsciiCss(getRootCss(renderings, components));
}

function renderTree(
  {
    definition,
    attributes = {},
    warn = (message) => console.warn(message),
    labelled = false,
    values,
    page = {},
    content = '',
  }: Rendering,
  components: Set<ComponentStyles>,
) {
  const warnOfTag = (message: string) => warn(`${definition.tag}: ${message}`);
  const markup = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const text = formatValue(name, value, definition.attributes, warnOfTag);
    return text === null ? [] : [[name, text]];
  });
  if ('part' in definition) return { markup, tree: `<div part="${definition.part}"><slot></slot></div>` };
  const Tree = createElementTree(definition);
  const host = createServerHost(
    definition,
    Object.fromEntries(markup),
    warnOfTag,
    { ...(definition.form ? { labelled } : {}), ...values },
    content,
    (styles) => void components.add(styles),
  );
  const tree = renderToString(
    <PageContext value={{ ...initialPage, ...page }}>
      <Tree host={host} />
    </PageContext>,
  );
  return { markup, tree: toAsciiHtml(tree) };
}

function getRootCss(renderings: readonly Rendering[], components: Set<ComponentStyles>): string {
  const [only] = renderings;
  const hosts =
    renderings.length === 1
      ? only!.definition.hostCss
      : renderings
          .map(({ definition: { tag, hostCss } }) =>
            hostCss.replaceAll(':host(', `:host(${tag}`).replaceAll(':host{', `:host(${tag}){`),
          )
          .join('');
  return minify(hosts + containerCss + getComponentCss(components));
}

/** `null` for an attribute that is absent. Names that are no tag's own, such as `class` and `id`, are let through as they are. */
function formatValue(name: string, value: unknown, attributes: Attributes, warn: Warn): string | null {
  if (!/^[a-z][\w:.-]*$/i.test(name) || /^on/i.test(name))
    throw new TypeError(`${JSON.stringify(name)} cannot be an attribute; give names such as "product-name".`);
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  const definition = attributes[name] ?? { type: 'string' };
  if (definition.type === 'json' && typeof value !== 'string') return JSON.stringify(value);
  // Text is markup, where a boolean attribute is true even if it is empty.
  if (definition.type === 'boolean' && typeof value === 'string')
    return parseAttribute(name, value, definition, warn) ? '' : null;
  return formatAttribute(value, definition);
}

const formatAttributes = (attributes: readonly (readonly [name: string, text: string])[]): string[] =>
  attributes.map(([name, text]) => (text === '' ? name : `${name}="${escapeAttribute(text)}"`));

const getComponentCss = (components: ReadonlySet<ComponentStyles>): string =>
  [...components]
    .sort(compareStyles)
    .map(({ rules }) => rules)
    .join('');

const minify = (css: string): string => css.replaceAll(/\s*\n\s*/g, '').trim();
