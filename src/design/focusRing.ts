import { color } from './colors.ts';

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
