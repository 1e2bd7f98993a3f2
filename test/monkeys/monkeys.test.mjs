import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { measureAfterGc } from '../../bench/measureAfterGc.mjs';
import { browserFlags, findHeadlessBrowser } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { pause } from '../support/browser.mjs';
import { sharedDemo } from '../support/servers.mjs';
import { startHost } from '../support/release.mjs';
import { calmDown, findProblems, findTarget, forgetEdits, prepare, useAll } from './inPage.mjs';

/**
 * Presses, taps, types, scrolls, and resizes at random, and checks the state of the page continuously.
 * `MONKEY_MINUTES` is the time for each page. `SEED` repeats a run.
 */

const minutes = Number(process.env.MONKEY_MINUTES) || 5;
const seed = Number(process.env.SEED) || Date.now() % 1e9;

/** Returns random numbers between 0 and 1 (mulberry32). */
function createRandom(start) {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), 1 | state);
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
    return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
  };
}

const everything = `<!doctype html><html lang="en"><meta charset="utf-8"><title>All elements</title>
<link rel="icon" href="data:,"><link rel="stylesheet" href="/auction-elements.css">
<script type="module" src="/auction-elements.js"></script>
<auction-header watchlist-count="3"></auction-header>
<form>
  <auction-text-input label="Email" type="email" required></auction-text-input>
  <auction-form-field label="Password"><auction-text-input type="password"></auction-text-input></auction-form-field>
  <auction-date-input label="From"></auction-date-input>
  <auction-date-input label="Until"><input type="date" name="until"></auction-date-input>
  <auction-time-input label="At"></auction-time-input>
  <auction-date-picker></auction-date-picker><auction-time-picker></auction-time-picker>
  <auction-popover><button slot="trigger" type="button">Fees</button><p>10%</p><a href="/fees">All fees</a></auction-popover>
  <auction-tooltip text="Help"><button type="button">Help</button></auction-tooltip>
  <auction-error-summary></auction-error-summary>
  <auction-grid><p>1</p><p>2</p></auction-grid>
  <auction-icon-button icon="close" label="Close"></auction-icon-button>
  <auction-button type="submit">Bid</auction-button>
</form>
<auction-search></auction-search><auction-newsletter></auction-newsletter>
<p style="height:1500px">Lots</p>
<auction-footer></auction-footer>`;

const keys =
  'Tab Tab Tab Enter Escape ArrowDown ArrowUp ArrowLeft ArrowRight Home End PageDown PageUp Backspace Delete F4'.split(
    ' ',
  );
const texts = [' ', 'coins', '12/05/2026', '9:30', 'a@example.com', 'مزاد', '<b>', '31'];
const sizes = [
  [1440, 900],
  [1104, 700],
  [1024, 768],
  [390, 844],
  [320, 568],
];

/** Returns a function that performs a random action. */
function createMonkey(page, random) {
  const choose = (list) => list[Math.floor(random() * list.length)];
  const find = () => page.evaluate(findTarget, random());
  const actions = {
    press: async () => page.mouse.click(...(await find())),
    tap: async () => page.touchscreen.tap(...(await find())),
    hover: async () => page.mouse.move(...(await find()), { steps: 4 }),
    wander: () => {
      const { width, height } = page.viewport();
      return page.mouse.move(random() * (width - 1), random() * (height - 1), { steps: 3 });
    },
    key: () => page.keyboard.press(choose(keys)),
    shiftTab: async () => {
      await page.keyboard.down('Shift');
      await page.keyboard.press('Tab');
      await page.keyboard.up('Shift');
    },
    type: () => page.keyboard.type(choose(texts)),
    scroll: () => page.mouse.wheel({ deltaY: Math.round((random() - 0.5) * 1200) }),
    resize: async () => {
      const [width, height] = choose(sizes);
      // Firefox rejects moves from outside of the viewport.
      await page.mouse.move(5, 5);
      await page.setViewport({ width, height });
    },
    rest: () => pause(random() * 500),
  };
  const weights = {
    press: 8,
    tap: 3,
    hover: 5,
    wander: 2,
    key: 10,
    shiftTab: 2,
    type: 3,
    scroll: 2,
    resize: 1,
    rest: 2,
  };
  const names = Object.entries(weights).flatMap(([name, weight]) => Array(weight).fill(name));
  return async () => {
    const name = choose(names);
    await actions[name]();
    return name;
  };
}

/** Closes and resets everything, and returns the nodes and listeners that remain. */
async function measure(page) {
  for (let round = 0; round < 3; round += 1) await page.keyboard.press('Escape');
  await page.setViewport({ width: 1440, height: 900 });
  await page.mouse.move(5, 880);
  await page.evaluate(calmDown);
  await page.evaluate(forgetEdits);
  await page.keyboard.type('x');
  await page.evaluate(calmDown);
  await page.evaluate(useAll);
  // Pickers remain for a while after they are closed.
  await pause(3000);
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const kept = await measureAfterGc(session);
  await session.detach();
  return kept;
}

const browsers = {
  Chromium: () =>
    puppeteer.launch({
      executablePath: findHeadlessBrowser(),
      args: [...browserFlags, '--js-flags=--expose-gc'],
    }),
  Firefox: () => puppeteer.launch({ browser: 'firefox', executablePath: findFirefox(), headless: true }),
};

for (const [name, launch] of Object.entries(browsers))
  describe(`random input in ${name}`, () => {
    let browser;
    let host;
    let demo;
    before(async () => {
      host = await startHost({ '/': () => ({ body: everything }) });
      demo = await sharedDemo();
      browser = await launch();
    });
    after(async () => {
      await browser?.close();
      host?.end();
      await demo?.end();
    });

    const pages = { 'a page with all elements': () => host.origin, 'the demo': () => demo.origin };
    for (const [where, getUrl] of Object.entries(pages))
      it(`keeps ${where} in a valid state (seed ${seed})`, async () => {
        const page = await browser.newPage();
        await page.setViewport({ width: 1440, height: 900 });
        await page.evaluateOnNewDocument(`(${prepare.toString()})()`);
        await page.goto(getUrl(), { waitUntil: 'load' });
        const url = page.url();
        const act = createMonkey(page, createRandom(seed));
        const recent = [];
        const problems = [];
        let count = 0;
        let early;
        for (const end = performance.now() + minutes * 60_000; performance.now() < end;) {
          recent.push(await act());
          count += 1;
          if (page.url().split('#')[0] !== url.split('#')[0]) await page.goto(url, { waitUntil: 'load' });
          // All code is loaded and compiled by now.
          if (count === 300 && name === 'Chromium') early = await measure(page);
          if (count % 10 > 0) continue;
          // Messages, focus, and menus follow in later tasks.
          await pause(60);
          let found = await page.evaluate(findProblems);
          if (found.length > 0 && !found.some((problem) => problem.startsWith('uncaught'))) {
            await pause(600);
            found = await page.evaluate(findProblems);
          }
          if (found.length > 0) problems.push(`${found.join('; ')} after ${recent.slice(-20).join(' ')}`);
        }
        if (early) {
          // Some buttons and lists listen when they are first used, which adds at most 2%.
          const late = await measure(page);
          for (const kind of ['nodes', 'listeners'])
            if (late[kind] > early[kind] * 1.05) problems.push(`${early[kind]} ${kind} became ${late[kind]}`);
          console.log(
            `${early.nodes} nodes became ${late.nodes}, ${early.listeners} listeners ${late.listeners}`,
          );
        }
        console.log(`${name}, ${where}: ${count} actions, ${problems.length} problems`);
        await page.close();
        assert.deepEqual(problems.slice(0, 10), []);
      });
  });
