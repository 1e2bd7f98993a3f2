import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import puppeteer from 'puppeteer-core';
import { appears, until } from '../../support/browser.mjs';
import { hostInBrowser } from '../../support/release.mjs';

/**
 * Runs in the prerendered page: follows a link of the header, and reports the time at which the chat would
 * load without waiting.
 */
async function usePage() {
  const report = (what) => void fetch(`/report?${what}`);
  globalThis.tags = { push: ({ event }) => report(event) };
  document.addEventListener('click', (event) => event.preventDefault());
  document.addEventListener('prerenderingchange', () => setTimeout(report, 4000, 'shown for 4 s'));
  const header = document.querySelector('auction-header');
  const isMirrored = new Promise((resolve) => {
    header.addEventListener = (type, ...rest) => {
      EventTarget.prototype.addEventListener.call(header, type, ...rest);
      if (type === 'auction-error') resolve();
    };
  });
  const hasChat = new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntries().some(({ name }) => name.includes('/chunks/chat-'))) resolve();
    });
    observer.observe({ type: 'resource', buffered: true });
  });
  const isLoaded = new Promise((resolve) => addEventListener('load', resolve));
  await Promise.all([isMirrored, hasChat, isLoaded]);
  header.shadowRoot.querySelector('a').click();
  setTimeout(report, 4000, 'prerendered for 4 s');
}

const layout = (title, body) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>${title}</title>${body}`;

/** Uses speculation rules, so that Chromium itself sets `document.prerendering`. */
describe('a page that the browser prerenders before the user follows a link to it', () => {
  const calls = [];

  /** Chromium marks requests of a prerendered page. */
  const record = (answer) => (url, request) => {
    const what = decodeURIComponent(url.pathname + url.search);
    calls.push(`${request.headers['sec-purpose'] ? 'prerendered' : 'shown'}: ${what}`);
    return answer;
  };
  const site = hostInBrowser({
    '/': () =>
      layout(
        'Home',
        `<a href="/lots">Lots</a>
        <script type="speculationrules">{"prerender":[{"urls":["/lots"],"eagerness":"immediate"}]}</script>`,
      ),
    '/lots': record(
      layout(
        'Lots',
        `<auction-header session="visitor" config-src="/site.json" push-events-to="tags"></auction-header>
        <auction-footer chat-src="/chat.js"></auction-footer>
        <script>(${usePage.toString()})()</script>
        <script type="module" src="/autoload.js"></script>`,
      ),
    ),
    '/site.json': record({ type: 'application/json', body: '{"productName":"Gavel"}' }),
    '/chat.js': record({ type: 'text/javascript', body: 'chatTime = performance.now()' }),
    '/report': record({ type: 'text/plain', body: 'Thanks' }),
  });

  /** Open a new connection, because Puppeteer loses a page whose activation takes more than 100 ms. */
  const findPage = async (path) => {
    const again = await puppeteer.connect({
      browserWSEndpoint: site.browser.wsEndpoint(),
      defaultViewport: { width: 1440, height: 900 },
    });
    return (await again.pages()).find((page) => page.url() === site.host.origin + path);
  };

  it('renders in advance, and loads chat and pushes to the data layer once it is shown', async () => {
    const page = await site.browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    await page.goto(site.host.origin);
    const called = (what) => until(() => calls.find((call) => call.endsWith(what)), what);
    await called('prerendered for 4 s');
    const early = [
      'prerendered: /lots',
      'prerendered: /site.json',
      'prerendered: /report?prerendered for 4 s',
    ];
    assert.deepEqual(calls, early);

    await page.click('a');
    await called('shown for 4 s');
    assert.deepEqual(calls, [
      ...early,
      'shown: /report?auction-link',
      'shown: /chat.js',
      'shown: /report?shown for 4 s',
    ]);
    const shown = await findPage('/lots');
    const { activationStart, chatTime } = await shown.evaluate(() => ({
      activationStart: performance.getEntriesByType('navigation')[0].activationStart,
      chatTime: globalThis.chatTime,
    }));
    assert.ok(activationStart > 0);
    // 3 s, measured by two clocks.
    assert.ok(chatTime - activationStart > 2900, `${chatTime} ${activationStart}`);
    await (await appears(shown, 'auction-header >>> ::-p-aria([name="Coins"][role="button"])')).click();
    await appears(shown, 'auction-header >>> ::-p-aria([name="Coins"][role="group"])');
  });
});
