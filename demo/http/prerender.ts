import { createHash } from 'node:crypto';
import type * as Server from '../../elements/server/server.ts';

/** Ways to add the header and footer to a page: as elements, server-rendered, or server-rendered without JavaScript. */
const modes = ['tags', 'prerender', 'noscript'] as const;

export type Mode = (typeof modes)[number];

export const isMode = (text: string | undefined): text is Mode => modes.includes(text as Mode);

/** Functions that render the header and footer, and the stylesheet that they link to. */
export interface Prerender extends Pick<typeof Server, 'renderHeader' | 'renderFooter'> {
  css: string;
  cssPath: string;
}

/** Returns the render functions and the stylesheet of the built library's server module. */
export function createPrerender({ renderHeader, renderFooter, siteCss }: typeof Server): Prerender {
  const css = siteCss();
  const hash = createHash('sha256').update(css).digest('hex').slice(0, 8);
  return { renderHeader, renderFooter, css, cssPath: `/auction-elements.${hash}.css` };
}
