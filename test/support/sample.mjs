import { it } from 'node:test';

/**
 * Whether tests of many cases run a sample of them: before a change lands, and by `npm test`. Of two dimensions, each value of each is in it,
 * unless other tests show what is left out. All cases run once a day, and when a file is run by its name.
 */
const isSample = process.env.TEST_SAMPLE === 'true';

/** The cases that are run: those of `isInSample(each, index)` in a sample, else all. */
export const sample = (cases, isInSample) => (isSample ? cases.filter(isInSample) : cases);

/** `it` of what a sample leaves out. */
export const itDaily = isSample ? () => {} : it;
