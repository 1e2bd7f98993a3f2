import { afterCollection } from './afterCollection.mjs';

const cycles = 1000;
/** Until the browser has compiled what it compiles: before, it adds 550 B to each of a thousand cycles, whatever the library keeps. */
const warmUp = 2000;

/** What is left of a header that was put into a page and taken out again, over and over. */
export async function mountCycles({ browser, origin }) {
  const page = await browser.newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.goto(`${origin}/demo/plain`, { waitUntil: 'networkidle0' });
  const session = await page.createCDPSession();
  await session.send('Performance.enable');
  await session.send('DOMDebugger.enable').catch(() => undefined);

  const run = (times) =>
    page.evaluate(async (count) => {
      const task = () =>
        new Promise((resolve) => {
          const { port1, port2 } = new MessageChannel();
          port1.addEventListener('message', resolve, { once: true });
          port1.start();
          port2.postMessage(null);
        });
      for (let round = 0; round < count; round++) {
        const header = document.createElement('auction-header');
        document.body.append(header);
        while (!header.shadowRoot?.querySelector('nav')) await task();
        header.remove();
        await task();
        await task();
      }
    }, times);

  const listenersOn = async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    return listeners.length;
  };

  await run(warmUp);
  const before = await afterCollection(session);
  const global = (await listenersOn('window')) + (await listenersOn('document'));
  await run(cycles);
  const after = await afterCollection(session);
  const globalAfter = (await listenersOn('window')) + (await listenersOn('document'));
  await page.close();
  return [
    { what: `${cycles} mounts: DOM nodes left`, value: after.nodes - before.nodes, limit: 0 },
    {
      what: `${cycles} mounts: listeners left on window and document`,
      value: globalAfter - global,
      limit: 0,
    },
    {
      what: `${cycles} mounts: listeners left anywhere`,
      value: after.listeners - before.listeners,
      limit: 0,
    },
    {
      what: `${cycles} mounts: heap growth a cycle after garbage collection`,
      value: Math.round((after.heap - before.heap) / cycles),
      unit: ' B',
      limit: 100,
    },
  ];
}
