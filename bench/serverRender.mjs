import { renderHeader } from '../dist/server.js';
import { median, roundToHundredths } from './statistics.mjs';

const rounds = 9;
const renders = 2000;

/** Measures server rendering of a header, from the call to the bytes of the response. All requests differ, but use the same configuration. */
export function serverRender() {
  const config = { productName: 'Gavel' };
  const [start, end] = renderHeader(config, { returnAddress: '/BENCH' }).split('%2FBENCH');
  const byLibrary = (index) =>
    renderHeader(config, {
      session: index % 2 ? 'bidder' : 'visitor',
      page: `/lots/${index}`,
      returnAddress: `/lots/${index}?from=${index}`,
    });
  const byTemplate = (index) => `${start}%2Flots%2F${index}${end}`;
  const times = { byLibrary: [], byTemplate: [] };
  for (let round = 0; round <= rounds; round++)
    for (const [name, render] of Object.entries({ byLibrary, byTemplate })) {
      const begin = performance.now();
      for (let index = 0; index < renders; index++) Buffer.from(render(index), 'latin1');
      // The first round compiles the code.
      if (round > 0) times[name].push(((performance.now() - begin) * 1000) / renders);
    }
  const microseconds = median(times.byLibrary);
  return [
    {
      what: 'renderHeader() with an unchanged configuration, one core',
      value: roundToHundredths(microseconds),
      unit: ' µs',
      limit: 100,
    },
    { what: 'renderHeader() per second', value: Math.round(1e6 / microseconds) },
    {
      what: 'renderHeader() against a template literal with the same HTML',
      value: roundToHundredths(microseconds / median(times.byTemplate)),
      unit: '×',
    },
  ];
}
