import { version } from '../../package.json';
import { renderToString } from 'react-dom/server';
import { compareStyles, type ComponentStyles } from '../../src/styles/cascade.ts';
import { initialPage, PageContext, type ServerPage } from '../../src/hooks/pageContext.tsx';
import type { Warn } from '../../src/site/warnings/createWarn.ts';
import { formatAttribute, parseAttribute, commonAttributes } from '../core/attributes.ts';
import type { Attributes, ElementDefinition, StaticDefinition } from '../core/definition.ts';
import { containerCss, siteHost } from '../core/styleSheets.ts';
import { getExplicitLocale, serverLocale } from '../core/pageLanguage.ts';
import { getLanguageAttributes, type LanguageAttributes } from '../../src/site/core/siteLanguage.ts';
import type { ControlLanguage } from '../../src/controls/controlLanguage.ts';
import { createElementTree } from '../core/elementTree.tsx';
import { createServerHost } from './createServerHost.ts';
import {
  toAsciiCss,
  toAsciiHtml,
  escapeAttribute,
  escapeScript,
  escapeStyle,
  formatJson,
} from './text/escape.ts';

/** Delivery of the styles of a shadow root. */
export type Styles =
  /** A `<style>` element. A strict Content Security Policy blocks it. */
  | { mode: 'inline' }
  /** A `<style>` element with the nonce of the page's Content Security Policy. */
  | { mode: 'nonce'; nonce: string }
  /** A `<link>` element to a file with the result of `siteCss()`. */
  | { mode: 'link'; href: string };

/** Renders the `<style>` or `<link>` element of a shadow root. */
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
   * Values by attribute name, such as `allow-past`. Strings are read like markup, so `disabled: ''` disables a control. Booleans, numbers, and
   * JSON data also work.
   */
  attributes?: Readonly<Record<string, unknown>> | undefined;
  /**
   * HTML content of the element, which can contain other rendered elements. It is inserted verbatim, so escape values. `slot` attributes
   * select named slots.
   */
  content?: string | undefined;
  styles?: Styles | undefined;
  /** Whether the page provides a label. The control then renders no default label. */
  labelled?: boolean;
  /** Called with a message for each invalid attribute. Defaults to `console.warn`. */
  warn?: (message: string) => void;
}

export interface Rendering extends ElementRendering {
  definition: ElementDefinition | StaticDefinition;
  page?: ServerPage;
  /** Values of the component that have no attribute. */
  values?: Readonly<Record<string, unknown>> | undefined;
  /** Data for a `<script type="application/json">` child. */
  json?: unknown;
}

/** Renders an element with its declarative shadow root. */
export function renderToHtml({ json, content = '', ...rendering }: Rendering): string {
  const { tag } = rendering.definition;
  const { markup, html, delegatesFocus } = renderRoot({ ...rendering, content });
  return [
    `<${[tag, ...formatAttributes(markup)].join(' ')}>`,
    `<template shadowrootmode="open"${delegatesFocus ? ' shadowrootdelegatesfocus' : ''}>`,
    html,
    '</template>',
    json === undefined ? '' : `<script type="application/json">${escapeScript(formatJson(json))}</script>`,
    toAsciiHtml(content),
    `</${tag}>`,
  ].join('');
}

/** Content and options of an element's shadow root. */
export interface ShadowRootHtml {
  html: string;
  /** Whether the `<template>` needs the `shadowrootdelegatesfocus` attribute. */
  delegatesFocus: boolean;
}

/** Renders the shadow root of an element. `markup` contains the element's attributes as strings. */
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
  const container: [string, string][] = [
    ['data-auction-container', version],
    ...Object.entries(getLanguageMarkup(rendering.values, markup)),
  ];
  return {
    markup,
    html: `${renderStyles(styles, css)}<div ${formatAttributes(container).join(' ')}>${tree}</div>`,
    delegatesFocus,
  };
}

/** Returns the attributes of the container. The script reads `lang`, and hydrates the element in the same language. */
function getLanguageMarkup(
  { language, pageLanguage }: Readonly<Record<string, unknown>> = {},
  markup: readonly (readonly [name: string, text: string])[],
): LanguageAttributes {
  if (!language) return {};
  const { locale, dir: ownDirection } = Object.fromEntries(markup) as Record<string, string | undefined>;
  const { lang, dir } = getLanguageAttributes((language as ControlLanguage).code);
  const tag = pageLanguage === serverLocale ? undefined : (pageLanguage as string);
  const renderedLanguage = getExplicitLocale(locale) ? lang : tag;
  return {
    ...(renderedLanguage && { lang: renderedLanguage }),
    ...(dir && ownDirection === undefined && { dir }),
  };
}

/** Renders the styles of several elements as one stylesheet. */
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
  const warnWithName = (message: string) => warn(`${definition.tag}: ${message}`);
  const markup = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    const text = formatValue(name, value, { ...definition.attributes, ...commonAttributes }, warnWithName);
    return text === null ? [] : [[name, text]];
  });
  if ('part' in definition) return { markup, tree: `<div part="${definition.part}"><slot></slot></div>` };
  const Tree = createElementTree(definition);
  const host = createServerHost(
    definition,
    Object.fromEntries(markup),
    warnWithName,
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
      : siteHost +
        renderings
          .map(({ definition: { tag, hostCss } }) =>
            hostCss
              .replace(siteHost, '')
              .replaceAll(/:host(\(?)/g, (_, bracket) => `:host(${tag}${bracket ? '' : ')'}`),
          )
          .join('');
  return minify(hosts + containerCss + getComponentCss(components));
}

/** Returns the attribute text, or `null` to omit the attribute. Global attributes, such as `class`, pass unchanged. Throws for invalid names. */
function formatValue(name: string, value: unknown, attributes: Attributes, warn: Warn): string | null {
  if (!/^[a-z][\w:.-]*$/i.test(name) || /^on/i.test(name))
    throw new TypeError(
      `\`${name}\` isn't a valid attribute name. Use an HTML attribute, such as \`product-name\`.`,
    );
  if (value === undefined || value === null || value === false) return null;
  if (value === true) return '';
  const definition = attributes[name] ?? { type: 'string' };
  if (definition.type === 'json' && typeof value !== 'string') return formatJson(value);
  // Strings are read like markup, where an empty boolean attribute is true.
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
