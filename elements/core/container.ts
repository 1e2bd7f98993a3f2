/** Attribute of the container. Its value is the version of the library that rendered the content. */
export const versionAttribute = 'data-auction-container';

/** The value of `versionAttribute` if the HTML was rendered from values that have changed since. */
export const staleMarkup = 'outdated';

/** The event that a shadow root receives once, when its tree is hydrated. A type, so that the loader shares no code with the elements. */
export type HydratedEvent = 'auction-hydrated';

/** Selector of buttons that do nothing before hydration, because they neither open a popover nor submit a form. A type, like `HydratedEvent`. */
export type ScriptedButton = 'button[type=button]:not([popovertarget])';
