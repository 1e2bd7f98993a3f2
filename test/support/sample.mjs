/**
 * Whether tests of many combinations run a sample of them, in which each value of each dimension is: before a change lands, and by `npm test`.
 * All combinations run once a day, and when a file is run by its name.
 */
const isSample = process.env.TEST_SAMPLE === 'true';

/** The cases that are run: those of `isInSample(each, index)` in a sample, else all. */
export const sample = (cases, isInSample) => (isSample ? cases.filter(isInSample) : cases);
