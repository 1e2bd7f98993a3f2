import { serveCandidates } from './candidates.mjs';
import { median, rounded, shuffled } from './statistics.mjs';

const rounds = 9;

/** `button` and `day` are expressions for what is pressed and what must then be seen. */
const candidates = [
  {
    name: 'auction-date-input',
    script: 'elements/auction-date-input.js',
    body: '<auction-date-input></auction-date-input>',
    button:
      "document.querySelector('auction-date-input')?.shadowRoot?.querySelector('[part~=picker-button]')",
    day: "document.querySelector('auction-date-input').shadowRoot.querySelector('[data-day]')",
  },
  {
    name: 'Cally in a popover',
    peer: 'cally',
    body: '<input aria-label="Date"><button popovertarget="box">Open</button><div id="box" popover><calendar-date><calendar-month></calendar-month></calendar-date></div>',
    button: "document.querySelector('button')",
    day: "document.querySelector('calendar-month')?.shadowRoot?.querySelector('td button')",
  },
  {
    name: 'react-day-picker',
    peer: 'react-day-picker',
    body: '<peer-day-picker></peer-day-picker>',
    button: "document.querySelector('peer-day-picker button')",
    day: "document.querySelector('[role=gridcell] button')",
  },
];

/** The first opening of a calendar, from the press of the button to the painted frame that shows it, CPU ÷ 4. */
export async function openCalendar({ browser, root }) {
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const candidate of shuffled(candidates)) {
        const page = await browser.newPage();
        await page.goto(site.address(candidate.name), { waitUntil: 'networkidle0' });
        times.get(candidate.name).push(await firstOpening(page, candidate));
        await page.close();
      }
  } finally {
    site.close();
  }
  const time = (name) => median(times.get(name));
  return [
    ...candidates.map(({ name }) => ({
      what: `calendar, first opening, CPU ÷ 4: ${name}`,
      value: Math.round(time(name)),
      unit: ' ms',
    })),
    {
      what: "calendar, first opening: ours against Cally's",
      value: rounded(time('auction-date-input') / time('Cally in a popover')),
      unit: '×',
      limit: 1,
    },
  ];
}

async function firstOpening(page, { button, day }) {
  const session = await page.createCDPSession();
  await page.waitForFunction(button);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const { x, y } = await centre(await page.evaluateHandle(button));
  // A hand comes before it presses.
  await page.mouse.move(x, y);
  await new Promise((resolve) => setTimeout(resolve, 150));
  await page.evaluate((source) => {
    // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
    const find = new Function(`return ${source}`);
    addEventListener(
      'mousedown',
      ({ timeStamp }) => {
        const frame = () => {
          const element = find();
          const shown = element?.checkVisibility({ opacityProperty: true, visibilityProperty: true });
          if (!shown || element.offsetWidth === 0) return requestAnimationFrame(frame);
          // The message comes after the paint of this frame.
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', () => {
            globalThis.opened = performance.now() - timeStamp;
          });
          port1.start();
          port2.postMessage(null);
        };
        requestAnimationFrame(frame);
      },
      { capture: true, once: true },
    );
  }, day);
  await page.mouse.click(x, y);
  const opened = await page.waitForFunction(() => globalThis.opened, { timeout: 10_000 });
  return opened.jsonValue();
}

async function centre(element) {
  const { x, y, width, height } = await element.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
}
