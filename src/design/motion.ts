import { media } from './breakpoints.ts';

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
