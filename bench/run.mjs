import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../scripts/findBrowser.mjs';
import { ensureInstalled } from '../scripts/install.mjs';

/**
 * `npm run bench [-- name…]`: the numbers that the library promises, each against its limit. Times are ratios of things
 * measured in one run, or come with the machine that they were measured on; nothing here is a test.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);

ensureInstalled();
if (!existsSync(`${root}dist/auction-elements.js`)) await import('../scripts/build.mjs');

const benches = [
  'size',
  'firstPaint',
  'layoutShift',
  'openPanel',
  'mountCycles',
  'fields',
  'openCalendar',
  'heap',
  'curves',
].filter((name) => wanted.length === 0 || wanted.includes(name));
const { startDemo } = await import('../test/node/support.mjs');
const demo = await startDemo();
const browser = await puppeteer.launch({
  executablePath: findBrowser(),
  args: [...browserFlags, '--js-flags=--expose-gc'],
});

let missed = 0;
try {
  for (const name of benches) {
    const { [name]: measure } = await import(`./${name}.mjs`);
    for (const { what, value, unit = '', limit } of await measure({ browser, origin: demo.origin, root })) {
      const within = limit === undefined || value <= limit;
      if (!within) missed++;
      const bound = limit === undefined ? '' : `  ${within ? 'within' : 'ABOVE'} ${limit}${unit}`;
      console.log(`${what.padEnd(64)} ${String(value).padStart(8)}${unit}${bound}`);
    }
  }
} finally {
  await browser.close();
  await demo.end();
}
console.log(
  missed === 0 ? '\nAll numbers are within their limits.' : `\n${missed} numbers are above their limits.`,
);
process.exitCode = missed === 0 ? 0 : 1;
