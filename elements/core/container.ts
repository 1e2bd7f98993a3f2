/** Holds the version of the library that has rendered a container. */
export const versionAttribute = 'data-auction-container';

/** In place of a version: a script has inserted the tree, for values that the element no longer has. */
export const outdated = 'outdated';

/**
 * Dispatched inside a shadow root, once, when its prerendered tree has been hydrated. A type, so that the autoloader shares no code
 * with what it loads.
 */
export type HydratedEvent = 'auction-hydrated';

/** Selects the buttons that do nothing before their tree is hydrated: the browser opens no popover and submits no form by them. A type as well. */
export type ScriptedButton = 'button[type=button]:not([popovertarget])';
