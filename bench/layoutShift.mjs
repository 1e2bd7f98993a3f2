const modes = ['tags', 'prerender', 'noscript'];
const widths = [360, 1103, 1104, 1440];

/** Measures the sum of all layout shifts while a demo page loads, at the widths at which the header changes. */
export async function layoutShift({ browser, origin }) {
  const results = [];
  for (const [mode, width] of modes.flatMap((mode) => widths.map((width) => [mode, width]))) {
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.setViewport({ width, height: 800 });
    const session = await page.createCDPSession();
    // Slow enough to paint the page before the script loads.
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 60,
      downloadThroughput: 400_000,
      uploadThroughput: 400_000,
    });
    await page.evaluateOnNewDocument(() => {
      globalThis.shifted = 0;
      new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) globalThis.shifted += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(`${origin}/?mode=${mode}`, { waitUntil: 'networkidle0' });
    await new Promise((resolve) => setTimeout(resolve, 300));
    const value = await page.evaluate(() => globalThis.shifted);
    results.push({
      what: `demo page, ${mode}: layout shift at ${width} px`,
      value: Math.round(value * 1000) / 1000,
      limit: 0,
    });
    await context.close();
  }
  return results;
}
