/** Measures the heap, DOM nodes, and listeners of a page after garbage collection. `session` must have enabled the Performance domain. */
export async function measureAfterGc(session) {
  for (let round = 0; round < 3; round++) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((entry) => entry.name === name).value;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
