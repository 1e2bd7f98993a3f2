import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { after, before, describe, it } from 'node:test';
import { renderFooter, renderHeader } from '../../../dist/server.js';
import { launchBrowser, until } from '../../support/browser.mjs';
import { sample } from '../../support/sample.mjs';

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Lots</title>
  <link rel="icon" href="data:,"></head><body>${renderHeader()}<main style="height:300px">Lots</main>${renderFooter()}</body></html>`;

/** Ends of the first parts of the page. Each is in another list of the header or the footer. */
const ends = [
  'Browse By</span>',
  'About Auctions</span>',
  'Estate</span></button><div',
  '>Gold Buffalos<',
  '</h2>',
]
  .map((text) => html.lastIndexOf(text) + text.length)
  .flatMap((end, index) => [end, end + 700 + index]);

describe('server-rendered HTML that arrives in two parts', () => {
  let server;
  let browser;
  let end;
  let sendRest;
  before(async () => {
    server = createServer((request, response) => {
      if (request.url !== '/') return response.writeHead(404).end();
      response.writeHead(200, { 'content-type': 'text/html' }).write(html.slice(0, end));
      sendRest = () => response.end(html.slice(end));
    }).listen(0);
    await once(server, 'listening');
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const width of [1440, 390])
    it(`causes no layout shift at ${width} px`, async () => {
      const moved = [];
      for (end of sample(ends, (_, index) => index % 2 === 0)) {
        const page = await browser.newPage();
        await page.setViewport({ width, height: 900 });
        await page.evaluateOnNewDocument(() => {
          window.shifts = [];
          new PerformanceObserver((list) =>
            window.shifts.push(...list.getEntries().map(({ value }) => value)),
          ).observe({ type: 'layout-shift', buffered: true });
        });
        await page.goto(`http://localhost:${server.address().port}`, { waitUntil: [] });
        // The first part is painted.
        await until(() => page.evaluate(() => performance.getEntriesByType('paint').length > 0), 'the paint');
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
        );
        sendRest();
        await until(() => page.evaluate(() => document.readyState === 'complete'), 'the rest');
        await page.evaluate(
          () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
        );
        const shifts = await page.evaluate(() => window.shifts);
        if (shifts.length > 0) moved.push(`${shifts} after ${html.slice(end - 50, end)}`);
        await page.close();
      }
      assert.deepEqual(moved, []);
    });
});
