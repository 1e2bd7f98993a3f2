import { readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { openBareTab } from './bareTab.mjs';
import { serveCandidates } from './candidates.mjs';
import { median, roundToHundredths } from './statistics.mjs';

const rounds = 5;
/** Duration of a visit in ms. */
const duration = 8000;
const text = '<main><h1>Lots</h1><p>A page to read.</p></main>';

/** Measures a visit without interaction: header and footer with `autoload.js`, at 4× CPU slowdown. */
export async function readingVisit({ browser, root }) {
  const candidates = [
    { name: 'nothing', body: text },
    {
      name: 'site',
      head: '<link rel="stylesheet" href="auction-header.css">',
      script: 'autoload.js',
      body: `<auction-header></auction-header>${text}<auction-footer></auction-footer>`,
    },
  ];
  const served = await serveCandidates(root, candidates);
  const times = { nothing: [], site: [] };
  let files = [];
  for (let round = 0; round < rounds; round++)
    for (const { name } of candidates) {
      const tab = await openBareTab(browser);
      await tab.session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
      await tab.session.send('Performance.enable');
      await tab.goto(served.getUrl(name));
      await wait(duration);
      const { metrics } = await tab.session.send('Performance.getMetrics');
      const read = (metric) => metrics.find((entry) => entry.name === metric).value;
      times[name].push((read('ScriptDuration') + read('V8CompileDuration')) * 1000);
      if (name === 'site')
        files = await tab.evaluate(() =>
          performance
            .getEntriesByType('resource')
            .map((entry) => new URL(entry.name).pathname.split('/').slice(2).join('/')),
        );
      await tab.close();
    }
  served.close();
  const libraryFiles = files.filter((file) => /\.(js|css)$/.test(file));
  const bytes = libraryFiles.reduce(
    (sum, file) => sum + gzipSync(readFileSync(`${root}dist/${file}`)).length,
    0,
  );
  return [
    {
      what: 'a visit that only reads: bytes of the library, gzip',
      value: roundToHundredths(bytes / 1000),
      unit: ' KB',
      limit: 26,
    },
    { what: 'a visit that only reads: requests of the library', value: libraryFiles.length },
    {
      what: 'a visit that only reads: script, 4× CPU slowdown',
      value: roundToHundredths(median(times.site) - median(times.nothing)),
      unit: ' ms',
      limit: 60,
    },
  ];
}
