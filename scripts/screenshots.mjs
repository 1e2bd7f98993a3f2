import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { browserFlags, findBrowser } from './findBrowser.mjs';
import { ensureInstalled } from './install.mjs';
import { describeShot, openShot, shots } from './shots.mjs';
import { startDemo } from './startDemo.mjs';

/**
 * `npm run screenshots`: builds the library and takes the screenshots of the docs. Also describes them in contents.json, which a test compares.
 */

ensureInstalled();
const { default: puppeteer } = await import('puppeteer-core');
await import('./build.mjs');

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));
mkdirSync(folder, { recursive: true });
const demo = await startDemo();
const browser = await puppeteer.launch({ executablePath: findBrowser(), args: browserFlags });
const contents = {};
for (const shot of shots) {
  const page = await openShot(browser, demo.origin, shot);
  contents[shot.name] = await describeShot(page);
  await page.screenshot({ path: `${folder}${shot.name}.png` });
  await page.close();
}
writeFileSync(`${folder}contents.json`, `${JSON.stringify(contents, null, 2)}\n`);
await browser.close();
await demo.end();
console.log(`${shots.length} pictures are in docs/screenshots.`);
