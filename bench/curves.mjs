import { serveCandidates } from './candidates.mjs';
import { instances } from './instances.mjs';
import { median, roundToHundredths } from './statistics.mjs';

const counts = [1, 10, 100, 1000];
const links = [10, 100, 1000, 10_000];
const keys = 30;

/** Measures how costs grow with the number of elements on a page, links in a configuration, and other fields on a page while typing. */
export async function curves(options) {
  return [
    ...(await measureElements(options)),
    ...(await configurations(options)),
    ...(await keystrokes(options)),
  ];
}

async function measureElements({ browser, root }) {
  const candidates = ['auction-text-input', 'auction-date-input', 'auction-button'].map((tag) => ({
    name: tag,
    script: `elements/${tag}.js`,
    markup: `<div><${tag}></${tag}></div>`,
    rendered: `host.querySelector('${tag}')?.shadowRoot?.querySelector('input, button')`,
  }));
  const { time } = await instances({ browser, root, candidates, counts, rounds: 5 });
  return candidates.flatMap(({ name }) => [
    ...counts.map((count) => ({
      what: `cost curve: ${count} × ${name}`,
      value: roundToHundredths(time(name, count)),
      unit: ' ms',
    })),
    {
      what: `cost curve: each of 1000 ${name} against each of 100`,
      value: roundToHundredths(time(name, 1000) / time(name, 100) / 10),
      unit: '×',
      limit: 1.1,
    },
  ]);
}

/** Measures a header with different numbers of links: from insertion, through rendering and a press of the button, to the painted panel. */
async function configurations({ browser, root }) {
  const candidate = { name: 'header', script: 'elements/auction-header.js', body: '' };
  const site = await serveCandidates(root, [candidate]);
  const times = new Map(links.map((count) => [count, []]));
  try {
    for (let round = 0; round < 5; round++)
      for (const count of links) {
        const page = await browser.newPage();
        await page.setViewport({ width: 1440, height: 900 });
        await page.goto(site.getUrl('header'), { waitUntil: 'networkidle0' });
        await page.evaluate(renderAndOpen, 10);
        times.get(count).push(await page.evaluate(renderAndOpen, count));
        await page.close();
      }
  } finally {
    site.close();
  }
  const time = (count) => median(times.get(count));
  return [
    ...links.map((count) => ({
      what: `cost curve: header with ${count} links, rendered and its panel opened`,
      value: Math.round(time(count)),
      unit: ' ms',
    })),
    {
      what: 'cost curve: each of 10000 links against each of 1000',
      value: roundToHundredths(time(10_000) / time(1000) / 10),
      unit: '×',
      limit: 1.1,
    },
  ];
}

/** Measures the main thread's time for a key press in a field, and the script time in it. */
async function keystrokes({ browser, root }) {
  // Layout and paint take longer on a page with 1000 inputs of any kind, so plain inputs are also measured.
  const wrapAndRepeat = (markup, count) =>
    `<div style="block-size: 60px; overflow: hidden">${markup}</div>`.repeat(count);
  const candidates = [1, 1000].flatMap((count) => [
    {
      name: `ours, ${count}`,
      script: 'elements/auction-text-input.js',
      body: wrapAndRepeat('<auction-text-input></auction-text-input>', count),
      input: 'auction-text-input >>> input',
    },
    { name: `plain, ${count}`, body: wrapAndRepeat('<input>', count), input: 'input' },
  ]);
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, []]));
  try {
    for (let round = 0; round < 5; round++)
      for (const { name, input } of candidates)
        times.get(name).push(await keystroke(browser, site.getUrl(name), input));
  } finally {
    site.close();
  }
  const getMedian = (name, part) => median(times.get(name).map((result) => result[part]));
  const time = (name) => getMedian(name, 'all');
  const script = (name) => getMedian(name, 'script');
  const getOverhead = (count) => time(`ours, ${count}`) - time(`plain, ${count}`);
  return [
    ...candidates.map(({ name }) => ({
      what: `a key in a field: ${name}`,
      value: roundToHundredths(time(name)),
      unit: ' ms',
    })),
    {
      what: 'a key in a field: one of 1000 against one',
      value: roundToHundredths(time('ours, 1000') / time('ours, 1')),
      unit: '×',
    },
    {
      what: 'a key in a field: the same, without what plain ones cost',
      value: roundToHundredths(getOverhead(1000) / getOverhead(1)),
      unit: '×',
      limit: 1.3,
    },
    {
      what: 'a key in a field: its script, one of 1000 against one',
      value: roundToHundredths(script('ours, 1000') / script('ours, 1')),
      unit: '×',
      limit: 1.3,
    },
  ];
}

async function keystroke(browser, url, selector) {
  const page = await browser.newPage();
  await page.goto(url, { waitUntil: 'networkidle0' });
  const input = await page.waitForSelector(selector);
  await input.type('warm up');
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  const getDurations = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    const milliseconds = (wanted) => metrics.find(({ name }) => name === wanted).value * 1000;
    return { all: milliseconds('TaskDuration'), script: milliseconds('ScriptDuration') };
  };
  const start = await getDurations();
  for (let key = 0; key < keys; key++) await page.keyboard.press('a');
  const end = await getDurations();
  await page.close();
  return { all: (end.all - start.all) / keys, script: (end.script - start.script) / keys };
}

/** Runs in the page. */
async function renderAndOpen(count) {
  const header = document.createElement('auction-header');
  const perColumn = Math.max(1, Math.floor(count / 10));
  header.config = {
    categories: [
      {
        label: 'Everything',
        subGroups: Array.from({ length: Math.ceil(count / perColumn) }, (_, column) => ({
          label: `Column ${column}`,
          links: Array.from({ length: perColumn }, (__, row) => ({
            label: `Link ${column}/${row}`,
            href: `/${column}/${row}`,
          })),
        })),
      },
    ],
  };
  const start = performance.now();
  const waitFor = async (find) => {
    for (;;) {
      const element = find();
      if (element) return element;
      await new Promise((resolve) => setTimeout(resolve));
    }
  };
  document.body.append(header);
  const button = await waitFor(() => header.shadowRoot?.querySelector('[part=categories] button'));
  button.click();
  await waitFor(() => header.shadowRoot.querySelector('[aria-expanded=true] + [part=panel] a'));
  await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  const time = performance.now() - start;
  header.remove();
  await new Promise((resolve) => setTimeout(resolve, 100));
  return time;
}
