import { serveCandidates } from './candidates.mjs';
import { median, scheduleRounds } from './statistics.mjs';

/** Measures many instances of each candidate, from insertion to layout. Returns the medians `time(name, count)` in ms and `ratio(name, baseline, count)`. */
export async function instances({ browser, root, candidates, counts, rounds = 11 }) {
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, new Map(counts.map((count) => [count, []]))]));
  try {
    // `rendered` is an expression that returns whether an instance, `host`, is rendered. A candidate can override `rounds`.
    for (const { name, markup, rendered } of scheduleRounds(
      candidates.map((candidate) => ({ rounds, ...candidate })),
    ))
      for (const count of counts) {
        const page = await browser.newPage();
        await page.goto(site.getUrl(name), { waitUntil: 'networkidle0' });
        times
          .get(name)
          .get(count)
          .push(await page.evaluate(measure, { markup, rendered, count }));
        await page.close();
      }
  } finally {
    site.close();
  }
  const getTimes = (name, count) => times.get(name).get(count);
  return {
    time: (name, count) => median(getTimes(name, count)),
    // Ratios are computed per round, so that changes in the machine's speed between rounds have no effect.
    ratio: (name, baseline, count) =>
      median(
        getTimes(name, count)
          .slice(0, getTimes(baseline, count).length)
          .map((time, round) => time / getTimes(baseline, count)[round]),
      ),
  };
}

/** Runs in the page. */
async function measure({ markup, rendered, count }) {
  // oxlint-disable-next-line typescript/no-implied-eval -- Puppeteer can pass the source of a function, but not the function
  const isRendered = new Function('host', `return ${rendered}`);
  const { port1, port2 } = new MessageChannel();
  port1.start();
  const task = () =>
    new Promise((resolve) => {
      port1.addEventListener('message', resolve, { once: true });
      port2.postMessage(0);
    });
  const add = async (times) => {
    const template = document.createElement('template');
    template.innerHTML = markup.repeat(times);
    const container = document.createElement('div');
    document.body.append(container);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const start = performance.now();
    container.append(document.importNode(template.content, true));
    while (
      !isRendered(container.lastElementChild) ||
      ![...container.children].every((instance) => isRendered(instance))
    ) {
      await task();
      if (performance.now() - start > 30_000) throw new Error(`never rendered: ${markup}`);
    }
    void container.offsetHeight;
    const time = performance.now() - start;
    container.remove();
    return time;
  };
  // A single instance warms up the page.
  await add(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return add(count);
}
