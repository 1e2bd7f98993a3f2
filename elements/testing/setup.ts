import { fillPlatform } from './fillPlatform.ts';

/**
 * Import it before the tags in the set-up of unit tests: jsdom and happy-dom get what the tags need of a browser and they do not have, and
 * only that. No layout and no styles come with it.
 */
fillPlatform();
