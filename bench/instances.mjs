import { serveCandidates } from './candidates.mjs';
import { inRounds, median } from './statistics.mjs';

/**
 * How long many instances of a tag take from being inserted into a page to being rendered and laid out, beside peers and plain
 * HTML in the same run: every candidate in a page of its own, one instance first to warm up, in random order each round. Returns
 * `time(name, count)` in milliseconds and `ratio(name, other, count)`, medians of the rounds: a ratio is taken within each round, so that a
 * machine whose speed drifts from round to round does not enter it.
 *
 * `rendered` is an expression that says whether an instance, `host`, is; a candidate may have `rounds` of its own.
 */
export async function instances({ browser, root, candidates, counts, rounds = 11 }) {
  const site = await serveCandidates(root, candidates);
  const times = new Map(candidates.map(({ name }) => [name, new Map(counts.map((count) => [count, []]))]));
  try {
    for (const { name, markup, rendered } of inRounds(candidates.map((each) => ({ rounds, ...each }))))
      for (const count of counts) {
        const page = await browser.newPage();
        await page.goto(site.address(name), { waitUntil: 'networkidle0' });
        times
          .get(name)
          .get(count)
          .push(await page.evaluate(measure, { markup, rendered, count }));
        await page.close();
      }
  } finally {
    site.close();
  }
  const timesOf = (name, count) => times.get(name).get(count);
  return {
    time: (name, count) => median(timesOf(name, count)),
    ratio: (name, other, count) =>
      median(
        timesOf(name, count)
          .slice(0, timesOf(other, count).length)
          .map((time, round) => time / timesOf(other, count)[round]),
      ),
  };
}

/** Runs in the page. */
async function measure({ markup, rendered, count }) {
  // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
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
  await add(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return add(count);
}
