import assert from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { until } from './browser.mjs';
import { textOutOfSight } from './textOutOfSight.mjs';

const measure = async (page) => ({
  width: await page.evaluate(() => document.scrollingElement.scrollWidth),
  outOfSight: await page.evaluate(textOutOfSight),
});

/**
 * A page scrolls in one direction only, and nothing cuts its texts off. What has no room goes into a menu, once the menu's script has been
 * loaded.
 */
export async function textFits(page, width) {
  const expected = { width, outOfSight: [] };
  await until(async () => isDeepStrictEqual(await measure(page), expected)).catch(async () =>
    assert.deepEqual(await measure(page), expected),
  );
}
