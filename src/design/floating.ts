import { color } from './colors.ts';

/** What floats over the page: a shadow, which a dark page swallows, so that the surface is lighter there. */
export const shadow = '0 12px 32px rgb(11 17 23 / 0.18)';
export const floatingSurface = `light-dark(${color('paper')}, ${color('paper-tint')})`;

/** Until it has its place, which `usePosition` gives it: it can be focused, is not seen, and takes no press from what it covers. */
export const unplaced = `
  opacity: 0;
  pointer-events: none;
`;
