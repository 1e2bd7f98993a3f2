import { media } from '../../src/design/breakpoints.ts';
import { bannerSpace, sizes } from '../../src/design/sizes.ts';
import { scaled, font } from '../../src/design/type.ts';
import { withoutCategories } from '../tags/header/hostStyles.ts';

const { row, categoryRow, mobileBar } = sizes.header;
const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

/** What keeps the place of header and footer in a page that has only their tags, until their scripts have come. */
export const formatHeaderReserveCss = (): string => `/* Keeps the header's place until its script has come. */
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

/* A banner stands above the rows, and what comes after the categories below them; all else is in them. */
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

/** The part of `auction-elements.css` that does the same for grids, popovers and buttons. */
export const formatReserveCss = (): string => `
/* The grid of a tag that a server has rendered stands inside it, which then has one column. */
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

/* What a popover will open. Without script it is there to be read. */
@media (scripting: enabled) {
  auction-popover:not(:defined) > :not([slot='trigger']) {
    display: none;
  }
}

/* Where a server has rendered it, what it has rendered keeps its place, and sets --_no-js. */
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
