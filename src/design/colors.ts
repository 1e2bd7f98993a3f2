/** Colour pairs `[light, dark]`. Text on its surface has at least 4.5:1, borders of controls at least 3:1. */
export const colorPairs = {
  ink: ['#15202b', '#e8ecef'],
  'ink-muted': ['#51606d', '#a7b2bc'],
  paper: ['#ffffff', '#171f27'],
  'paper-tint': ['#f7f4ed', '#1e2730'],
  'paper-hover': ['#f0f1f2', '#26303a'],
  line: ['#dcdfe3', '#323d48'],
  'line-control': ['#78838e', '#7d8995'],
  /** The ink surface: top row, footer, mobile bar. Dark in both schemes. */
  top: ['#15202b', '#0b1117'],
  'on-top': ['#ffffff', '#f1f3f5'],
  'on-top-muted': ['#b8c2cb', '#a7b2bc'],
  'top-hover': ['#263340', '#1c252e'],
  'top-line': ['#3a4855', '#2c3742'],
  /** Brass: focus, what is current, the primary action. */
  accent: ['#8a651a', '#d9b35f'],
  'accent-hover': ['#715213', '#e6c57c'],
  'on-accent': ['#ffffff', '#15202b'],
  /** Brass on the ink surface. */
  'top-accent': ['#d9b35f', '#d9b35f'],
  'top-accent-hover': ['#e6c57c', '#e6c57c'],
  'on-top-accent': ['#15202b', '#15202b'],
  /** An error's text on the ink surface. */
  'top-error': ['#f4a7a0', '#f4a7a0'],
  success: ['#1d6b43', '#7fcb9f'],
  error: ['#b3261e', '#f4a7a0'],
  backdrop: ['rgb(11 17 23 / 0.4)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type ColorName = keyof typeof colorPairs;

/**
 * A colour as CSS: `--auction-color-{name}` where the page or any ancestor sets it, else the built-in pair, which
 * follows the `color-scheme` of the page.
 */
export const color = (name: ColorName): string =>
  `var(--auction-color-${name}, light-dark(${colorPairs[name].join(', ')}))`;

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
