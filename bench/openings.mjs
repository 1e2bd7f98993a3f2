import { measureAfterGc } from './measureAfterGc.mjs';

/** Cycles before the first measurement, until the engine has compiled all functions. */
const warmUp = 2000;
const cycles = 1000;

/** Measures the heap, nodes, and listeners that aren't released after a mega-menu and the mobile menu have been opened and closed repeatedly. */
export async function openings({ browser, origin }) {
  return [
    ...(await repeat(
      { browser, origin },
      {
        what: 'mega-menu',
        width: 1440,
        button: '[part=categories] button',
        open: '[aria-expanded=true] + [part=panel] a',
      },
    )),
    ...(await repeat(
      { browser, origin },
      {
        what: 'mobile menu',
        width: 390,
        button: '[part=menu-button]',
        open: 'dialog a',
        close: 'dialog .close',
      },
    )),
  ];
}

async function repeat({ browser, origin }, { what, width, button, open, close = button }) {
  const page = await browser.newPage();
  await page.setViewport({ width, height: 900 });
  await page.emulateMediaFeatures([{ name: 'prefers-reduced-motion', value: 'reduce' }]);
  await page.goto(`${origin}/demo/plain`, { waitUntil: 'networkidle0' });
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await page.evaluate(openAndClose, { times: warmUp, button, open, close });
  const start = await measureAfterGc(session);
  await page.evaluate(openAndClose, { times: cycles, button, open, close });
  const end = await measureAfterGc(session);
  await page.close();
  return [
    { what: `${what}, ${cycles} openings: DOM nodes left`, value: end.nodes - start.nodes, limit: 0 },
    {
      what: `${what}, ${cycles} openings: listeners left`,
      value: end.listeners - start.listeners,
      limit: 0,
    },
    {
      what: `${what}, ${cycles} openings: heap left of each`,
      value: Math.round((end.heap - start.heap) / cycles),
      unit: ' B',
      limit: 100,
    },
  ];
}

/** Runs in the page. */
async function openAndClose({ times, button, open, close }) {
  const root = document.querySelector('auction-header').shadowRoot;
  const waitFor = async (condition) => {
    while (!condition()) await new Promise((resolve) => setTimeout(resolve));
  };
  for (let round = 0; round < times; round++) {
    root.querySelector(button).click();
    await waitFor(() => root.querySelector(open));
    root.querySelector(close).click();
    await waitFor(() => !root.querySelector(open));
  }
}
