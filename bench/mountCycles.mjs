import { measureAfterGc } from './measureAfterGc.mjs';

const cycles = 1000;
/** Cycles until the browser has compiled all functions. Compilation would add 550 B to each of 1000 cycles, regardless of the library. */
const warmUp = 2000;

/** Measures the heap, nodes, and listeners that aren't released after a header has been inserted and removed repeatedly. */
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

  const countListeners = async (expression) => {
    const { result } = await session.send('Runtime.evaluate', { expression });
    const { listeners } = await session.send('DOMDebugger.getEventListeners', { objectId: result.objectId });
    return listeners.length;
  };

  await run(warmUp);
  const start = await measureAfterGc(session);
  const globalListeners = (await countListeners('window')) + (await countListeners('document'));
  await run(cycles);
  const end = await measureAfterGc(session);
  const finalGlobalListeners = (await countListeners('window')) + (await countListeners('document'));
  await page.close();
  return [
    { what: `${cycles} mounts: DOM nodes left`, value: end.nodes - start.nodes, limit: 0 },
    {
      what: `${cycles} mounts: listeners left on window and document`,
      value: finalGlobalListeners - globalListeners,
      limit: 0,
    },
    {
      what: `${cycles} mounts: listeners left anywhere`,
      value: end.listeners - start.listeners,
      limit: 0,
    },
    {
      what: `${cycles} mounts: heap growth a cycle after garbage collection`,
      value: Math.round((end.heap - start.heap) / cycles),
      unit: ' B',
      limit: 100,
    },
  ];
}
