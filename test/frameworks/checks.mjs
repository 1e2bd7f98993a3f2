import assert from 'node:assert/strict';
import { appears, press as click, until } from '../support/browser.mjs';

/** What is checked in every app: that it is used as its users would, and that no step of it leaves anything on the console. */

/** What frameworks write for developers, which says nothing of the app. */
const ofDevelopment = /React DevTools|\[HMR\]|\[vite\]|\[Fast Refresh\]/;

/** Opens a page, and remembers the nodes that the HTML has brought, before any script of the app could run. */
export async function openPage({ origin, browser, base = '' }, path, { script = true } = {}) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.setJavaScriptEnabled(script);
  page.output = [];
  page.on('console', (message) => {
    if (!ofDevelopment.test(message.text())) page.output.push(message.text());
  });
  page.on('pageerror', (error) => page.output.push(error.stack ?? error.message));
  await page.evaluateOnNewDocument(rememberNodes);
  const answer = await page.goto(origin + base + path, { waitUntil: 'load' });
  assert.equal(answer.status(), 200, path);
  return page;
}

function rememberNodes() {
  window.served = new Map();
  window.shift = 0;
  const look = () => {
    for (const host of document.querySelectorAll('auction-header, auction-footer, auction-date-input'))
      if (!window.served.get(host)) window.served.set(host, host.shadowRoot?.querySelector('a[href], input'));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  // The HTML may end in a shadow root.
  document.addEventListener('readystatechange', look);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput } of list.getEntries()) if (!hadRecentInput) window.shift += value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The user points at each tag: those that are prerendered wait for that. */
const isHydrated = (page) =>
  until(
    () =>
      page.evaluate(() => {
        const hosts = [...document.querySelectorAll('*')].filter(({ localName }) =>
          localName.startsWith('auction-'),
        );
        for (const { shadowRoot } of hosts) shadowRoot?.dispatchEvent(new Event('pointerover'));
        const [header] = hosts;
        return (
          hosts.length > 1 &&
          hosts.every((host) => host.matches(':defined') && host.shadowRoot.querySelector('*')) &&
          header.shadowRoot.querySelector('button[aria-expanded]') !== null &&
          // React has a key of its own on what it has hydrated.
          Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react'))
        );
      }),
    'hydration',
  );

const input = (page, selector) => appears(page, `${selector} >>> input`);

const hasText = (page, selector, text) =>
  until(
    () => page.$eval(selector, (element, expected) => element.textContent === expected, text),
    `${selector} to be “${text}”`,
  );

/** A user who points at a text replaces it. */
async function type(page, selector, text) {
  const field = await input(page, selector);
  await field.click({ count: 3 });
  await page.keyboard.type(text);
}

async function press(page, name) {
  for (const each of await page.$$('auction-button'))
    if ((await each.evaluate((element) => element.textContent)) === name) return each.click();
  throw new Error(`no button ${name}`);
}

const getValues = (page) =>
  page.evaluate(() => [...new FormData(document.querySelector('#bid')).entries()].map(([, value]) => value));

async function hasValues(page, expected) {
  await until(
    async () => JSON.stringify(await getValues(page)) === JSON.stringify(expected),
    'the values',
  ).catch(async () => assert.deepEqual(await getValues(page), expected));
}

async function end(page) {
  assert.deepEqual(page.output, []);
  await page.browserContext().close();
}

export const checks = {
  'has the links of header and footer without script': async (app) => {
    const page = await openPage(app, '/', { script: false });
    for (const [tag, text] of [
      ['auction-header', 'Help desk'],
      ['auction-footer', 'Contact Us'],
    ]) {
      const links = await page.$$(`${tag} >>> a[href]`);
      const texts = await Promise.all(links.map((link) => link.evaluate(({ textContent }) => textContent)));
      assert.ok(texts.length > 10, `${tag} has ${texts.length} links`);
      assert.ok(
        texts.some((each) => each.includes(text)),
        `${tag} has “${text}”: ${texts.join(', ')}`,
      );
    }
    await end(page);
  },

  'hydrates what the server has rendered, node by node, and nothing moves': async (app) => {
    for (const path of ['/', '/form']) {
      const page = await openPage(app, path);
      await isHydrated(page);
      const nodes = await page.evaluate(() =>
        [...window.served].map(([host, node]) => [
          host.localName,
          host.isConnected && Boolean(node?.isConnected) && host.shadowRoot.contains(node),
        ]),
      );
      assert.deepEqual(
        Object.fromEntries(nodes),
        {
          'auction-header': true,
          'auction-footer': true,
          ...(path === '/form' && { 'auction-date-input': true }),
        },
        JSON.stringify(nodes),
      );
      assert.equal(await page.evaluate(() => window.shift), 0);
      await end(page);
    }
  },

  'sets objects and hears events after hydration': async (app) => {
    const page = await openPage(app, '/');
    await isHydrated(page);
    const header = await page.$eval('auction-header', ({ config, productName }) => ({ config, productName }));
    assert.deepEqual(header, {
      config: { about: [{ label: 'Help desk', href: '/help' }] },
      productName: 'Gavel',
    });
    await (await appears(page, 'auction-header >>> input[role=combobox]')).type('plow');
    await page.keyboard.press('Enter');
    await hasText(page, '#term', 'plow');
    assert.equal(new URL(page.url()).pathname.replace(/\/$/, ''), app.base ?? '');
    await end(page);
  },

  'binds the values of a form': async (app) => {
    const page = await openPage(app, '/form');
    await isHydrated(page);
    assert.deepEqual(await getValues(page), ['', '2026-12-05', '21:30']);
    assert.deepEqual(await page.$eval('auction-date-input', ({ disabledDates }) => disabledDates), [
      '2026-12-25',
    ]);
    await type(page, '.paddle', 'a17');
    await hasText(page, '#state', 'A17 21:30 0');
    await hasValues(page, ['A17', '2026-12-05', '21:30']);
    await type(page, 'auction-time-input', '9:15 am');
    await page.keyboard.press('Tab');
    await hasText(page, '#state', 'A17 09:15 0');
    await click(page, '.paddle >>> [part~=clear-button]');
    await hasText(page, '#state', ' 09:15 1');
    await hasValues(page, ['', '2026-12-05', '09:15']);
    await end(page);
  },

  'resets, validates and sends a form': async (app) => {
    const page = await openPage(app, '/form');
    await isHydrated(page);
    await type(page, 'auction-date-input', '3/4/2027');
    await page.keyboard.press('Tab');
    await hasValues(page, ['', '2027-03-04', '21:30']);
    await press(page, 'Reset');
    await hasValues(page, ['', '2026-12-05', '21:30']);
    await page.click('#christmas');
    await hasValues(page, ['', '2026-12-25', '21:30']);
    await press(page, 'Send');
    await until(
      () => page.$eval('.paddle', (field) => field.matches(':state(user-invalid)')),
      'what is invalid to be shown',
    );
    assert.equal(await page.$eval('auction-date-input', ({ validity }) => validity.valid), false);
    assert.equal(new URL(page.url()).search, '');
    await type(page, '.paddle', 'b2');
    await type(page, 'auction-date-input', '3/4/2027');
    await page.keyboard.press('Tab');
    await hasValues(page, ['B2', '2027-03-04', '21:30']);
    await press(page, 'Send');
    await until(
      () => new URL(page.url()).search === '?paddle=B2&day=2027-03-04&time=21%3A30',
      'the form to be sent',
    );
    await end(page);
  },

  'keeps the header when the user goes to another page': async (app) => {
    const page = await openPage(app, '/');
    await isHydrated(page);
    await page.evaluate(() => (window.isSame = true));
    await page.click('#to-form');
    await input(page, 'auction-date-input');
    assert.equal(new URL(page.url()).pathname, `${app.base ?? ''}/form`);
    const isKept = await page.evaluate(
      () =>
        window.isSame &&
        [...window.served].filter(
          ([host, node]) => host.localName === 'auction-header' && host.isConnected && node.isConnected,
        ).length === 1,
    );
    assert.ok(isKept);
    await type(page, '.paddle', 'c3');
    await hasText(page, '#state', 'C3 21:30 0');
    await hasValues(page, ['C3', '2026-12-05', '21:30']);
    await end(page);
  },
};
