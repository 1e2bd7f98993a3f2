import { setTimeout as wait } from 'node:timers/promises';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { headers } from './headers.mjs';
import { median, scheduleRounds } from './statistics.mjs';

const rounds = 11;
const baseline = 'static HTML and CSS';
const ownNames = ['prerendered', 'only the element, autoload.js'];

/**
 * Measures the time from the end of the first touch to the frame with the menu, before React has loaded, at 4× CPU slowdown. The browser
 * rounds it to 8 ms.
 */
export async function firstPress({ browser, root }) {
  const candidates = (await headers())
    .filter(({ name }) => [baseline, ...ownNames].includes(name))
    .map((candidate) => ({ ...candidate, rounds }));
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, []]));
  for (const { name } of scheduleRounds(candidates))
    times.get(name).push(await press(browser, site.getUrl(name)));
  site.close();
  const value = (name) => median(times.get(name));
  return [
    ...candidates.map(({ name }) => ({
      what: `first press on a menu, 4× CPU slowdown: ${name}`,
      value: Math.round(value(name)),
      unit: ' ms',
    })),
    ...ownNames.map((name) => ({
      what: `first press on a menu, 4× CPU slowdown: ${name}, later than static`,
      value: Math.round(value(name) - value(baseline)),
      unit: ' ms',
      limit: 20,
    })),
  ];
}

async function press(browser, url) {
  const tab = await openBareTab(browser);
  const { session } = tab;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.goto(url);
  // Wait for the scripts that load after the HTML.
  await wait(2500);
  const point = await tab.evaluate(measureNextPress);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const time = await tab.evaluate(() => globalThis.painted);
  await tab.close();
  return time;
}

/** Runs in the page. Returns the center of the first menu's button. */
function measureNextPress() {
  const header = document.querySelector('auction-header')?.shadowRoot ?? document;
  const button = header.querySelector('[part=categories] button');
  globalThis.painted = new Promise((resolve, reject) => {
    let isOpen = false;
    // A message after the frame would wait for the scripts that load meanwhile.
    new PerformanceObserver((list) => {
      const click = list.getEntries().find(({ name }) => name === 'click');
      if (!click) return;
      if (isOpen) resolve(click.duration);
      else reject(new Error('The menu is not in the first frame after the click.'));
    }).observe({ type: 'event', durationThreshold: 16 });
    addEventListener('click', () =>
      requestAnimationFrame(() => (isOpen = header.querySelector('.mega:popover-open') !== null)),
    );
  });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
