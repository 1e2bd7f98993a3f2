import type { SiteConfig } from '../../src/site/config/configSchema.ts';
import { getValidConfig } from '../../src/site/config/resolveSite.ts';
import { siteElements } from '../early/siteElements.ts';
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
 * Renders `<auction-header>` with native popovers as menus, which work without JavaScript. Reports invalid `config` entries to `warn`. Don't
 * mutate `config`.
 */
export const renderHeader = (config?: SiteConfig, options: HeaderRendering = {}): string =>
  renderSiteElement('auction-header', config, options);

/** Renders `<auction-footer>`, so that it works without JavaScript. Reads `config` like `renderHeader`. */
export const renderFooter = (config?: SiteConfig, options: FooterRendering = {}): string =>
  renderSiteElement('auction-footer', config, options);

/**
 * Renders any element. A form control participates in its form only after its script loads. Throws `TypeError` for an unknown element.
 */
export function renderElement(tag: string, options: PageRendering = {}): string {
  if (tag === 'auction-header') return renderHeader(undefined, options);
  if (tag === 'auction-footer') return renderFooter(undefined, options);
  return renderToHtml(getRendering(tag, undefined, completeOptions(options)));
}

/** Returns the styles of header and footer as one stylesheet, for `styles: { mode: 'link', href }`. */
export const siteCss = (): string =>
  renderCss([
    getHeaderRendering({}, { session: 'bidder', attributes: { 'watchlist-count': 1 } }),
    getFooterRendering({}, {}),
  ]);

export { siteElements };

/**
 * Renders a site for a script that inserts it before React has loaded, like `auction-elements bundle`. Warns once about invalid `config` entries.
 */
export function createSite(
  config?: SiteConfig,
  tags: readonly (typeof siteElements)[number][] = siteElements,
): SiteHtml {
  const valid = config && getValidConfig(config, (message) => console.warn(`auction-elements: ${message}`));
  return createSiteHtml(valid, tags);
}
