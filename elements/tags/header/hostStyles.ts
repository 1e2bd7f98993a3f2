import { media } from '../../../src/design/breakpoints.ts';
import { sizes, scaled } from '../../../src/design/tokens.ts';
import { motion } from '../../../src/design/sharedStyles.ts';
import { siteHost } from '../../core/hostStyles.ts';

const { row, categoryRow, mobileBar } = sizes.header;

const emptyContainer = '[data-auction-container]:empty';

/** Matches a header whose attributes turn off the category bar. JSON in `config` must not contain spaces. */
export const withoutCategories = `:is([variant=minimal],[config*='"categories":[]'])`;

/**
 * Host styles of the header. Its content, a size container, has no intrinsic width. The grid column therefore sets the width, for example in
 * a flex container.
 */
export const headerHostCss = `
${siteHost}
:host{position:var(--auction-header-position,relative);inset-block-start:0;z-index:var(--auction-header-z-index,10);view-transition-name:var(--auction-header-view-transition-name,none)}
:host([sticky]){position:sticky;translate:var(--_translate,none)}
:host>[data-auction-container]{display:grid;grid-template-columns:minmax(0,100vw)}
@media (prefers-reduced-transparency:reduce){:host{--auction-color-backdrop:#0b1117e6}}
@media ${media.motion}{:host([sticky]){transition:translate ${motion.duration}ms ${motion.easing}}}
`;

/** Styles that reserve space for the header between its definition and its first render, to avoid a layout shift. */
export const headerReserveCss = `
${emptyContainer}{display:block;block-size:${scaled(row + categoryRow)}}
@media ${media.desktop}{:host(${withoutCategories}) ${emptyContainer}{block-size:${scaled(row)}}}
@media ${media.mobile}{${emptyContainer}{block-size:${mobileBar}px}}
`;
