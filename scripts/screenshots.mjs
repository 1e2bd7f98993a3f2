import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { startDemo } from './startDemo.mjs';
import { browserFlags, findBrowser } from './findBrowser.mjs';
import { ensureInstalled } from './install.mjs';

/** `npm run screenshots`: the pictures of the README, taken afresh from what is built. */

ensureInstalled();
await import('./build.mjs');

const folder = fileURLToPath(new URL('../docs/screenshots/', import.meta.url));

const menu = async (page) => {
  await page.click('auction-header >>> ::-p-aria([name="Vehicles"][role="button"])');
  await page.waitForSelector('auction-header >>> [role=group]');
};
const calendar = async (page) => {
  const field = await page.waitForSelector('auction-date-input');
  await field.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  await page.evaluate(() => scrollBy(0, -180));
  await page.click('auction-date-input >>> [part~=picker-button]');
  await page.waitForSelector('auction-date-input >>> [role=dialog], auction-date-input >>> table');
};
const drawer = async (page) => {
  await page.click('auction-header >>> [part=menu-button]');
  await page.waitForSelector('auction-header >>> dialog[open]');
};

const shots = [
  { name: 'header', path: '/', width: 1280, height: 620, act: menu },
  { name: 'header-dark', path: '/', width: 1280, height: 620, scheme: 'dark', act: menu },
  { name: 'controls', path: '/controls', width: 1280, height: 720, act: calendar },
  { name: 'mobile', path: '/', width: 390, height: 720, act: drawer },
  {
    name: 'footer',
    path: '/',
    width: 1280,
    height: 520,
    act: (page) => page.evaluate(() => scrollTo(0, document.body.scrollHeight)),
  },
];

mkdirSync(folder, { recursive: true });
const demo = await startDemo();
const browser = await puppeteer.launch({ executablePath: findBrowser(), args: browserFlags });
for (const { name, path, width, height, scheme = 'light', act } of shots) {
  const page = await browser.newPage();
  await page.setViewport({ width, height });
  await page.emulateMediaFeatures([
    { name: 'prefers-color-scheme', value: scheme },
    { name: 'prefers-reduced-motion', value: 'reduce' },
  ]);
  await page.goto(demo.origin + path, { waitUntil: 'networkidle0' });
  await act(page);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await page.screenshot({ path: `${folder}${name}.png` });
  await page.close();
}
await browser.close();
await demo.end();
console.log(`${shots.length} pictures are in docs/screenshots.`);
