import { it } from 'node:test';

/**
 * Whether tests with many cases run only a sample: before a change lands, and in `npm test`. A sample covers
 * each value of two dimensions, unless other tests cover the rest. All cases run once a day, and when a file
 * is run by its name.
 */
const isSample = process.env.TEST_SAMPLE === 'true';

/** Returns the cases to run: those that match `isInSample(each, index)` in a sample, or all of them. */
export const sample = (cases, isInSample) => (isSample ? cases.filter(isInSample) : cases);

/** Runs a test only outside samples. */
export const itDaily = isSample ? () => {} : it;
