import { media } from '../../src/design/breakpoints.ts';
import {
  getContrastCss,
  color,
  getTextScaleCss,
  font,
  scaled,
  sizes,
  space,
  bannerSpace,
} from '../../src/design/tokens.ts';
import { formatFieldCss, labelCss } from './fieldCss.ts';
import { formatNativeControlsCss } from './nativeControlsCss.ts';
import { withoutCategories } from '../tags/header/hostStyles.ts';

/**
 * Formats the styles that show labels, help, and errors of forms before the script loads. Server-rendered elements turn them off with
 * `--_no-js`.
 */
const formatNoScriptCss = (): string => `
/* Labels, help, and errors, before the script loads. */
auction-form-field:not(:defined, [hidden]),
auction-error-summary:not(:defined, [hidden]) {
  display: block;
}

auction-form-field[label]:not(:defined)::before {
  ${labelCss}
}

auction-form-field[help]:not(:defined, [error])::after,
:is(auction-text-input, auction-date-input, auction-time-input, auction-form-field[error])[error-text]:not(:defined)::after {
  display: block;
  margin-block-start: ${space(4)};
  color: ${color('error')};
  font: ${font(14)};
  content: var(--_no-js, attr(error-text));
}

auction-form-field[help]:not(:defined, [error])::after {
  color: ${color('ink-muted')};
  content: var(--_no-js, attr(help));
}

auction-error-summary:not(:defined) {
  padding: var(--_no-js, ${space(16)});
  border: var(--_no-js, 2px solid ${color('error')});
  border-radius: ${sizes.radius.panel}px;
}

auction-error-summary {
  & ul:not([hidden]) {
    display: grid;
    justify-items: start;
    gap: ${space(8)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  & [slot='heading'] {
    margin: 0;
    margin-block-end: var(--_no-js, ${space(8)});
    font: ${font(19, 'bold')};
  }

  & a {
    color: ${color('error')};
    font: ${font(16, 'bold')};
  }
}
`;

const { row, categoryRow, mobileBar } = sizes.header;
const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

/** Formats the styles that reserve space for header and footer, in pages without server rendering, until their scripts load. */
const formatHeaderReserveCss = (): string => `/* Space for the header until its script loads. */
auction-header:not(:defined, [hidden]) {
  display: block;
  min-block-size: ${scaled(row + categoryRow)};
}

@media ${media.desktop} {
  auction-header${withoutCategories}:not(:defined) {
    min-block-size: ${scaled(row)};
  }
}

@media ${media.mobile} {
  auction-header:not(:defined) {
    min-block-size: ${mobileBar}px;
  }
}

/* The banner is above the rows, and the slot after-categories is below them. All other slots are in the rows. */
auction-header:not(:defined) > :is([slot='banner'], [slot='after-categories']):not([hidden]) {
  display: block;
  font: ${font(14)};
}

auction-header:not(:defined) > [slot='banner'] {
  ${bannerSpace}
}

auction-header:not(:defined) > [slot]:not([slot='banner'], [slot='after-categories']) {
  float: inline-start;
  shape-outside: inset(50%);
}

auction-header:not(:defined):has(> :is([slot='banner'], [slot='after-categories'])) {
  min-block-size: 0;
  padding-block-end: ${scaled(row + categoryRow)};
}

@media ${media.desktop} {
  auction-header${withoutCategories}:not(:defined):has(> :is([slot='banner'], [slot='after-categories'])) {
    padding-block-end: ${scaled(row)};
  }
}

@media ${media.mobile} {
  auction-header:not(:defined):has(> :is([slot='banner'], [slot='after-categories'])) {
    padding-block-end: ${mobileBar}px;
  }
}

@media print {
  auction-header:not(:defined) {
    min-block-size: 0;
    padding-block-end: 0;
  }
}

auction-footer:not(:defined, [hidden]) {
  display: block;
}
`;

/** Formats the styles that reserve space for grids, popovers, and buttons. */
const formatReserveCss = (): string => `
/* A server-rendered element contains the grid in its shadow root. The element then has one column. */
auction-grid:not(:defined, [hidden]) {
  display: grid;
  grid-template-columns: var(--_grid, repeat(${columns}, minmax(0, 1fr)));
  gap: ${gap}px;
  max-inline-size: ${scaled(sizes.contentMax)};
  margin-inline: auto;
}

auction-grid:not(:defined) > * {
  grid-column: span var(--auction-grid-span, ${columns});
}

@media ${media.extraSmall} {
  auction-grid:not(:defined) {
    grid-template-columns: var(--_grid, repeat(${extraSmallColumns}, minmax(0, 1fr)));
    gap: ${extraSmallGap}px;
  }

  auction-grid:not(:defined) > * {
    grid-column: span var(--auction-grid-span-extra-small, ${extraSmallColumns});
  }
}

:is(auction-popover, auction-tooltip):not(:defined, [hidden]) {
  display: inline-block;
}

/* Content of a popover. Without JavaScript, it stays visible. */
@media (scripting: enabled) {
  auction-popover:not(:defined) > :not([slot='trigger']) {
    display: none;
  }
}

/* A server-rendered button reserves its own space, and sets --_no-js. */
auction-button:not(:defined, [hidden]) {
  display: inline-block;
  box-sizing: border-box;
  min-block-size: var(--_no-js, ${scaled(sizes.control.normal)});
  padding-inline: var(--_no-js, 17px);
  font: var(--_no-js, ${font(14, 'bold')});
  line-height: var(--_no-js, ${scaled(sizes.control.normal)});
}

auction-button[size='small']:not(:defined) {
  min-block-size: var(--_no-js, ${scaled(sizes.control.small)});
  line-height: var(--_no-js, ${scaled(sizes.control.small)});
}
${Object.keys(sizes.iconButton)
  .map(
    (size) => `
auction-icon-button${size === '42' ? '' : `[size='${size}']`}:not(:defined, [hidden]) {
  display: inline-block;
  inline-size: ${size}px;
  block-size: ${size}px;
}
`,
  )
  .join('')}`;

/** Formats `auction-header.css`, for pages that use only header and footer. */
export const formatHeaderPageCss = (): string => `${getTextScaleCss(':root')}\n\n${formatHeaderReserveCss()}`;

/** Formats `auction-elements.css`, the styles that apply outside shadow roots. */
export const formatPageCss = (): string =>
  [
    formatHeaderPageCss(),
    // The same styles as in shadow roots, because the styles below apply outside them.
    getContrastCss('auction-form-field'),
    formatReserveCss(),
    formatFieldCss(),
    formatNativeControlsCss(),
    formatNoScriptCss(),
  ].join('\n');
