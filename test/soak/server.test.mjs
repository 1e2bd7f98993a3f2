import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { renderFooter, renderHeader } from '../../dist/server.js';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc');

describe('a day of a server', () => {
  it('renders two sites in turn 200,000 times without keeping memory or mixing them', () => {
    const sites = ['Gavel', 'Hammer'].map((productName) => ({
      productName,
      categories: [
        { label: `${productName} coins`, popular: [{ label: `${productName} sets`, href: '/sets' }] },
      ],
    }));
    const render = (index) => {
      const site = sites[index % 2];
      const page = `/lots/${index % 1000}`;
      const options = { page, session: index % 3 === 0 ? 'bidder' : 'visitor', year: 2026 };
      const html = renderHeader(site, options) + renderFooter(site, { page, year: 2026 });
      const other = sites[(index + 1) % 2].productName;
      if (!html.includes(site.productName) || html.includes(other))
        assert.fail(`render ${index} of ${site.productName} contains ${other}`);
    };
    const measure = () => {
      collectGarbage();
      return process.memoryUsage().heapUsed;
    };
    for (let index = 0; index < 20_000; index += 1) render(index);
    const early = measure();
    for (let index = 0; index < 200_000; index += 1) render(index);
    const kept = measure() - early;
    assert.ok(kept < 1_000_000, `${kept} bytes are kept`);
  });
});
