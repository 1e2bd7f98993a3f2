import { media } from './breakpoints.ts';
import { color } from './tokens.ts';

/** Declarations that several components share, as CSS text. */

/** Read by screen readers, not shown. */
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

/** Text around a control may be spaced and cased as it likes: as with the browser's own, none of that reaches its text. */
export const ownText = `
  letter-spacing: normal;
  word-spacing: normal;
  text-indent: 0;
  text-shadow: none;
  text-transform: none;
`;

/** A button or list without what the browser gives it. */
export const resetButton = `
  appearance: none;
  margin: 0;
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

/** The focus ring: 2 px brass, 2 px away. `inner` keeps it inside, for items of a list that clips. */
export const focusRing = (
  place: 'outer' | 'inner' = 'outer',
  on: 'accent' | 'top-accent' = 'accent',
): string => `
  &:focus-visible {
    outline: 2px solid ${color(on)};
    outline-offset: ${place === 'outer' ? 2 : -2}px;
  }
`;

/** Panels and the drawer: quiet, opacity and transform only. */
export const motion = { duration: 150, easing: 'cubic-bezier(.2,0,0,1)' } as const;

/** No motion where the user asked for none. */
export const withReducedMotion = (declarations: string): string => `
  ${declarations}
  @media ${media.reducedMotion} {
    animation: none;
    transition: none;
  }
`;

/** What floats over the page: a shadow, which a dark page swallows, so that the surface is lighter there. */
export const shadow = '0 12px 32px rgb(11 17 23 / 0.18)';
export const floatingSurface = `light-dark(${color('paper')}, ${color('paper-tint')})`;

/** Until it has its place, which `usePosition` gives it: it can be focused, is not seen, and takes no press from what it covers. */
export const unplaced = `
  opacity: 0;
  pointer-events: none;
`;
