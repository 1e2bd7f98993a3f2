/** What a page holds when all garbage has been collected; `session` has the Performance domain enabled. */
export async function afterCollection(session) {
  for (let round = 0; round < 3; round++) {
    await session.send('HeapProfiler.collectGarbage');
    await new Promise((resolve) => setTimeout(resolve, 150));
  }
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = (name) => metrics.find((each) => each.name === name).value;
  return { heap: metric('JSHeapUsedSize'), nodes: metric('Nodes'), listeners: metric('JSEventListeners') };
}
