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
