import {
  media,
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
import { getHeaderSpaceCss, withoutCategories } from '../tags/header/hostStyles.ts';

/**
 * Formats the styles that show labels, help, and errors of forms before the script loads. Server-rendered elements turn them off with
 * `--_no-js`.
 */
const formatNoScriptCss = (): string => `
/* Labels, help, and errors, before the script loads. */
@layer auction-elements {
  :is(auction-form-field, auction-error-summary):not(:defined, [hidden]) {
    display: block;
  }
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

const { columns, gap, extraSmallColumns, extraSmallGap } = sizes.grid;

const undefinedHeader = 'auction-header:not(:defined)';

/** Formats styles that reserve space for header and footer until their scripts load. `:host` and `::slotted()` styles replace the layer later. */
const formatHeaderReserveCss = (): string => `/* Space for the header until its script loads. */
@layer auction-elements {
  auction-header:not(:defined, [hidden]) {
    display: grid;
    grid-template-columns: minmax(0, 200vw);
  }

  auction-footer:not(:defined, [hidden]) {
    display: block;
  }

  ${undefinedHeader} > :is([slot='banner'], [slot='after-categories']):not([hidden]) {
    display: block;
    font: ${font(14)};
  }

  ${undefinedHeader} > [slot='banner'] {
    ${bannerSpace}
  }
}

${getHeaderSpaceCss(undefinedHeader, `auction-header${withoutCategories}:not(:defined)`)}

/* The banner is above the rows, and the slot after-categories is below them. All other slots are in the rows. */
${undefinedHeader} > [slot='after-categories'] {
  order: 1;
}

${undefinedHeader} > [slot]:not([slot='banner'], [slot='after-categories']) {
  position: absolute;
}

@media print {
  ${undefinedHeader}::after {
    content: none;
  }
}
`;

/** Formats the styles that reserve space for grids, popovers, and buttons. */
const formatReserveCss = (): string => `
/* A server-rendered element contains the grid in its shadow root. The element then has one column. */
@layer auction-elements {
  auction-grid:not(:defined, [hidden]) {
    display: grid;
  }
}

auction-grid:not(:defined) {
  grid-template-columns: var(--_grid, repeat(${columns}, minmax(0, calc((${scaled(sizes.contentMax)} - ${(columns - 1) * gap}px) / ${columns}))));
  gap: ${gap}px;
  justify-content: var(--_grid, center);
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

@layer auction-elements {
  :is(auction-popover, auction-tooltip, auction-button, auction-icon-button):not(:defined, [hidden]) {
    display: inline-block;
  }
${Object.keys(sizes.iconButton)
  .map(
    (size) => `
  auction-icon-button${size === '42' ? `:is([size='42'], :not([size]))` : `[size='${size}']`}:not(:defined) {
    inline-size: ${scaled(Number(size))};
    block-size: ${scaled(Number(size))};
  }
`,
  )
  .join('')}}

/* Content of a popover. Without JavaScript, it stays visible. */
@media (scripting: enabled) {
  auction-popover:not(:defined) > :not([slot='trigger']) {
    display: none;
  }
}

/* A server-rendered button reserves its own space, and sets --_no-js. */
auction-button:not(:defined) {
  box-sizing: border-box;
  min-block-size: var(--_no-js, ${scaled(sizes.control.normal)});
  padding-inline: var(--_no-js, 17px);
  font: var(--_no-js, ${font(14, 'bold')});
  line-height: var(--_no-js, ${scaled(sizes.control.normal)});
  border-radius: ${sizes.radius.control}px;
  background: var(--_no-js, ${color('accent')});
  color: var(--_no-js, ${color('on-accent')});
}

auction-button:is([variant='secondary'], [variant='plain']):not(:defined) {
  background: none;
  color: var(--_no-js, ${color('ink')});
}

auction-button[variant='secondary']:not(:defined) {
  box-shadow: var(--_no-js, inset 0 0 0 1px ${color('line-control')});
}

auction-button[size='small']:not(:defined) {
  min-block-size: var(--_no-js, ${scaled(sizes.control.small)});
  line-height: var(--_no-js, ${scaled(sizes.control.small)});
}
`;

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
