import { gzipSync } from 'node:zlib';
import { renderHeader } from '../dist/server.js';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { firstOpening } from './firstOpening.mjs';
import { headers } from './headers.mjs';
import { instances } from './instances.mjs';
import { inRounds, median, rounded, shuffled } from './statistics.mjs';

/** When a header is there, how long its page is blocked until everything has come, what moves, and what the first opening costs. */
export async function firstPaint({ browser, root }) {
  const candidates = await headers();
  const site = await serveCandidates(root, candidates);
  try {
    return [
      ...(await underConditions(
        { browser, site, candidates },
        { conditions: 'CPU ÷ 4', limits: { prerendered: 1.1, byScript: 1.25 } },
      )),
      ...(await underConditions(
        { browser, site, candidates },
        { conditions: 'CPU ÷ 4, Slow 4G', network: slow4G, limits: { prerendered: 1.05, byScript: 1.15 } },
      )),
      ...(await firstOpenings({ browser, site, candidates })),
      ...(await twenty({ browser, root, candidates })),
      ...['visitor', 'bidder'].map((session) => ({
        what: `header prerendered, with its rules, gzip: ${session}`,
        value: rounded(gzipSync(renderHeader({}, { session }), { level: 9 }).length / 1000),
        unit: ' KB',
        limit: 12,
      })),
    ];
  } finally {
    site.close();
  }
}

export const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

export async function underConditions({ browser, site, candidates }, { conditions, network, limits }) {
  const results = new Map(candidates.map(({ name }) => [name, []]));
  for (const candidate of inRounds(candidates))
    results.get(candidate.name).push(await load(browser, site.address(candidate.name), candidate, network));
  const value = (name, key) => median(results.get(name).map((each) => each[key]));
  const still = 'static HTML and CSS';
  const lines = (what, key, unit, round = Math.round) =>
    candidates.map(({ name }) => ({
      what: `${what}, ${conditions}: ${name}`,
      value: round(value(name, key)),
      unit,
    }));
  const compare = (name, limit) => ({
    what: `header visible, ${conditions}: ${name} against static`,
    value: rounded(value(name, 'visible') / value(still, 'visible')),
    unit: '×',
    limit,
  });
  const byScript = ['tag alone', 'tag alone, autoload.js', 'site script'];
  return [
    ...lines('header visible', 'visible', ' ms'),
    compare('prerendered', limits.prerendered),
    ...byScript.map((name) => compare(name, limits.byScript)),
    ...lines('page blocked', 'blocked', ' ms'),
    ...['prerendered', ...byScript].map((name) => ({
      what: `page blocked, ${conditions}: ${name}, more than static`,
      value: Math.round(value(name, 'blocked') - value(still, 'blocked')),
      unit: ' ms',
      limit: 30,
    })),
    ...(network
      ? [
          {
            what: `header visible, ${conditions}: config-src, later than static`,
            value: Math.round(value('config-src', 'visible') - value(still, 'visible')),
            unit: ' ms',
            limit: Math.round(network.latency),
          },
          ...lines('layout shift', 'shift', '', (number) => Math.round(number * 1000) / 1000),
          ...lines('bytes before the header is visible, gzip', 'bytes', ' KB', (number) =>
            rounded(number / 1000),
          ).map((line) =>
            byScript.some((name) => line.what.endsWith(`: ${name}`)) ? { ...line, limit: 22 } : line,
          ),
        ]
      : []),
  ];
}

async function load(browser, address, { visible }, network) {
  const tab = await openBareTab(browser);
  const { session } = tab;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await tab.first(watch, visible);
  await tab.goto(address);
  const result = await tab.evaluate(whatWasSeen);
  await tab.close();
  return result;
}

/** Runs in the page once it is loaded, and ends when what is put off until the browser is idle has come too. */
async function whatWasSeen() {
  const { watched } = globalThis;
  const resources = () => performance.getEntriesByType('resource');
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(1500);
  for (let count = -1; watched.visible === 0 || count < resources().length; await wait(1000)) {
    if (performance.now() > 60_000)
      throw new Error('The header was not to be seen, or files still came, after a minute.');
    count = resources().length;
  }
  const before = [...performance.getEntriesByType('navigation'), ...resources()].filter(
    ({ responseEnd }) => responseEnd <= watched.visible,
  );
  return { ...watched, bytes: before.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}

/** Runs in the page before everything else. */
function watch(visible) {
  // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
  const look = new Function('host', `return ${visible}`);
  globalThis.watched = { visible: 0, blocked: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.watched.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const frame = () => {
    const element = document.body && look(document.body);
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (
      width === 0 ||
      height === 0 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return requestAnimationFrame(frame);
    // The message comes after the paint of this frame.
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      globalThis.watched.visible = performance.now();
    });
    port1.start();
    port2.postMessage(null);
  };
  requestAnimationFrame(frame);
}

async function firstOpenings({ browser, site, candidates }) {
  const opening = candidates.filter(({ button }) => button);
  const times = new Map(opening.map(({ name }) => [name, []]));
  for (let round = 0; round < 5; round++)
    for (const candidate of shuffled(opening)) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await page.goto(site.address(candidate.name), { waitUntil: 'networkidle0' });
      times.get(candidate.name).push(await firstOpening(page, candidate));
      await page.close();
    }
  return opening.map(({ name }) => ({
    what: `mega-menu, first opening, CPU ÷ 4: ${name === 'tag alone' ? 'auction-header' : name}`,
    value: Math.round(median(times.get(name))),
    unit: ' ms',
  }));
}

async function twenty({ browser, root, candidates }) {
  const rendered = candidates
    .filter(({ name, peer }) => peer || name === 'tag alone')
    .map((each) => ({ ...each, body: undefined, rendered: each.visible, rounds: 3 }));
  const { time } = await instances({ browser, root, candidates: rendered, counts: [20] });
  return rendered.map(({ name, peer }) => ({
    what: `20 headers: ${peer ? name : 'auction-header'}`,
    value: Math.round(time(name, 20)),
    unit: ' ms',
    ...(peer ? {} : { limit: 100 }),
  }));
}
