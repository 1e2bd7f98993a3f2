import { measureAfterGc } from './measureAfterGc.mjs';
import { serveCandidates } from './candidates.mjs';
import { roundToHundredths } from './statistics.mjs';

const fieldCount = 100;
const cycles = 1000;
const aroundInput = 'auction-text-input around an input';

const ours = (tag) => ({ name: tag, script: `elements/${tag}.js`, markup: `<${tag}></${tag}>` });

/** Measures the heap of fields on a page, compared with a peer, and the heap that isn't released after fields have been removed. */
export async function heap({ browser, root }) {
  const candidates = [
    ours('auction-text-input'),
    ours('auction-date-input'),
    {
      ...ours('auction-text-input'),
      name: aroundInput,
      markup: '<auction-text-input><input></auction-text-input>',
    },
    { name: 'Vaadin text', peer: 'vaadin-text-field', markup: '<vaadin-text-field></vaadin-text-field>' },
    { name: 'Vaadin date', peer: 'vaadin-date-picker', markup: '<vaadin-date-picker></vaadin-date-picker>' },
  ];
  const site = await serveCandidates(root, candidates);
  const heapPerField = new Map();
  const leakPerField = new Map();
  try {
    for (const { name, markup } of candidates) {
      heapPerField.set(name, await measureHeap(browser, site.getUrl(name), markup));
      leakPerField.set(name, await measureLeak(browser, site.getUrl(name), markup));
    }
  } finally {
    site.close();
  }
  return [
    ...candidates.map(({ name }) => ({
      what: `heap of each of ${fieldCount} that stay: ${name}`,
      value: roundToHundredths(heapPerField.get(name) / 1000),
      unit: ' KB',
    })),
    ...[
      ['auction-text-input', 'Vaadin text', 1.25],
      ['auction-date-input', 'Vaadin date', 1.25],
      [aroundInput, 'auction-text-input', 1.15],
    ].map(([name, baseline, limit]) => ({
      what: `heap: ${name} against ${baseline}`,
      value: roundToHundredths(heapPerField.get(name) / heapPerField.get(baseline)),
      unit: '×',
      limit,
    })),
    ...candidates.map(({ name, peer }) => ({
      what: `heap left by each removed element: ${name}`,
      value: Math.round(leakPerField.get(name)),
      unit: ' B',
      ...(peer ? {} : { limit: 300 }),
    })),
  ];
}

async function measureHeap(browser, url, markup) {
  const { page, getHeap } = await open(browser, url);
  await page.evaluate(add, markup, 1);
  const start = await getHeap();
  await page.evaluate(add, markup, fieldCount);
  const end = await getHeap();
  await page.close();
  return (end - start) / fieldCount;
}

async function measureLeak(browser, url, markup) {
  const { page, getHeap } = await open(browser, url);
  await page.evaluate(addAndRemove, markup, 200);
  const start = await getHeap();
  await page.evaluate(addAndRemove, markup, cycles);
  const end = await getHeap();
  await page.close();
  return (end - start) / cycles;
}

async function open(browser, url) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  return {
    page,
    getHeap: async () => (await measureAfterGc(session)).heap,
  };
}

/** Runs in the page. */
async function add(markup, count) {
  const container = document.createElement('div');
  container.innerHTML = markup.repeat(count);
  document.body.append(container);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

/** Runs in the page. */
async function addAndRemove(markup, count) {
  const container = document.createElement('div');
  document.body.append(container);
  for (let round = 0; round < count; round++) {
    container.innerHTML = markup;
    await new Promise((resolve) => setTimeout(resolve));
    container.replaceChildren();
    await new Promise((resolve) => setTimeout(resolve));
  }
  container.remove();
}
