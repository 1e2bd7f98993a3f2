import { setTimeout as wait } from 'node:timers/promises';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { headers } from './headers.mjs';
import { inRounds, median } from './statistics.mjs';

const rounds = 11;
const still = 'static HTML and CSS';
const own = ['prerendered', 'tag alone, autoload.js'];

/** From the end of the first touch of a page to the frame that shows the menu, before React has loaded, CPU ÷ 4. */
export async function firstPress({ browser, root }) {
  const candidates = (await headers())
    .filter(({ name }) => [still, ...own].includes(name))
    .map((each) => ({ ...each, rounds }));
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, []]));
  for (const { name } of inRounds(candidates)) times.get(name).push(await press(browser, site.address(name)));
  site.close();
  const value = (name) => median(times.get(name));
  return [
    ...candidates.map(({ name }) => ({
      what: `first press on a menu, CPU ÷ 4: ${name}`,
      value: Math.round(value(name)),
      unit: ' ms',
    })),
    ...own.map((name) => ({
      what: `first press on a menu, CPU ÷ 4: ${name}, later than static`,
      value: Math.round(value(name) - value(still)),
      unit: ' ms',
      limit: 20,
    })),
  ];
}

async function press(browser, address) {
  const tab = await openBareTab(browser);
  const { session } = tab;
  await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await tab.goto(address);
  // Until the scripts that follow the HTML are there.
  await wait(2500);
  const place = await tab.evaluate(prepare);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  const time = await tab.evaluate(() => globalThis.painted);
  await tab.close();
  return time;
}

/** Runs in the page. Returns the middle of the first menu's button. */
function prepare() {
  const header = document.querySelector('auction-header')?.shadowRoot ?? document;
  const button = header.querySelector('[part=categories] button');
  globalThis.painted = new Promise((resolve) => {
    const start = ({ timeStamp }) => {
      const frame = () => {
        if (!header.querySelector('.mega:popover-open')) return requestAnimationFrame(frame);
        // The message comes after the paint of this frame.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener('message', () => resolve(performance.now() - timeStamp));
        port1.start();
        port2.postMessage(null);
      };
      requestAnimationFrame(frame);
    };
    addEventListener('pointerup', start, { capture: true, once: true });
  });
  const { x, y, width, height } = button.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
