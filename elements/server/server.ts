import { ownProps } from '../../src/jsx/ownProps.ts';
import type { SchemaError, SiteConfig } from '../../src/site/config/configSchema.ts';
import { type Markup, placeholders } from '../early/markup.ts';
import { createMarkup } from './createMarkup.ts';
import { renderCss, renderToHtml } from './renderElement.tsx';
import {
  type FooterRendering,
  getFooterRendering,
  getHeaderRendering,
  getRendering,
  type HeaderRendering,
  type PageRendering,
} from './renderings.tsx';
import { markCurrent } from './text/siteLinks.ts';

export { insertShadowRoots, renderShadowRoot } from './shadowRoots.ts';
export { formatSiteScript } from './formatSiteScript.ts';
export type { ElementRendering, ShadowRootHtml } from './renderElement.tsx';
export {
  ConfigError,
  type FooterRendering,
  type HeaderRendering,
  type PageRendering,
  type ShadowRootRendering,
  tagNames,
} from './renderings.tsx';
export type { Styles } from './styleModes.ts';
export type { SchemaError, SiteConfig };

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
export function renderElement(tag: string, options: PageRendering = {}): string {
  if (tag === 'auction-header') return renderHeader(undefined, options);
  if (tag === 'auction-footer') return renderFooter(undefined, options);
  return renderToHtml(getRendering(tag, undefined, ownProps(options)));
}

/** The rules of header and footer as one file, for `styles: { mode: 'link', href }`. */
export const siteCss = (): string =>
  renderCss([
    getHeaderRendering({}, { session: 'bidder', attributes: { 'watchlist-count': 1 } }),
    getFooterRendering({}, {}),
  ]);

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
      getRendering: (attributes) => {
        const { values, ...rendering } = getRendering(tag, config, {
          attributes,
          warn: refuse,
          returnAddress: placeholders.returnAddress,
          // A text is no year until it is inserted.
          year: placeholders.year as unknown as number,
        });
        // Only the page has the count of its watchlist, so React renders all counts.
        return { ...rendering, values: { ...values, preparedCount: undefined } };
      },
      conditions:
        tag === 'auction-header'
          ? {
              minimal: { variant: 'minimal' },
              bidder: { session: 'bidder' },
              logo: { 'logo-src': placeholders.logo },
            }
          : {},
    })),
  );

/** A mistake of ours: a placeholder is no address, say. */
function refuse(message: string): never {
  throw new TypeError(message);
}
