/** Viewport widths in px. A name is the last width that still belongs to it. */
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

/** `@media` conditions, written once for CSS and for `matchMedia`. */
export const media = {
  mobile: `(max-width: ${breakpoints.headerMobile}px)`,
  desktop: `(min-width: ${breakpoints.headerMobile + 1}px)`,
  searchCompact: `(max-width: ${breakpoints.searchCompact}px)`,
  extraSmall: `(max-width: ${breakpoints.extraSmall}px)`,
  small: `(max-width: ${breakpoints.small}px)`,
  large: `(min-width: ${breakpoints.medium + 1}px)`,
  /** The header's search box has no room and becomes an icon. */
  searchIcon: '(max-width: 599px)',
  /** The words of Sign In have no room. */
  signInIcon: '(max-width: 479px)',
  /** The product's name has no room beside the mark. */
  logoIcon: '(max-width: 299px)',
  motion: '(prefers-reduced-motion: no-preference)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
