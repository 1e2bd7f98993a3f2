import { media } from '../../src/design/breakpoints.ts';
import { bannerSpace, sizes } from '../../src/design/sizes.ts';
import { scaled } from '../../src/design/textScale.ts';
import { font } from '../../src/design/type.ts';

const { row, categoryRow, mobileBar } = sizes.header;

/** The part of `auction-elements.css` that keeps the header's place in a page that has only its tag, until its script has come. */
export const formatReserveCss = (): string => `/* Keeps the header's place until its script has come. */
auction-header:not(:defined) {
  display: block;
  min-block-size: ${scaled(row + categoryRow)};
}

@media ${media.desktop} {
  auction-header[variant='minimal']:not(:defined) {
    min-block-size: ${scaled(row)};
  }
}

@media ${media.mobile} {
  auction-header:not(:defined) {
    min-block-size: ${mobileBar}px;
  }
}

/* A banner stands above the rows, and what comes after the categories below them; all else is in them. */
auction-header:not(:defined) > :is([slot='banner'], [slot='after-categories']) {
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
  auction-header[variant='minimal']:not(:defined):has(> :is([slot='banner'], [slot='after-categories'])) {
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

auction-footer:not(:defined) {
  display: block;
}
`;
