/**
 * Dispatched inside a shadow root, once, when its prerendered tree has been hydrated. A type, so that the autoloader shares no code
 * with what it loads.
 */
export type HydratedEvent = 'auction-hydrated';
