import { breakpoints, getHeaderQuery, media, color } from './tokens.ts';

/** Styles of visually hidden content that screen readers still read. */
export const visuallyHidden = `
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;

/** Reset of inherited text spacing and case, as in the browser's form controls. */
export const textReset = `
  letter-spacing: normal;
  word-spacing: normal;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
`;

/** Styles of the icon before a message, which is in the middle of the first line. */
export const messageIcon = `
  flex: none;
  margin-block-start: calc((1lh - 16px)/2);
`;

/** Reset of the browser's button styles. */
export const resetButton = `
  appearance: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  letter-spacing: inherit;
  text-align: start;
  cursor: pointer;
`;

export const resetList = `
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** Returns the styles of the focus ring: 2 px wide, at a distance of 2 px. `inner` is for items of a list that clips its contents. */
export const focusRing = (
  position: 'outer' | 'inner' = 'outer',
  colorName: 'accent' | 'top-accent' = 'accent',
): string => `
  &:focus-visible {
    outline: 2px solid ${color(colorName)};
    outline-offset: ${position === 'outer' ? 2 : -2}px;
  }
`;

/** Duration in ms and easing of panels and the mobile menu, which animate only opacity and transform. */
export const motion = { duration: 150, easing: 'cubic-bezier(.2,0,0,1)' } as const;

/** Adds styles that disable motion for users who prefer reduced motion. */
export const withReducedMotion = (declarations: string): string => `
  ${declarations}
  @media ${media.reducedMotion} {
    animation: none;
    transition: none;
  }
`;

/** Shadow of floating elements. The shadow is invisible on dark pages, so `floatingSurface` is lighter there. */
export const shadow = '0 12px 32px rgb(11 17 23 / 0.18)';
export const floatingSurface = `light-dark(${color('paper')}, ${color('paper-tint')})`;

/** Styles of an element until `usePosition()` positions it: focusable, but invisible and without pointer events. */
export const unpositioned = `
  opacity: 0;
  pointer-events: none;
`;

/** Styles of a spinning ring. */
export const spinningRing = `
  box-sizing: border-box;
  border: 2px solid;
  /* Forced colors would paint a transparent border. */
  border-block-start-style: none;
  border-radius: 50%;
  animation: auction-turn 800ms linear infinite;

  @media ${media.reducedMotion} {
    animation-duration: 4s;
  }

  @keyframes auction-turn {
    to {
      rotate: 360deg;
    }
  }
`;

/** Styles of a ring that spins over a loading button. */
export const spinner = `
  > .spinner {
    position: absolute;
    inline-size: 18px;
    block-size: 18px;
    max-inline-size: 70%;
    max-block-size: 70%;
    ${spinningRing}
  }
`;

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
