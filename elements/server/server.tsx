import type { ReactNode } from 'react';
import type { PreparedConfig } from '../../src/hooks/useMountedSite.ts';
import { ownProps } from '../../src/jsx/ownProps.ts';
import { type ServerPage, ServerPageContext } from '../../src/hooks/useClientValue.ts';
import { NoJsMenus } from '../../src/header/no-js/NoJsMenus.tsx';
import { noJsCss } from '../../src/header/no-js/noJsCss.ts';
import { noJsAttribute } from '../../src/header/menus/useNoJsMenus.ts';
import { parseConfig, type SchemaError, type SiteConfig } from '../../src/site/config/configSchema.ts';
import type { Session } from '../../src/site/account/session.ts';
import { parseReturnAddress } from '../../src/site/account/signInUrl.ts';
import * as tags from '../auction-elements.ts';
import type { ElementDefinition } from '../core/definition.ts';
import { type Markup, placeholders } from '../early/markup.ts';
import { createMarkup } from './createMarkup.ts';
import { markCurrent } from './text/siteLinks.ts';
import {
  type Rendering,
  renderCss,
  renderRoot,
  renderToHtml,
  type ElementRendering,
  type ShadowRootHtml,
} from './renderElement.tsx';

export { formatSiteScript } from './formatSiteScript.ts';
export type { ElementRendering, ShadowRootHtml } from './renderElement.tsx';
export type { Styles } from './styleModes.ts';
export type { SchemaError, SiteConfig };

const definitions = new Map(
  Object.values(tags).map(({ definition }) => [
    definition.tag as string,
    definition as unknown as ElementDefinition,
  ]),
);

/** Names of the tags that can be rendered. */
export const tagNames: readonly string[] = [...definitions.keys()];

/** A configuration that does not fit its schema. */
export class ConfigError extends TypeError {
  override readonly name = 'ConfigError';
  /** All that does not fit, each with its path in the JSON. */
  readonly errors: readonly SchemaError[];

  constructor(errors: readonly SchemaError[]) {
    super(
      `the configuration does not fit its schema: ${errors.map(({ path, message }) => `${path}: ${message}`).join('; ')}`,
    );
    this.errors = errors;
  }
}

/** What the server knows of the page that is shown. */
interface PageRendering extends ElementRendering {
  /** The page's address, as a path or whole: links that lead to it are marked with `aria-current`. */
  page?: string;
}

export interface FooterRendering extends PageRendering {
  /** Of the copyright; without it the script adds it. */
  year?: number;
}

export interface HeaderRendering extends PageRendering {
  /** Whether somebody is signed in: `visitor` by default. */
  session?: Session;
  /** Where a sign-in leads back to: path, query and hash of the page, whose host is never taken; that of `page` by default. */
  returnAddress?: string;
}

/**
 * `<auction-header>` as HTML that is complete without script: with a declarative shadow root, and all menus as native popovers.
 * Throws `ConfigError` for a configuration that does not fit the schema.
 */
export const renderHeader = (config?: SiteConfig, options: HeaderRendering = {}): string =>
  markCurrent(renderToHtml(getHeaderRendering(config, ownProps(options))), ownProps(options).page);

/** `<auction-footer>` as HTML that is complete without script. Throws `ConfigError`. */
export const renderFooter = (config?: SiteConfig, options: FooterRendering = {}): string =>
  markCurrent(renderToHtml(getFooterRendering(config, ownProps(options))), ownProps(options).page);

/**
 * Any tag as HTML. A form control takes part in its form only once its script has come. Throws `TypeError` for a tag that
 * does not exist.
 */
export function renderElement(tag: string, options: ElementRendering = {}): string {
  if (tag === 'auction-header') return renderHeader(undefined, options);
  if (tag === 'auction-footer') return renderFooter(undefined, options);
  return renderToHtml(ownProps({ ...options, definition: getDefinition(tag) }));
}

/** Of any tag, with what those of the site need besides. */
export type ShadowRootRendering = HeaderRendering & FooterRendering;

/**
 * The shadow root of any tag as HTML, for frameworks that render the tag itself: it belongs in its
 * `<template shadowrootmode="open">`. `attributes.config` may be a configuration as data. Throws `TypeError` for a tag that does not
 * exist, and `ConfigError`.
 */
export function renderShadowRoot(tag: string, options: ShadowRootRendering = {}): ShadowRootHtml {
  const { attributes = {}, page } = ownProps(options);
  const { config, ...texts } = ownProps(attributes);
  const isText = typeof config === 'string';
  const rendering = getRendering(
    tag,
    isText ? undefined : (config as SiteConfig | undefined),
    ownProps({ ...options, attributes: isText ? { ...texts, config } : texts }),
  );
  const { html, delegatesFocus } = renderRoot(ownProps(rendering));
  return { html: markCurrent(html, page), delegatesFocus };
}

function getRendering(tag: string, config: SiteConfig | undefined, options: ShadowRootRendering): Rendering {
  switch (tag) {
    case 'auction-header':
      return getHeaderRendering(config, options);
    case 'auction-footer':
      return getFooterRendering(config, options);
    default:
      return getSiteRendering(tag, config, options);
  }
}

/** The rules of header and footer as one file, for `styles: { mode: 'link', href }`. */
export const siteCss = (): string =>
  renderCss([getHeaderRendering({}, { session: 'bidder' }), getFooterRendering({}, {})]);

/** The tags that a script can insert before React has come. */
export const earlyTags = [
  'auction-header',
  'auction-footer',
  'auction-search',
  'auction-newsletter',
] as const;

/**
 * Tags of a site as data that a script can insert before React has come: what `auction-elements bundle` writes. Throws
 * `ConfigError`.
 */
export const createSiteMarkup = (
  config?: SiteConfig,
  tags: readonly (typeof earlyTags)[number][] = earlyTags,
): Markup =>
  createMarkup(
    config,
    tags.map((tag) => ({
      tag,
      getRendering: (attributes) => getPlaceholderRendering(tag, config, { attributes, warn: refuse }),
      conditions:
        tag === 'auction-header'
          ? { bidder: { session: 'bidder' }, logo: { 'logo-src': placeholders.logo } }
          : {},
    })),
  );

function getPlaceholderRendering(
  tag: string,
  config: SiteConfig | undefined,
  options: ElementRendering,
): Rendering {
  switch (tag) {
    case 'auction-header':
      return getHeaderRendering(config, { ...options, returnAddress: placeholders.returnAddress });
    case 'auction-footer':
      // A text is no year until it is inserted.
      return getFooterRendering(config, { ...options, year: placeholders.year as unknown as number });
    default:
      return getSiteRendering(tag, config, options);
  }
}

/** A mistake of ours: a placeholder is no address, say. */
function refuse(message: string): never {
  throw new TypeError(message);
}

function getHeaderRendering(
  config: SiteConfig | undefined,
  { session = 'visitor', page = '/', returnAddress = page, ...options }: HeaderRendering,
): Rendering {
  const { attributes, ...rendering } = ownProps(getSiteRendering('auction-header', config, options));
  return ownProps({
    ...rendering,
    attributes: { session, ...attributes },
    wrap: withPage({ returnAddress: parseReturnAddress(returnAddress) }),
    noJs: {
      attribute: noJsAttribute,
      css: noJsCss,
      tree: (values) => <NoJsMenus site={values} session={(values['session'] as Session) ?? 'visitor'} />,
    },
  });
}

const getFooterRendering = (
  config: SiteConfig | undefined,
  { year, ...options }: FooterRendering,
): Rendering =>
  ownProps({
    ...getSiteRendering('auction-footer', config, options),
    wrap: withPage({ year }),
  });

const withPage = (page: ServerPage) => (tree: ReactNode) => (
  <ServerPageContext value={ownProps(page)}>{tree}</ServerPageContext>
);

function getSiteRendering(tag: string, config: unknown, options: ElementRendering): Rendering {
  const rendering = { ...options, definition: getDefinition(tag) };
  if (config === undefined || Object.keys(config as object).length === 0) return rendering;
  const result = parseConfig(config);
  if ('errors' in result) throw new ConfigError(result.errors);
  const preparedConfig: PreparedConfig = { source: config, config: result.config };
  return { ...rendering, json: config, values: { config, preparedConfig } };
}

function getDefinition(tag: string): ElementDefinition {
  const definition = definitions.get(tag);
  if (!definition) throw new TypeError(`there is no <${tag}>; there are ${tagNames.join(', ')}.`);
  return definition;
}
