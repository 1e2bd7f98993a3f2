/** Durations in milliseconds. Imported as a namespace, so that a page loads only the durations that it uses. */

export const suggestionDebounce = 500;
/** Time that a request takes before the search shows a spinner. */
export const spinnerDelay = 400;
export const hoverOpen = 300;
/** Delay before a panel closes after the pointer has left it and its button. */
export const hoverClose = 400;
/** Time after a panel opens on hover in which a click doesn't close it. */
export const hoverClickGuard = 300;
export const logoutPause = 1000;
/** Time limit of one sign-out request. `logoutTotal` limits all requests together. */
export const logoutRequest = 5000;
export const logoutTotal = 10_000;
export const chatLoad = 3000;
/** Pause before chat loads after the user agrees. Consent tools correct their first answer within 50 ms. */
export const consentPause = 200;
/** Time limit of the newsletter request. */
export const newsletterRequest = 10_000;
export const mobileMenuClose = 150;
export const tooltip = 200;
/** Pause in typing before screen readers announce the character count. */
export const counterPause = 500;
/** Time that a live region stays empty, so that screen readers don't miss its message. */
export const announcement = 300;
export const dayPeriodSlide = 400;
/** Delay before a calendar offers all years, unless the menu of years receives focus earlier. */
export const otherYears = 500;
/** Time that a header waits for `config-src` before it uses the default configuration. */
export const configFetch = 5000;
/** Time that an element can be disconnected before it counts as removed. Libraries such as Turbo reinsert elements. */
export const unmountDelay = 1000;
