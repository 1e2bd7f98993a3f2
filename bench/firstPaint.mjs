import { gzipSync } from 'node:zlib';
import { renderHeader, siteCss } from '../dist/server.js';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { firstOpening } from './firstOpening.mjs';
import { instances } from './instances.mjs';
import { headerPeers } from './peers/headers.mjs';
import { median, rounded, shuffled } from './statistics.mjs';

const rounds = 15;
/** Peers are far enough away for fewer. */
const peerRounds = 3;
const cssPath = 'site.css';

const content = '<main><h1>Lots</h1><p>What a header that comes late pushes down.</p></main>';

/** Header of the page by itself, in the ways that a page can have it, and peers' with the same links. */
async function headers() {
  const css = siteCss();
  const rendered = renderHeader({}, { styles: { mode: 'link', href: cssPath } });
  const [, markup] = /<div data-auction-container="[^"]*">(.*?)<\/div><div data-auction-no-js>/s.exec(
    rendered,
  );
  const inShadow = (selector) =>
    `host.querySelector('auction-header')?.shadowRoot?.querySelector('${selector}')`;
  const own = { visible: inShadow('[part=categories]'), rounds };
  const all = [
    {
      name: 'static HTML and CSS',
      head: `<link rel="stylesheet" href="${cssPath}">`,
      body: `<div id="host"><div data-auction-container>${markup}</div></div>`,
      files: { [`/${cssPath}`]: css.replaceAll(':host(auction-header)', '#host') },
      visible: "host.querySelector('[part=categories]')",
      rounds,
    },
    {
      name: 'prerendered',
      script: 'autoload.js',
      body: rendered,
      files: { [`/${cssPath}`]: css },
      ...own,
    },
    {
      name: 'tag alone',
      head: '<link rel="stylesheet" href="auction-elements.css">',
      script: 'elements/auction-header.js',
      body: '<auction-header></auction-header>',
      ...own,
      button: inShadow('[part=categories] button'),
      opened: inShadow('[aria-expanded=true] + [role=group] a'),
    },
    ...(await headerPeers()).map((peer) => ({ ...peer, rounds: peerRounds })),
  ];
  return all.map((each) => ({ ...each, body: each.body + content, markup: `<div>${each.body}</div>` }));
}

/** When a header is there, how long its page is blocked until everything has come, what moves, and what the first opening costs. */
export async function firstPaint({ browser, root }) {
  const candidates = await headers();
  const site = await serveCandidates(root, candidates);
  try {
    return [
      ...(await underConditions({ browser, site, candidates }, { conditions: 'CPU ÷ 4', limit: 1.1 })),
      ...(await underConditions(
        { browser, site, candidates },
        { conditions: 'CPU ÷ 4, Slow 4G', network: slow4G, limit: 1.05 },
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

const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

async function underConditions({ browser, site, candidates }, { conditions, network, limit }) {
  const results = new Map(candidates.map(({ name }) => [name, []]));
  for (let round = 0; round < rounds; round++)
    for (const candidate of shuffled(candidates.filter((each) => each.rounds > round)))
      results.get(candidate.name).push(await load(browser, site.address(candidate.name), candidate, network));
  const value = (name, key) => median(results.get(name).map((each) => each[key]));
  const [still, rendered] = candidates.map(({ name }) => name);
  const lines = (what, key, unit, round = Math.round) =>
    candidates.map(({ name }) => ({
      what: `${what}, ${conditions}: ${name}`,
      value: round(value(name, key)),
      unit,
    }));
  return [
    ...lines('header visible', 'visible', ' ms'),
    {
      what: `header visible, ${conditions}: prerendered against static`,
      value: rounded(value(rendered, 'visible') / value(still, 'visible')),
      unit: '×',
      limit,
    },
    ...lines('page blocked', 'blocked', ' ms'),
    {
      what: `page blocked, ${conditions}: more than static`,
      value: Math.round(value(rendered, 'blocked') - value(still, 'blocked')),
      unit: ' ms',
      limit: 30,
    },
    ...(network
      ? [
          ...lines('layout shift', 'shift', '', (number) => Math.round(number * 1000) / 1000),
          ...lines('bytes before the header is visible, gzip', 'bytes', ' KB', (number) =>
            rounded(number / 1000),
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
    .filter(({ script, peer }) => peer || script?.startsWith('elements/'))
    .map((each) => ({ ...each, body: undefined, rendered: each.visible }));
  const time = await instances({ browser, root, candidates: rendered, counts: [20], rounds: 3 });
  return rendered.map(({ name, peer }) => ({
    what: `20 headers: ${peer ? name : 'auction-header'}`,
    value: Math.round(time(name, 20)),
    unit: ' ms',
    ...(peer ? {} : { limit: 100 }),
  }));
}
