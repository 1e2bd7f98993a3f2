import { media } from '../../src/design/breakpoints.ts';
import { sizes } from '../../src/design/sizes.ts';

const { row, categoryRow, mobileBar } = sizes.header;

/** The part of `auction-elements.css` that keeps the header's place in a page that has only its tag, until its script has come. */
export const formatReserveCss = (): string => `/* Keeps the header's place until its script has come. */
auction-header:not(:defined) {
  display: block;
  min-block-size: ${row + categoryRow}px;
}

@media ${media.mobile} {
  auction-header:not(:defined) {
    min-block-size: ${mobileBar}px;
  }
}

@media print {
  auction-header:not(:defined) {
    min-block-size: 0;
  }
}

auction-footer:not(:defined) {
  display: block;
}
`;
