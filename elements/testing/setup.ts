import { fillPlatform } from './fillPlatform.ts';

/**
 * Adds the browser APIs that jsdom and happy-dom lack, without layout and styles. Import this module before the elements, in the setup of
 * unit tests.
 */
fillPlatform();
