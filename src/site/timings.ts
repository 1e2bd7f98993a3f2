/** Every duration of the site, in milliseconds. */
export const timings = {
  suggestionDebounce: 500,
  hoverOpen: 300,
  /** Leaving a button and its panel closes the panel. */
  hoverClose: 400,
  /** A click this soon after an opening by hover does not close it again. */
  hoverClickGuard: 300,
  logoutPause: 1000,
  /** The limit of one logout call, and of all of them together. */
  logoutCall: 5000,
  logoutTotal: 10_000,
  chatLoad: 3000,
  /** The newsletter's call is aborted after this time. */
  newsletterCall: 10_000,
  mobileMenuClose: 150,
  tooltip: 200,
  /** Typing pauses this long before a character counter is spoken. */
  counterPause: 500,
  /** A live region is empty this long before it says something that would be missed otherwise. */
  announcement: 300,
  dayPeriodSlide: 400,
  /** How long a header waits for `config-src` before it shows the built-in site. */
  configFetch: 5000,
  /** How long an element that a library keeps is in no page before it counts as removed. */
  keptUnmount: 1000,
} as const;
