import { afterCollection } from './afterCollection.mjs';
import { serveCandidates } from './candidates.mjs';
import { rounded } from './statistics.mjs';

const kept = 100;
const cycles = 1000;
const aroundInput = 'auction-text-input around an input';

const ours = (tag) => ({ name: tag, script: `elements/${tag}.js`, markup: `<${tag}></${tag}>` });

/** Heap of fields that stay, beside a peer's, and what is left of those that have come and gone. */
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
  const each = new Map();
  const left = new Map();
  try {
    for (const { name, markup } of candidates) {
      each.set(name, await heapOfKept(browser, site.address(name), markup));
      left.set(name, await heapLeft(browser, site.address(name), markup));
    }
  } finally {
    site.close();
  }
  return [
    ...candidates.map(({ name }) => ({
      what: `heap of each of ${kept} that stay: ${name}`,
      value: rounded(each.get(name) / 1000),
      unit: ' KB',
    })),
    ...[
      ['auction-text-input', 'Vaadin text', 1.25],
      ['auction-date-input', 'Vaadin date', 1.25],
      [aroundInput, 'auction-text-input', 1.15],
    ].map(([own, peer, limit]) => ({
      what: `heap: ${own} against ${peer}`,
      value: rounded(each.get(own) / each.get(peer)),
      unit: '×',
      limit,
    })),
    ...candidates.map(({ name, peer }) => ({
      what: `heap left of each that has come and gone: ${name}`,
      value: Math.round(left.get(name)),
      unit: ' B',
      ...(peer ? {} : { limit: 300 }),
    })),
  ];
}

async function heapOfKept(browser, address, markup) {
  const { page, used } = await open(browser, address);
  await page.evaluate(add, markup, 1);
  const before = await used();
  await page.evaluate(add, markup, kept);
  const after = await used();
  await page.close();
  return (after - before) / kept;
}

async function heapLeft(browser, address, markup) {
  const { page, used } = await open(browser, address);
  await page.evaluate(comeAndGo, markup, 200);
  const before = await used();
  await page.evaluate(comeAndGo, markup, cycles);
  const after = await used();
  await page.close();
  return (after - before) / cycles;
}

async function open(browser, address) {
  const page = await browser.newPage();
  await page.goto(address, { waitUntil: 'networkidle0' });
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  return {
    page,
    used: async () => (await afterCollection(session)).heap,
  };
}

/** Run in the page. */
async function add(markup, count) {
  const container = document.createElement('div');
  container.innerHTML = markup.repeat(count);
  document.body.append(container);
  await new Promise((resolve) => setTimeout(resolve, 300));
}

async function comeAndGo(markup, count) {
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
