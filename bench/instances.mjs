import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { bundlePeer } from './peers/index.mjs';

const types = { '.js': 'text/javascript', '.css': 'text/css', '.html': 'text/html' };

/**
 * How long many instances of a tag take from being put into a page to being drawn and laid out, beside peers and plain
 * HTML in the same run: every candidate in a page of its own, one instance first to warm up, in random order each round.
 *
 * A candidate is `{ name, markup, drawn }`, with `script` for ours (a path under dist) or `peer` (an entry of ./peers);
 * `drawn` is a function's source that says whether an instance is.
 */
export async function instances({ browser, root, candidates, counts, rounds = 7 }) {
  const pages = new Map();
  for (const each of candidates) {
    const { script, style, folder } = each.peer
      ? await bundlePeer(each.peer)
      : { script: each.script, folder: `${root}dist/` };
    pages.set(each.name, { ...each, script, style, folder });
  }
  const server = createServer((request, response) => void answer(request, response, pages));
  await new Promise((resolve) => server.listen(0, resolve));
  const { port } = server.address();
  const times = new Map(candidates.map(({ name }) => [name, new Map(counts.map((count) => [count, []]))]));
  try {
    for (let round = 0; round < rounds; round++)
      for (const { name, markup, drawn } of shuffled(candidates))
        for (const count of counts) {
          const page = await browser.newPage();
          await page.goto(`http://localhost:${port}/${encodeURIComponent(name)}/`, {
            waitUntil: 'networkidle0',
          });
          times
            .get(name)
            .get(count)
            .push(await page.evaluate(measure, { markup, drawn, count }));
          await page.close();
        }
  } finally {
    server.close();
  }
  return (name, count) => median(times.get(name).get(count));
}

async function answer({ url }, response, pages) {
  const [, name, ...rest] = decodeURIComponent(new URL(url, 'http://localhost').pathname).split('/');
  const page = pages.get(name);
  const send = (type, body) => response.writeHead(200, { 'content-type': type }).end(body);
  if (!page) return response.writeHead(404).end();
  const path = rest.join('/');
  if (path === '')
    return send(
      types['.html'],
      `<!doctype html><title>${name}</title>${page.style ? `<link rel="stylesheet" href="${page.style}">` : ''}${
        page.script ? `<script type="module" src="${page.script}"></script>` : ''
      }<body>`,
    );
  try {
    send(types[extname(path)] ?? 'application/octet-stream', await readFile(page.folder + path));
  } catch {
    response.writeHead(404).end();
  }
}

/** Runs in the page. */
async function measure({ markup, drawn, count }) {
  // oxlint-disable-next-line typescript/no-implied-eval -- a function cannot be handed to the page, its source can
  const isDrawn = new Function('instance', `return ${drawn}`);
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
    const box = document.createElement('div');
    document.body.append(box);
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const start = performance.now();
    box.append(document.importNode(template.content, true));
    while (!isDrawn(box.lastElementChild) || ![...box.children].every((instance) => isDrawn(instance))) {
      await task();
      if (performance.now() - start > 30_000) throw new Error(`never drawn: ${markup}`);
    }
    void box.offsetHeight;
    const time = performance.now() - start;
    box.remove();
    return time;
  };
  await add(1);
  await new Promise((resolve) => setTimeout(resolve, 200));
  return add(count);
}

const median = (numbers) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)];

const shuffled = (list) =>
  list
    .map((each) => [Math.random(), each])
    .toSorted(([a], [b]) => a - b)
    .map(([, each]) => each);
