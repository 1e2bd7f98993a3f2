import { media, sizes, scaled } from '../../../src/design/tokens.ts';
import { motion, onDesktop, onMobile } from '../../../src/design/sharedStyles.ts';
import { siteHost } from '../../core/styleSheets.ts';

const { row, categoryRow, mobileBar } = sizes.header;

/** Matches a header whose attributes turn off the category bar. JSON in `config` must not contain spaces. */
export const withoutCategories = `:is([variant=minimal],[config*='"categories":[]'])`;

/** Styles of the header. Its content, a size container, has no intrinsic width, so a column sets it. `200vw` also fills a body with a zoom of 50%. */
export const headerHostCss = `
${siteHost}
:host{position:var(--auction-header-position,relative);inset-block-start:0;z-index:var(--auction-header-z-index,10);view-transition-name:var(--auction-header-view-transition-name,none)}
:host([sticky]){position:sticky;translate:var(--_translate,none)}
:host{--_header:none}
:host>[data-auction-container]{display:grid;grid-template-columns:minmax(0,200vw)}
@media (prefers-reduced-transparency:reduce){:host{--auction-color-backdrop:#0b1117e6}}
@media ${media.motion}{:host([sticky]){transition:translate ${motion.duration}ms ${motion.easing}}}
`;

/** Returns styles that reserve space for the header in an element. `minimal` is the element's selector if the header has no category bar. */
export const getHeaderSpaceCss = (element: string, minimal: string): string => `
${element}{container-type:var(--_header,inline-size);font-size:${scaled(14)}}
${element}::after{display:block;block-size:${scaled(row + categoryRow)};content:var(--_header,'')}
${onDesktop(`${minimal}::after{block-size:${scaled(row)}}`)}
${onMobile(`${element}::after{block-size:${mobileBar}px}`)}
`;

const emptyContainer = '[data-auction-container]:empty';

/** Styles that reserve space for the header between its definition and its first render, to avoid a layout shift. */
export const headerReserveCss = `
${emptyContainer}{--_header:initial}
${getHeaderSpaceCss(emptyContainer, `:host(${withoutCategories}) ${emptyContainer}`)}
`;
