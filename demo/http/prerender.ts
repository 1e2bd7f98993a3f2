import { createHash } from 'node:crypto';
import type * as Server from '../../elements/server/server.ts';

/** How a page of the demo has its header and footer. */
const modes = ['tags', 'prerender', 'noscript'] as const;

export type Mode = (typeof modes)[number];

export const isMode = (text: string | undefined): text is Mode => modes.includes(text as Mode);

/** What prerenders header and footer, and the CSS that they link to. */
export interface Prerender extends Pick<typeof Server, 'renderHeader' | 'renderFooter'> {
  css: string;
  cssPath: string;
}

/** From what the built library gives to servers. */
export function createPrerender({ renderHeader, renderFooter, siteCss }: typeof Server): Prerender {
  const css = siteCss();
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { renderHeader, renderFooter, css, cssPath: `/auction-elements.${hash}.css` };
}
