/** Durations in milliseconds. */
export const timings = {
  suggestionDebounce: 500,
  hoverOpen: 300,
  /** Delay before a panel closes after the pointer has left it and its button. */
  hoverClose: 400,
  /** Time after a panel opens on hover in which a click doesn't close it. */
  hoverClickGuard: 300,
  logoutPause: 1000,
  /** Time limit of one sign-out request. `logoutTotal` limits all requests together. */
  logoutRequest: 5000,
  logoutTotal: 10_000,
  chatLoad: 3000,
  /** Pause before chat loads after the user agrees. Consent tools correct their first answer within 50 ms. */
  consentPause: 200,
  /** Time limit of the newsletter request. */
  newsletterRequest: 10_000,
  mobileMenuClose: 150,
  tooltip: 200,
  /** Pause in typing before screen readers announce the character count. */
  counterPause: 500,
  /** Time that a live region stays empty, so that screen readers don't miss its message. */
  announcement: 300,
  dayPeriodSlide: 400,
  /** Time that a header waits for `config-src` before it uses the default configuration. */
  configFetch: 5000,
  /** Time that an element can be disconnected before it counts as removed. Libraries such as Turbo reinsert elements. */
  unmountDelay: 1000,
} as const;
