/** Maximum viewport width of each range, in px, at a default font size of 16 px. */
export const breakpoints = {
  /** Maximum width of the mobile header. The desktop header is shown above this width. */
  headerMobile: 1103,
  /** Maximum width of the compact search box. */
  searchCompact: 1200,
  extraSmall: 768,
  small: 1023,
  medium: 1248,
  large: 1644,
} as const;

/** Font size of the header in px, which is `1em` in its container queries. */
const headerFont = 14;

/** Returns a `@container` condition in `em`, so that it scales with the header's text. The extra 0.5 px compensates for rounding. */
export const getHeaderQuery = (limit: 'max' | 'min', px: number): string =>
  `(${limit}-width: ${((px + 0.5) / headerFont).toFixed(3)}em)`;

/** `@container` conditions for the contents of the header. */
export const containerQueries = {
  /** Widths with a page margin of 16 px instead of 24 px. */
  extraSmall: getHeaderQuery('max', breakpoints.extraSmall),
  /** Widths at which the search box doesn't fit and becomes an icon. */
  searchIcon: getHeaderQuery('max', 599),
  /** Widths at which the label of Sign In doesn't fit. */
  signInIcon: getHeaderQuery('max', 479),
  /** Widths at which the product name doesn't fit next to the logo's icon. */
  logoIcon: getHeaderQuery('max', 299),
} as const;

// `1em` in media queries is the browser's default font size, regardless of the page. Larger text needs wider viewports.
// A smaller default doesn't make text smaller, so the px value is also required.
const upTo = (px: number): string => `(max-width: ${px}px), (max-width: ${px / 16}em)`;
const from = (px: number): string => `(min-width: ${px}px) and (min-width: ${px / 16}em)`;

/** `@media` conditions, shared by CSS and `matchMedia()`. */
export const media = {
  mobile: upTo(breakpoints.headerMobile),
  desktop: from(breakpoints.headerMobile + 1),
  searchCompact: upTo(breakpoints.searchCompact),
  extraSmall: upTo(breakpoints.extraSmall),
  small: upTo(breakpoints.small),
  large: from(breakpoints.medium + 1),
  /** Touch input: targets are at least 44 px, and browsers zoom into text boxes with text smaller than 16 px. */
  touch: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;

/** Color pairs `[light, dark]`. The contrast of text is at least 4.5:1, and of control borders at least 3:1. */
export const colorPairs = {
  ink: ['#15202b', '#e8ecef'],
  'ink-muted': ['#51606d', '#a7b2bc'],
  paper: ['#ffffff', '#171f27'],
  'paper-tint': ['#f7f4ed', '#1e2730'],
  'paper-hover': ['#f0f1f2', '#26303a'],
  line: ['#dcdfe3', '#323d48'],
  'line-control': ['#78838e', '#7d8995'],
  /** Ink surface of the top row, footer, and mobile bar. Dark in both color schemes. */
  top: ['#15202b', '#0b1117'],
  'on-top': ['#ffffff', '#f1f3f5'],
  'on-top-muted': ['#b8c2cb', '#a7b2bc'],
  'top-hover': ['#263340', '#1c252e'],
  'top-line': ['#3a4855', '#2c3742'],
  /** Brass, for focus, current items, and the primary action. */
  accent: ['#8a651a', '#d9b35f'],
  'accent-hover': ['#715213', '#e6c57c'],
  'on-accent': ['#ffffff', '#15202b'],
  /** Brass on the ink surface. */
  'top-accent': ['#d9b35f', '#d9b35f'],
  'top-accent-hover': ['#e6c57c', '#e6c57c'],
  'on-top-accent': ['#15202b', '#15202b'],
  /** Error text on the ink surface. */
  'top-error': ['#f4a7a0', '#f4a7a0'],
  success: ['#1d6b43', '#7fcb9f'],
  error: ['#b3261e', '#f4a7a0'],
  backdrop: ['rgb(11 17 23 / 0.4)', 'rgb(0 0 0 / 0.6)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

type ColorName = keyof typeof colorPairs;

/** Returns a color as CSS: `--auction-color-{name}` if the page or an ancestor sets it, otherwise the built-in pair for the page's `color-scheme`. */
export const color = (name: ColorName): string =>
  `var(--auction-color-${name}, light-dark(${colorPairs[name].join(', ')}))`;

const text = color('ink');
const topText = color('on-top');

/** Returns CSS for users who prefer more contrast. Muted text and lines use the text color. */
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

/** Spacing scale in px. */
export const spaceScale = [2, 4, 8, 16, 24, 32, 48, 64, 128] as const;

type Space = (typeof spaceScale)[number];

/** Returns a step of the spacing scale as a CSS length. Other numbers are type errors. */
export const space = (px: Space): string => `${px}px`;

/** Sizes in px. */
export const sizes = {
  header: { row: 74, categoryRow: 50, mobileBar: 68.5, mobileMenu: 384, searchMax: 640 },
  iconButton: { 20: 14, 34: 20, 42: 30, 54: 44 },
  tooltip: { offset: 10, maxWidth: 282 },
  control: { small: 32, normal: 40 },
  popover: { zIndex: 15, mainOffset: 12, crossOffset: -8 },
  calendar: { cell: 40 },
  timeSegment: { maxWidth: 75 },
  grid: { columns: 12, gap: 24, extraSmallColumns: 4, extraSmallGap: 16 },
  contentMax: breakpoints.medium,
  radius: { control: 4, panel: 8 },
} as const;

/** Icon sizes in px. */
export const iconSizes = [14, 16, 20, 24, 30, 44] as const;

/** Minimum size of touch targets in px. */
export const touchTarget = 44;

/** Returns a length that scales with the browser's default font size. `--auction-text-scale` is that size divided by 16 px. Ignores the page's font size. */
export const scaled = (px: number): string => `calc(${px}px*var(--auction-text-scale,1))`;

/** Distance between the edges of a page and its content: 16 px on phones, 24 px on wider pages, and more next to the widest content. */
export const contentEdge = `max(clamp(${space(16)}, (100% - ${scaled(breakpoints.extraSmall)})*9, ${space(24)}), 50% - ${scaled(sizes.contentMax / 2)})`;

/** Spacing of the banner above the header, with space for its close button. */
export const bannerSpace = `margin: 0; padding-block: 14px; padding-inline: ${contentEdge} calc(${contentEdge} + 34px);`;

/** Default font sizes in px at which the text scale increases. */
const steps = [18, 20, 22, 24, 28, 32];

/** Returns a condition that is true if the default font size, `1em` in media queries, is at least `size`. Below it, the minimum width is thousands of px. */
const isAtLeast = (size: number): string => `(min-width:calc(${size}e4px - 1e4em))`;

/** Returns CSS that sets `--auction-text-scale` in steps, without JavaScript. */
export const getTextScaleCss = (selector: string): string =>
  steps.map((size) => `@media ${isAtLeast(size)}{${selector}{--auction-text-scale:${size / 16}}}`).join('');

/** Measures the text scale. Returns `undefined` if the default font size is below the first step. */
export function readTextScale({ defaultView: window, documentElement: root }: Document): number | undefined {
  if (!window?.matchMedia(isAtLeast(steps[0]!)).matches) return undefined;
  const probe = root.appendChild(root.ownerDocument.createElement('i'));
  const read = (size: string): number => {
    probe.style.setProperty('font-size', size, 'important');
    return parseFloat(window.getComputedStyle(probe).fontSize);
  };
  // Text-only zoom (Firefox, GNOME Web) also matches the media query, but has already enlarged all text. The ratio cancels it out.
  const scale = read('medium') / read('16px');
  probe.remove();
  return scale;
}

/** Font sizes in px on a scale of 1.2, at a default font size of 16 px. */
export const textSizes = [12, 14, 16, 19, 23, 28] as const;

export const weights = { regular: 400, bold: 600 } as const;

export const fontFamily =
  'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif';

/** `font-family` as CSS: the page's `--auction-font-family`, or the system font. */
const family = `var(--auction-font-family, ${fontFamily})`;

/** Returns a `font` shorthand with a size of the scale. */
export const font = (
  size: (typeof textSizes)[number],
  weight: keyof typeof weights = 'regular',
  line = 1.4,
): string => `${weights[weight]} ${scaled(size)}/${line} ${family}`;
