import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { until } from './browser.mjs';
import { textOutOfSight } from './textOutOfSight.mjs';

const measure = async (page) => ({
  width: await page.evaluate(() => document.scrollingElement.scrollWidth),
  outOfSight: await page.evaluate(textOutOfSight),
});

/**
 * Asserts that a page scrolls in one direction only and clips no text. Overflowing items move into a menu
 * after the script of the menu loads.
 */
export async function textFits(page, width) {
  const expected = { width, outOfSight: [] };
  await until(async () => isDeepStrictEqual(await measure(page), expected)).catch(async () =>
    assert.deepEqual(await measure(page), expected),
  );
}
