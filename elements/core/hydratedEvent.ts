/**
 * Dispatched inside a shadow root, once, when the tree that a server drew there has been taken over. A type, so that the
 * autoloader shares no code with what it loads.
 */
export type DrawnEvent = 'auction-drawn';
