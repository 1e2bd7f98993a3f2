import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { until } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';
import { open, openHost, page, pages } from '../built/earlyPage.mjs';
import { createHistory, tagNames } from './arbitraries.mjs';
import { findDifference } from './findDifference.mjs';
import { describeElements, describeValues, isSettled, runHistories } from './inPage.mjs';

/**
 * Changes elements randomly and compares each with a new element. `PROPERTY_RUNS` sets the number of
 * sequences. `SEED` repeats a run.
 */

const [sampleSize] = sample([2000, 96], (size) => size === 96);
const runs = Number(process.env.PROPERTY_RUNS) || sampleSize;
const seed = Number(process.env.SEED) || (runs === 96 ? 7 : Date.now() % 1e9);
/** The header renders its menus when the browser is idle. */
const getPageSize = (tag) => (tag === 'auction-header' ? 8 : 25);

const head = `<script>
  window.thrown = [];
  addEventListener('error', ({ message }) => thrown.push(message));
  addEventListener('unhandledrejection', ({ reason }) => thrown.push(String(reason)));
</script>
<script type="module" src="/auction-elements.js"></script>`;

/** Removes the default values of inputs, which users do not see. */
const withoutDefaults = (node) =>
  Array.isArray(node)
    ? [node[0], node[1].filter((text) => !text.startsWith('value=')), node[2].map(withoutDefaults)]
    : node;

/** Returns the difference between each changed element and a new element, or `undefined`. */
async function compareHistories(histories) {
  await open('', { head });
  await page.evaluate((tag) => customElements.whenDefined(tag), histories[0].tag);
  await page.evaluate(runHistories, histories);
  await until(() => page.evaluate(isSettled), 'the elements to settle');
  const described = (await page.evaluate(describeElements)).map(withoutDefaults);
  const values = await page.evaluate(describeValues);
  const thrown = await page.evaluate(() => window.thrown);
  return histories.map((_, index) => {
    const other = index + histories.length;
    return (
      findDifference(described[index], described[other]) ??
      (values[index] === values[other] ? thrown[0] : `${values[index]} against ${values[other]}`)
    );
  });
}

/** Returns the histories with one step or attribute removed. */
const simplify = (history) => [
  ...history.steps.map((_, index) => ({ ...history, steps: history.steps.toSpliced(index, 1) })),
  ...history.steps.flatMap((step, index) =>
    Object.keys(step.attributes ?? {}).map((name) => {
      const { [name]: _, ...attributes } = step.attributes;
      return { ...history, steps: history.steps.with(index, { ...step, attributes }) };
    }),
  ),
  ...Object.keys(history.attributes).map((name) => {
    const { [name]: _, ...attributes } = history.attributes;
    return { ...history, attributes };
  }),
];

/** Removes steps and attributes as long as the history fails. */
async function shrink(history) {
  const simpler = simplify(history);
  const differences = simpler.length > 0 ? await compareHistories(simpler) : [];
  const next = differences.findIndex((difference) => difference !== undefined);
  return next === -1 ? history : shrink(simpler[next]);
}

describe('an element after changes', () => {
  openHost();

  for (const tag of tagNames)
    it(`equals a new ${tag} with the same attributes (seed ${seed})`, async () => {
      const image = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>';
      pages['/image.svg'] = () => ({ type: 'image/svg+xml', body: image });
      const failures = [];
      const histories = fc.sample(createHistory(tag), { numRuns: Math.ceil(runs / tagNames.length), seed });
      const pageSize = getPageSize(tag);
      for (let start = 0; start < histories.length; start += pageSize) {
        const some = histories.slice(start, start + pageSize);
        for (const [index, difference] of (await compareHistories(some)).entries())
          if (difference)
            failures.push(
              `${difference}\n    ${JSON.stringify(failures.length < 5 ? await shrink(some[index]) : some[index])}`,
            );
      }
      assert.equal(failures.length, 0, `${failures.length} differences\n${failures.slice(0, 20).join('\n')}`);
    });
});
