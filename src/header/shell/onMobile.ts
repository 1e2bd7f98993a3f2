import { breakpoints, getHeaderQuery, media } from '../../design/tokens.ts';

/** Maximum space around a header as wide as its page, in px: a scrollbar and the default margins of the body. */
const pageMargin = 32;

const mobileContainer = breakpoints.headerMobile - pageMargin;

/** Returns styles for the mobile header, which apply in narrow windows, and in narrow containers within wide windows. */
export const onMobile = (rules: string): string => `
  @media ${media.mobile} {
    ${rules}
  }

  @container ${getHeaderQuery('max', mobileContainer)} {
    ${rules}
  }
`;

/** Returns styles for the desktop header. */
export const onDesktop = (rules: string): string => `
  @media ${media.desktop} {
    @container ${getHeaderQuery('min', mobileContainer + 0.02)} {
      ${rules}
    }
  }
`;
