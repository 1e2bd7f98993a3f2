import { createHash } from 'node:crypto';

/** The name of a style sheet that may be cached for ever: it changes with the content. */
export const formatCssName = (css: string): string =>
  `auction-elements.${createHash('sha256').update(css).digest('hex').slice(0, 8)}.css`;
