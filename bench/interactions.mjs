import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { renderElement, renderHeader, siteCss } from '../dist/server.js';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { headerPeers } from './peers/headers.mjs';
import { median } from './statistics.mjs';

// Measures Interaction to Next Paint (INP) of a visit with web-vitals, at 4× CPU slowdown.
// The visit consists of an early press on a menu, a search, and a form with 12 fields.

const rounds = 9;
const textFields = 10;
const webVitals = readFileSync(
  fileURLToPath(import.meta.resolve('web-vitals')).replace(/web-vitals\.\w+$/, 'web-vitals.iife.js'),
  'utf8',
);

const fields = [
  ['auction-date-input', { name: 'start', label: 'Start', locale: 'en-US', value: '2026-12-05' }],
  ['auction-date-input', { name: 'end', label: 'End', locale: 'en-US', value: '2026-12-19' }],
  ...Array.from({ length: textFields }, (_, index) => [
    'auction-text-input',
    { name: `field${index}`, 'aria-label': `Field ${index}` },
  ]),
];
const formatTag = ([tag, attributes]) =>
  `<${tag}${Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')}></${tag}>`;
const styles = { mode: 'link', href: 'site.css' };

const ownOptions = {
  button: "host.querySelector('auction-header')?.shadowRoot?.querySelector('[part=categories] button')",
  visit: [
    ['press', 'auction-header', '[part=categories] button'],
    ['key', 'Escape'],
    ['press', 'auction-header', '[part=search-input]'],
    ['type', 'tractor'],
    ['press', 'auction-date-input', '[part~=picker-button]'],
    ['press', 'auction-date-input', '[data-day="2026-12-18"]'],
    ['press', 'auction-text-input', 'input'],
    ['type', 'hello'],
  ],
};

export async function interactions({ browser, root }) {
  const candidates = [
    {
      ...ownOptions,
      name: 'only the element',
      head: '<link rel="stylesheet" href="auction-elements.css">',
      script: 'autoload.js',
      body: `<auction-header></auction-header><form>${fields.map(formatTag).join('')}</form>`,
    },
    {
      ...ownOptions,
      name: 'rendered by a server',
      script: 'loader.js',
      body: `${renderHeader({}, { styles })}<form>${fields
        .map(([tag, attributes]) => renderElement(tag, { attributes, styles }))
        .join('')}</form>`,
      files: { '/site.css': siteCss() },
    },
    // Headers of peers only open a menu, because they have no search or form.
    ...(await headerPeers()).filter(({ button }) => button).map((peer) => ({ ...peer, visit: [] })),
  ];
  const site = await serveCandidates(root, candidates);
  try {
    const lines = [];
    for (const candidate of candidates) {
      const values = [];
      for (let round = 0; round < rounds; round++)
        values.push(await visit(browser, site.getUrl(candidate.name), candidate));
      lines.push({
        what: `INP of ${candidate.visit.length > 0 ? 'a visit' : 'a menu that is opened at once'}, 4× CPU slowdown: ${candidate.name}`,
        value: Math.round(median(values)),
        unit: ' ms',
        ...(candidate.visit.length > 0 && { limit: 100 }),
      });
    }
    return lines;
  } finally {
    site.close();
  }
}

async function visit(browser, url, { button, visit: steps }) {
  const tab = await openBareTab(browser);
  const { session } = tab;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.addInitScript(
    `() => {${webVitals};webVitals.onINP(({ value }) => { globalThis.inp = value; }, { reportAllChanges: true, durationThreshold: 16 });}`,
  );
  await tab.goto(url, 'domContentEventFired');
  const press = async (find) => {
    const point = await locate(tab, find);
    const mouse = (type, options) =>
      session.send('Input.dispatchMouseEvent', { type, ...point, button: 'left', clickCount: 1, ...options });
    await mouse('mouseMoved', { button: 'none', clickCount: 0 });
    await mouse('mousePressed');
    await mouse('mouseReleased');
  };
  const key = async (name, text) => {
    await session.send('Input.dispatchKeyEvent', { type: 'keyDown', key: name, text });
    await wait(60);
    await session.send('Input.dispatchKeyEvent', { type: 'keyUp', key: name });
  };
  if (steps.length === 0) await press(button);
  for (const [action, target, selector] of steps)
    if (action === 'press')
      await press(`host.querySelector('${target}')?.shadowRoot?.querySelector('${selector}')`);
    else if (action === 'key') await key(target);
    else for (const character of target) await key(character, character);
  // web-vitals reports values when the browser is idle.
  while (await tab.evaluate(() => globalThis.inp === undefined)) await wait(50);
  await wait(1000);
  const value = await tab.evaluate(() => globalThis.inp);
  await tab.close();
  return value;
}

/** Waits for an element, and returns its center. `find` is an expression over `host`, the page's body. */
async function locate(tab, find) {
  for (;;) {
    const point = await tab.evaluate(`() => {
      const host = document.body;
      const { x, y, width, height } = (${find})?.getBoundingClientRect() ?? {};
      return width ? { x: x + width / 2, y: y + height / 2 } : undefined;
    }`);
    if (point) return point;
    await wait(50);
  }
}
