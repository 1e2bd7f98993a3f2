import { color } from './colors.ts';

const text = color('ink');
const topText = color('on-top');

/** For users who have asked for more contrast: muted text and lines take the colour of text. */
export const getContrastCss = (selector: string): string =>
  `@media (prefers-contrast:more){${selector}{${[
    ['ink-muted', text],
    ['line', text],
    ['line-control', text],
    ['on-top-muted', topText],
    ['top-line', topText],
  ]
    .map(([name, value]) => `--auction-color-${name}:${value}`)
    .join(';')}}}`;
