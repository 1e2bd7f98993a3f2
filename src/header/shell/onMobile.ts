import { breakpoints, inHeader, media } from '../../design/breakpoints.ts';

/** px that the window has at most beside a header as wide as its page: a scroll bar and the margins that browsers give a page. */
const besidePage = 32;

const mobileContainer = breakpoints.headerMobile - besidePage;

/**
 * Rules of the mobile header: up to the breakpoint of the window where the header is as wide as its page, up to the same width of its own
 * where the page has it in a narrower container.
 */
export const onMobile = (rules: string): string => `
  @media ${media.mobile} {
    ${rules}
  }

  @container ${inHeader('max', mobileContainer)} {
    ${rules}
  }
`;

/** Rules of the desktop header. */
export const onDesktop = (rules: string): string => `
  @media ${media.desktop} {
    @container ${inHeader('min', mobileContainer + 0.02)} {
      ${rules}
    }
  }
`;
