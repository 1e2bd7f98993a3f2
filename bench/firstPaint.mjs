import { gzipSync } from 'node:zlib';
import { renderHeader } from '../dist/server.js';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { firstOpening } from './firstOpening.mjs';
import { headers } from './headers.mjs';
import { instances } from './instances.mjs';
import { median, roundToHundredths, scheduleRounds, shuffle } from './statistics.mjs';

/** Measures when a header is visible, and how long the page is blocked. Also measures layout shift and the first opening of a menu. */
export async function firstPaint({ browser, root }) {
  const candidates = await headers();
  const site = await serveCandidates(root, candidates);
  try {
    return [
      ...(await underConditions(
        { browser, site, candidates },
        { conditions: '4× CPU slowdown', limits: { prerendered: 1.1, byScript: 1.25 } },
      )),
      ...(await underConditions(
        { browser, site, candidates },
        {
          conditions: '4× CPU slowdown, Slow 4G',
          network: slow4G,
          limits: { prerendered: 1.05, byScript: 1.15 },
        },
      )),
      ...(await firstOpenings({ browser, site, candidates })),
      ...(await measureTwentyHeaders({ browser, root, candidates })),
      ...['visitor', 'bidder'].map((session) => ({
        what: `header prerendered, with its rules, gzip: ${session}`,
        value: roundToHundredths(gzipSync(renderHeader({}, { session }), { level: 9 }).length / 1000),
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
  for (const candidate of scheduleRounds(candidates))
    results.get(candidate.name).push(await load(browser, site.getUrl(candidate.name), candidate, network));
  const value = (name, key) => median(results.get(name).map((result) => result[key]));
  const baseline = 'static HTML and CSS';
  const lines = (what, key, unit, round = Math.round) =>
    candidates.map(({ name }) => ({
      what: `${what}, ${conditions}: ${name}`,
      value: round(value(name, key)),
      unit,
    }));
  const compare = (name, limit) => ({
    what: `header visible, ${conditions}: ${name} against static`,
    value: roundToHundredths(value(name, 'visible') / value(baseline, 'visible')),
    unit: '×',
    limit,
  });
  const byScript = ['only the element', 'only the element, autoload.js', 'site script'];
  return [
    ...lines('header visible', 'visible', ' ms'),
    compare('prerendered', limits.prerendered),
    ...byScript.map((name) => compare(name, limits.byScript)),
    ...lines('page blocked', 'blocked', ' ms'),
    ...['prerendered', ...byScript].map((name) => ({
      what: `page blocked, ${conditions}: ${name}, more than static`,
      value: Math.round(value(name, 'blocked') - value(baseline, 'blocked')),
      unit: ' ms',
      limit: 30,
    })),
    ...(network
      ? [
          {
            what: `header visible, ${conditions}: config-src, later than static`,
            value: Math.round(value('config-src', 'visible') - value(baseline, 'visible')),
            unit: ' ms',
            limit: Math.round(network.latency),
          },
          ...lines('layout shift', 'shift', '', (number) => Math.round(number * 1000) / 1000),
          ...lines('bytes before the header is visible, gzip', 'bytes', ' KB', (number) =>
            roundToHundredths(number / 1000),
          ).map((line) =>
            byScript.some((name) => line.what.endsWith(`: ${name}`)) ? { ...line, limit: 22 } : line,
          ),
        ]
      : []),
  ];
}

async function load(browser, url, { visible }, network) {
  const tab = await openBareTab(browser);
  const { session } = tab;
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await tab.addInitScript(watch, visible);
  await tab.goto(url);
  const result = await tab.evaluate(collectResults);
  await tab.close();
  return result;
}

/** Runs in the page after it has loaded. Resolves when files that are deferred until the browser is idle have also loaded. */
async function collectResults() {
  const { watched } = globalThis;
  const resources = () => performance.getEntriesByType('resource');
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  await wait(1500);
  for (let count = -1; watched.visible === 0 || count < resources().length; await wait(1000)) {
    if (performance.now() > 60_000)
      throw new Error('The header was not to be seen, or files still came, after a minute.');
    count = resources().length;
  }
  const loadedEntries = [...performance.getEntriesByType('navigation'), ...resources()].filter(
    ({ responseEnd }) => responseEnd <= watched.visible,
  );
  return { ...watched, bytes: loadedEntries.reduce((sum, { transferSize }) => sum + transferSize, 0) };
}

/** Runs in the page before all other scripts. */
function watch(visible) {
  // oxlint-disable-next-line typescript/no-implied-eval -- the protocol can pass the source of a function, but not the function
  const findHeader = new Function('host', `return ${visible}`);
  globalThis.watched = { visible: 0, blocked: 0, shift: 0 };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.watched.blocked += Math.max(0, duration - 50);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries()) globalThis.watched.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
  const frame = () => {
    const element = document.body && findHeader(document.body);
    const { width = 0, height = 0 } = element?.getBoundingClientRect() ?? {};
    if (
      width === 0 ||
      height === 0 ||
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      return requestAnimationFrame(frame);
    // The message arrives after this frame has been painted.
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
    for (const candidate of shuffle(opening)) {
      const page = await browser.newPage();
      await page.setViewport({ width: 1440, height: 900 });
      await page.goto(site.getUrl(candidate.name), { waitUntil: 'networkidle0' });
      times.get(candidate.name).push(await firstOpening(page, candidate));
      await page.close();
    }
  return opening.map(({ name }) => ({
    what: `mega-menu, first opening, 4× CPU slowdown: ${name === 'only the element' ? 'auction-header' : name}`,
    value: Math.round(median(times.get(name))),
    unit: ' ms',
  }));
}

async function measureTwentyHeaders({ browser, root, candidates }) {
  const rendered = candidates
    .filter(({ name, peer }) => peer || name === 'only the element')
    .map((candidate) => ({ ...candidate, body: undefined, rendered: candidate.visible, rounds: 3 }));
  const { time } = await instances({ browser, root, candidates: rendered, counts: [20] });
  return rendered.map(({ name, peer }) => ({
    what: `20 headers: ${peer ? name : 'auction-header'}`,
    value: Math.round(time(name, 20)),
    unit: ' ms',
    ...(peer ? {} : { limit: 100 }),
  }));
}
