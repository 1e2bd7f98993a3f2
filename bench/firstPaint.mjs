import { gzipSync } from 'node:zlib';
import { renderHeader, siteCss } from '../dist/server.js';
import { serveCandidates } from './candidates.mjs';
import { median, rounded, shuffled } from './statistics.mjs';

const rounds = 9;
const cssPath = 'site.css';

/** A header by itself, in the ways that a page can have it. */
function headers() {
  const css = siteCss();
  const drawn = renderHeader({}, { styles: { mode: 'link', href: cssPath } });
  const [, box] = /<div data-auction-box>(.*?)<\/div><div data-auction-resting>/s.exec(drawn);
  return [
    {
      name: 'static HTML and CSS',
      head: `<link rel="stylesheet" href="${cssPath}">`,
      body: `<div id="host"><div data-auction-box>${box}</div></div>`,
      files: { [`/${cssPath}`]: css.replaceAll(':host(auction-header)', '#host') },
    },
    { name: 'drawn by the server', script: 'autoload.js', body: drawn, files: { [`/${cssPath}`]: css } },
    {
      name: 'tag alone',
      head: '<link rel="stylesheet" href="auction-elements.css">',
      script: 'elements/auction-header.js',
      body: '<auction-header></auction-header>',
    },
  ];
}

const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 1_474_560 / 8,
  uploadThroughput: 675_000 / 8,
};

/** When the header is painted, and how long the page is blocked until everything has come. */
export async function firstPaint(options) {
  return [
    ...(await underConditions(options, { conditions: 'CPU ÷ 4', limit: 1.1 })),
    ...(await underConditions(options, { conditions: 'CPU ÷ 4, Slow 4G', network: slow4G, limit: 1.05 })),
    ...['visitor', 'bidder'].map((session) => ({
      what: `header drawn by the server, with its rules, gzip: ${session}`,
      value: rounded(gzipSync(renderHeader({}, { session }), { level: 9 }).length / 1000),
      unit: ' KB',
      limit: 12,
    })),
  ];
}

async function underConditions({ browser, root }, { conditions, network, limit }) {
  const candidates = headers();
  const site = await serveCandidates(root, candidates);
  const results = new Map(candidates.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const { name } of shuffled(candidates))
        results.get(name).push(await load(browser, site.address(name), network));
  } finally {
    site.close();
  }
  const [still, drawn, tag] = candidates.map(({ name }) => ({
    name,
    paint: median(results.get(name).map(({ paint }) => paint)),
    blocked: median(results.get(name).map(({ blocked }) => blocked)),
  }));
  return [
    ...[still, drawn, tag].map(({ name, paint }) => ({
      what: `header painted, ${conditions}: ${name}`,
      value: Math.round(paint),
      unit: ' ms',
    })),
    {
      what: `header painted, ${conditions}: drawn against static`,
      value: rounded(drawn.paint / still.paint),
      unit: '×',
      limit,
    },
    ...[still, drawn, tag].map(({ name, blocked }) => ({
      what: `page blocked, ${conditions}: ${name}`,
      value: Math.round(blocked),
      unit: ' ms',
    })),
    {
      what: `page blocked, ${conditions}: more than static`,
      value: Math.round(drawn.blocked - still.blocked),
      unit: ' ms',
      limit: 30,
    },
  ];
}

async function load(browser, address, network) {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  const session = await page.createCDPSession();
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  if (network) {
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
  }
  await page.evaluateOnNewDocument(() => {
    globalThis.blocked = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) globalThis.blocked += Math.max(0, duration - 50);
    }).observe({ type: 'longtask', buffered: true });
  });
  await page.goto(address, { waitUntil: 'networkidle0', timeout: 60_000 });
  // What is put off until the browser is idle comes too.
  await new Promise((resolve) => setTimeout(resolve, 1500));
  await page.waitForNetworkIdle({ idleTime: 1000, timeout: 60_000 });
  await new Promise((resolve) => setTimeout(resolve, 500));
  const result = await page.evaluate(() => ({
    paint: performance.getEntriesByName('first-contentful-paint')[0].startTime,
    blocked: globalThis.blocked,
  }));
  await context.close();
  return result;
}
