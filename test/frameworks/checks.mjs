import assert from 'node:assert/strict';
import { appears, press as click, until } from '../support/browser.mjs';

/** Checks every app as users would operate it, without console messages. */

/** Messages of frameworks for developers, which do not concern the app. */
const ofDevelopment =
  /React DevTools|\[HMR\]|\[vite\]|\[Fast Refresh\]|^\[astro\]|<Suspense> is an experimental/;

/**
 * Opens a page, and remembers the nodes of the HTML before any script of the app can run. `act` is the user’s
 * action before the scripts load.
 */
export async function openPage({ origin, browser, base = '' }, path, { script = true, act } = {}) {
  const page = await (await browser.createBrowserContext()).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.setJavaScriptEnabled(script);
  page.output = [];
  page.on('console', (message) => {
    if (!ofDevelopment.test(message.text())) page.output.push(message.text());
  });
  page.on('pageerror', (error) => page.output.push(error.stack ?? error.message));
  await page.evaluateOnNewDocument(rememberNodes);
  const release = act && (await holdScripts(page));
  const loading = page.goto(origin + base + path, { waitUntil: 'load' });
  await act?.(page);
  release?.();
  assert.equal((await loading).status(), 200, path);
  return page;
}

/** Holds scripts, and returns a function that releases them. */
async function holdScripts(page) {
  const held = new Set();
  await page.setRequestInterception(true);
  page.on('request', (request) => {
    if (held.isOver || request.resourceType() !== 'script') void request.continue();
    else held.add(request);
  });
  return () => {
    held.isOver = true;
    for (const request of held) void request.continue();
  };
}

function rememberNodes() {
  window.served = new Map();
  window.shifts = [];
  const look = () => {
    for (const host of document.querySelectorAll('auction-header, auction-footer, auction-date-input'))
      if (!window.served.get(host)) window.served.set(host, host.shadowRoot?.querySelector('a[href], input'));
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
  // The HTML may end in a shadow root.
  document.addEventListener('readystatechange', look);
  new PerformanceObserver((list) => {
    for (const { value, hadRecentInput, sources } of list.getEntries())
      if (!hadRecentInput)
        window.shifts.push(
          `${value}: ${sources.map(({ node, previousRect, currentRect }) => `${(node?.outerHTML ?? node?.data ?? '').slice(0, 80)} ${JSON.stringify([previousRect, currentRect])}`).join('; ')}`,
        );
  }).observe({ type: 'layout-shift', buffered: true });
}

/** Hover over each element, because server-rendered elements wait for interaction. */
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
          // Controls cannot be pressed during a view transition.
          document.getAnimations().every(({ playState }) => playState !== 'running') &&
          hosts.every((host) => host.matches(':defined') && host.shadowRoot.querySelector('*')) &&
          header.shadowRoot.querySelector('button[aria-expanded]') !== null &&
          // React marks hydrated elements with its own key. The other apps set a data attribute.
          ('hydrated' in document.documentElement.dataset ||
            Object.keys(document.querySelector('main')).some((key) => key.startsWith('__react')))
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

/** Selects the text by clicks, and replaces it. */
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

/** Returns the return URL of the sign-in link. */
const getReturnUrl = (page) =>
  page.$eval('auction-header', ({ shadowRoot }) => {
    const link = shadowRoot.querySelector('[data-auction-container] a[href*=LoginBidder]');
    return new URL(link.href).searchParams.get('d');
  });

/** Opens About Auctions, which links to the app’s form. */
async function findFormLink(page) {
  for (const button of await page.$$('auction-header >>> button[aria-expanded=false]'))
    if ((await button.evaluate(({ textContent }) => textContent)) === 'About Auctions') await button.click();
  return appears(page, 'auction-header >>> [data-auction-container] a[href="/form"]');
}

async function end(page) {
  assert.deepEqual(page.output, []);
  await page.browserContext().close();
}

export const checks = {
  'has the links of the header and footer without JavaScript': async (app) => {
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

  'includes the URL of the page in links without JavaScript': async (app) => {
    const { base = '' } = app;
    const page = await openPage(app, '/form', { script: false });
    const current = await page.$$eval('auction-header >>> a[aria-current]', (links) =>
      links.map((link) => link.getAttribute('href')),
    );
    // The header of an app under a base path has no link to its form.
    assert.deepEqual([...new Set(current)], base ? [] : ['/form']);
    const signIn = await page.$eval('auction-header >>> a[href*=LoginBidder]', ({ href }) => href);
    assert.equal(new URL(signIn).searchParams.get('d'), `${base}/form`);
    await end(page);
  },

  'includes the attributes of a rendered field in the HTML': async (app) => {
    const page = await openPage(app, '/form', { script: false });
    const attributes = await page.$eval('auction-text-input', (field) =>
      ['required', 'clearable', 'character-limit'].map((name) => field.getAttribute(name)),
    );
    assert.deepEqual(
      attributes.map((value) => value !== null && value !== 'false'),
      [true, true, true],
    );
    await end(page);
  },

  'hydrates each server-rendered node without layout shift': async (app) => {
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
      assert.deepEqual(await page.evaluate(() => window.shifts), []);
      await end(page);
    }
  },

  'sets objects and handles events after hydration': async (app) => {
    const page = await openPage(app, '/');
    await isHydrated(page);
    const header = await page.$eval('auction-header', ({ config, productName }) => ({ config, productName }));
    assert.equal(header.productName, 'Gavel');
    assert.deepEqual(header.config.about[0], { label: 'Help desk', href: '/help' });
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

  'resets, validates, and submits a form': async (app) => {
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
      () => new URL(page.url()).searchParams.toString() === 'paddle=B2&day=2027-03-04&time=21%3A30',
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
    await until(
      () => getReturnUrl(page).then((address) => address === `${app.base ?? ''}/form`),
      'the return address of the sign-in',
    );
    await isHydrated(page);
    await type(page, '.paddle', 'c3');
    await hasText(page, '#state', 'C3 21:30 0');
    await hasValues(page, ['C3', '2026-12-05', '21:30']);
    await end(page);
  },
};

/** Checks for apps whose router follows links of the header. */
export const routerChecks = {
  'follows links of the header without loading a new document, and sets aria-current on them': async (
    app,
  ) => {
    const page = await openPage(app, '/');
    await isHydrated(page);
    await page.evaluate(() => (window.isSame = true));
    const link = await findFormLink(page);
    assert.equal(await link.evaluate((each) => each.getAttribute('aria-current')), null);
    await link.click();
    await input(page, 'auction-date-input');
    assert.equal(new URL(page.url()).pathname, '/form');
    assert.ok(await page.evaluate(() => window.isSame));
    const current = await findFormLink(page);
    await until(
      () => current.evaluate((each) => each.getAttribute('aria-current') === 'page'),
      'the link to be marked',
    );
    await end(page);
  },
};

/** Checks for apps that respond to a form in the same document. */
export const actionChecks = {
  'shows the error of a form action each time, until the form is accepted': async (app) => {
    const page = await openPage(app, '/account');
    await isHydrated(page);
    await page.evaluate(() => (window.isSame = true));
    // The second submission has the same error.
    for (const text of ['A', 'B']) {
      await type(page, '.name', text);
      await press(page, 'Save');
      await until(
        () =>
          page.$eval(
            '.name',
            (field, expected) => field.validationMessage === 'Too short' && field.value === expected,
            text,
          ),
        `the error of the server for “${text}”`,
      );
    }
    await type(page, '.name', 'Ann');
    await press(page, 'Save');
    await hasText(page, '#saved', 'Ann');
    assert.equal(await page.$eval('.name', ({ validity }) => validity.valid), true);
    assert.ok(await page.evaluate(() => window.isSame));
    page.output = page.output.filter((text) => !text.includes('400 (Bad Request)'));
    await end(page);
  },
};

/** Checks for apps with a strict Content Security Policy, whose violations are console errors. */
export const policyChecks = {
  'sends a CSP with a nonce that allows the CSS of server-rendered elements': async (app) => {
    const response = await fetch(app.origin);
    const policy = response.headers.get('content-security-policy');
    const [, nonce] = /script-src 'nonce-([^']+)' 'strict-dynamic'/.exec(policy) ?? [];
    assert.ok(nonce, policy);
    assert.doesNotMatch(policy, /script-src[^;]*'unsafe-inline'/);
    assert.notEqual((await fetch(app.origin)).headers.get('content-security-policy'), policy);
    for (const [, tag] of (await response.text()).matchAll(/(<style[^>]*>)/g))
      assert.ok(tag.includes(`nonce="${nonce}"`), tag);
    const page = await openPage(app, '/form', { script: false });
    for (const tag of ['auction-header', 'auction-footer', 'auction-date-input'])
      assert.equal(
        await page.$eval(tag, ({ shadowRoot }) =>
          Boolean(shadowRoot.querySelector('style').sheet?.cssRules.length),
        ),
        true,
        tag,
      );
    await end(page);
  },
};

/** Checks for Next.js. */
export const nextChecks = {
  'renders a form in the edge runtime': async (app) => {
    const page = await openPage(app, '/edge', { script: false });
    assert.ok((await page.$$('auction-header >>> a[href]')).length > 10);
    assert.ok(await page.$('auction-date-input >>> input'));
    await end(page);
    const withScript = await openPage(app, '/edge');
    await isHydrated(withScript);
    await type(withScript, '.paddle', 'd4');
    await hasText(withScript, '#state', 'D4 21:30 0');
    await end(withScript);
  },
};

/** Checks for an app whose pages are rendered at build time, instead of the other checks. */
export const staticChecks = {
  'renders everything except the calendar in advance': async (app) => {
    const page = await openPage(app, '/', { script: false });
    const read = (selector) => page.$eval(`${selector} >>> input`, ({ value }) => value);
    assert.deepEqual(
      [await read('auction-date-input'), await read('auction-time-input')],
      ['12/05/2026', '09:30 AM'],
    );
    assert.ok((await page.$$('auction-header >>> a[href]')).length > 10);
    assert.ok((await page.$$('auction-footer >>> a[href]')).length > 10);
    assert.ok(await page.$('auction-button >>> button'));
    await end(page);
  },

  'renders the calendar per request, with the current day': async (app) => {
    const page = await openPage(app, '/');
    await isHydrated(page);
    const today = await appears(page, 'auction-date-picker >>> [aria-current=date]');
    assert.equal(
      await today.evaluate(({ textContent }) => Number(textContent)),
      await page.evaluate(() => new Date().getDate()),
    );
    await type(page, 'auction-text-input', 'a17');
    assert.deepEqual(await page.evaluate(() => [...new FormData(document.querySelector('form')).values()]), [
      'a17',
      '2026-12-05',
      '09:30',
    ]);
    await end(page);
  },
};

/** Checks for apps with two-way bindings of fields. */
export const bindingChecks = {
  'updates bound values on a reset': async (app) => {
    const page = await openPage(app, '/form');
    await isHydrated(page);
    await type(page, '.paddle', 'a17');
    await type(page, 'auction-time-input', '9:15 am');
    await page.keyboard.press('Tab');
    await hasText(page, '#state', 'A17 09:15 0');
    await press(page, 'Reset');
    await hasText(page, '#state', ' 21:30 0');
    await hasValues(page, ['', '2026-12-05', '21:30']);
    await end(page);
  },

  'updates bound values with text typed before hydration': async (app) => {
    const page = await openPage(app, '/form', {
      act: (early) => type(early, '.paddle', 'b5'),
    });
    await isHydrated(page);
    await hasText(page, '#state', 'B5 21:30 0');
    await hasValues(page, ['B5', '2026-12-05', '21:30']);
    await end(page);
  },
};

/** Checks hot reloading in development. `change` changes the text of the first page to “Auctions”. */
export async function showsChangedFile(app, change) {
  const page = await openPage(app, '/');
  await isHydrated(page);
  await page.evaluate(() => (window.isSame = true));
  change();
  await until(
    () => page.$eval('main', ({ textContent }) => textContent.includes('Auctions')),
    'the changed text',
  );
  assert.ok(await page.evaluate(() => window.isSame && [...window.served.keys()][0].isConnected));
  await (await appears(page, 'auction-header >>> input[role=combobox]')).type('plow');
  await page.keyboard.press('Enter');
  await hasText(page, '#term', 'plow');
  await end(page);
}
