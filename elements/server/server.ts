import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { getValidConfig } from '../../src/site/config/resolveSite.ts';
import { earlyTags } from '../early/earlyTags.ts';
import type { SiteHtml } from '../early/siteHtml.ts';
import { createSiteHtml } from './createSiteHtml.ts';
import { renderCss, renderToHtml } from './renderElement.tsx';
import {
  completeOptions,
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
export type { Styles } from './renderElement.tsx';
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
  return renderToHtml(getRendering(tag, undefined, completeOptions(options)));
}

/** The rules of header and footer as one file, for `styles: { mode: 'link', href }`. */
export const siteCss = (): string =>
  renderCss([
    getHeaderRendering({}, { session: 'bidder', attributes: { 'watchlist-count': 1 } }),
    getFooterRendering({}, {}),
  ]);

export { earlyTags };

/**
 * Renders a site for a script that inserts it before React has loaded, as `auction-elements bundle` does. Logs one warning about invalid
 * entries of the configuration, which are ignored.
 */
export function createSite(
  config?: SiteConfig,
  tags: readonly (typeof earlyTags)[number][] = earlyTags,
): SiteHtml {
  const valid = config && getValidConfig(config, (message) => console.warn(`auction-elements: ${message}`));
  return createSiteHtml(valid, tags);
}
