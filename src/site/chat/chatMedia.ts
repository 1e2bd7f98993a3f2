import { breakpoints } from '../../design/breakpoints.ts';

/** Chat is hidden when the viewport is narrower than this. */
export const chatMedia = `(min-width: ${breakpoints.headerMobile}px)`;
