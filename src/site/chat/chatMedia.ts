import { breakpoints } from '../../design/breakpoints.ts';

/** Chat is hidden when the viewport is narrower than this (spec §4). */
export const chatMedia = `(min-width: ${breakpoints.headerMobile}px)`;
