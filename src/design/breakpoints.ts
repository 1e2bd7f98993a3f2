/** Viewport widths in px, at the browsers' own default font size. A name is the last width that still belongs to it. */
export const breakpoints = {
  /** The mobile header shows up to this width, the desktop header above. */
  headerMobile: 1103,
  /** The search box is compact up to this width. */
  searchCompact: 1200,
  extraSmall: 768,
  small: 1023,
  medium: 1248,
  large: 1644,
} as const;

/** px of the header's font, which is what `em` is for what it contains. */
const headerFont = 14;

/** A `@container` condition, which larger text meets earlier. The half is for what dividing leaves. */
export const inHeader = (limit: 'max' | 'min', px: number): string =>
  `(${limit}-width: ${((px + 0.5) / headerFont).toFixed(3)}em)`;

/** `@container` conditions for what the header contains. */
export const room = {
  /** The page's content begins 16 px from the edge, and not 24. */
  extraSmall: inHeader('max', breakpoints.extraSmall),
  /** The search box has no room and becomes an icon. */
  searchIcon: inHeader('max', 599),
  /** The words of Sign In have no room. */
  signInIcon: inHeader('max', 479),
  /** The product's name has no room beside the mark. */
  logoIcon: inHeader('max', 299),
} as const;

/**
 * In media queries `em` is the default font size of the browser, whatever that of the page is: where that makes text larger, less has room. A
 * smaller one makes no text smaller.
 */
const upTo = (px: number): string => `(max-width: ${px}px), (max-width: ${px / 16}em)`;
const from = (px: number): string => `(min-width: ${px}px) and (min-width: ${px / 16}em)`;

/** `@media` conditions, written once for CSS and for `matchMedia`. */
export const media = {
  mobile: upTo(breakpoints.headerMobile),
  desktop: from(breakpoints.headerMobile + 1),
  searchCompact: upTo(breakpoints.searchCompact),
  extraSmall: upTo(breakpoints.extraSmall),
  small: upTo(breakpoints.small),
  large: from(breakpoints.medium + 1),
  /** Fingers: targets are 44 px at least, and browsers zoom into text boxes with smaller text than 16 px. */
  touch: '(pointer: coarse)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
