import { ownProps } from '../../src/jsx/ownProps.ts';
import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { takeValidEntries } from '../../src/site/config/loadConfig.ts';
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
import { renderSiteElement } from './siteTemplate.ts';

export { insertShadowRoots, renderShadowRoot } from './shadowRoots.ts';
export { formatSiteScript } from './formatSiteScript.ts';
export type { ElementRendering, ShadowRootHtml } from './renderElement.tsx';
export {
  type FooterRendering,
  type HeaderRendering,
  type PageRendering,
  type ShadowRootRendering,
  tagNames,
} from './renderings.tsx';
export type { Styles } from './styleModes.ts';
export type { SiteConfig };

/**
 * `<auction-header>` as HTML that is complete without script: with a declarative shadow root, and all menus as native popovers.
 * Invalid entries of the configuration are ignored, and passed to `warn` in one message. A configuration is rendered once: to change it, pass
 * another object.
 */
export const renderHeader = (config?: SiteConfig, options: HeaderRendering = {}): string =>
  renderSiteElement('auction-header', config, options);

/** `<auction-footer>` as HTML that is complete without script. Takes the configuration as `renderHeader` does. */
export const renderFooter = (config?: SiteConfig, options: FooterRendering = {}): string =>
  renderSiteElement('auction-footer', config, options);

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
 * Tags of a site as data that a script can insert before React has come: what `auction-elements bundle` writes. Logs one
 * warning about invalid entries of the configuration, which are ignored.
 */
export function createSiteMarkup(
  config?: SiteConfig,
  tags: readonly (typeof earlyTags)[number][] = earlyTags,
): Markup {
  const valid =
    config && takeValidEntries('`config`', config, (message) => console.warn(`auction-elements: ${message}`));
  return createMarkup(
    valid,
    tags.map((tag) => ({
      tag,
      getRendering: (attributes) => {
        const { values, ...rendering } = getRendering(tag, valid, {
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
}

/** A mistake of ours: a placeholder is no address, say. */
function refuse(message: string): never {
  throw new TypeError(message);
}
