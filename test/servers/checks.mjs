import assert from 'node:assert/strict';
import { request } from 'node:http';
import { collectErrors, until } from '../support/browser.mjs';
import { asPath, asShown, hostileStrings } from '../support/hostileStrings.mjs';
import { hostileLabel } from './siteFolder.mjs';

/** Checks every server, in a browser and by its responses. */

const query = '?a=1&b=x%20y%26z';

/** Fetches a path without normalizing it. */
export const fetchPath = (origin, path, headers = {}) =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(origin);
    const sent = request({ hostname, port, path, headers }, (answer) => {
      const chunks = [];
      answer.on('data', (chunk) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(chunks) }),
      );
    });
    sent.on('error', reject);
    sent.end();
  });

const getPaths = ({ pages }) => [pages.page, pages.tag].filter(Boolean);

const getHtml = async ({ origin }, path) => {
  const { status, body } = await fetchPath(origin, path);
  assert.equal(status, 200, path);
  return body.toString('utf8');
};

/** Returns the return URL of the first sign-in link. */
const getReturnUrl = (html) => {
  const [, address] = /<a class="sign-in"[^>]* href="([^"]*)"/.exec(html) ?? [];
  assert.ok(address, 'there is a link to the sign-in');
  return new URL(address.replaceAll('&amp;', '&'), 'https://site.invalid').searchParams.get('d');
};

export async function openPage({ origin, browser }, path, { script = true, context } = {}) {
  const page = await (context ?? (await browser.createBrowserContext())).newPage();
  await page.setViewport({ width: 1440, height: 900 });
  await page.setJavaScriptEnabled(script);
  page.errors = collectErrors(page, { ignore: /favicon\.ico/ });
  const answer = await page.goto(origin + path);
  assert.equal(answer.status(), 200, path);
  return page;
}

const find = (page, role, name) =>
  page.waitForSelector(`auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`, { timeout: 60_000 });
/** Waits until React has hydrated the header, which starts when the pointer enters it. */
export const isHydrated = (page) =>
  until(
    () =>
      page.evaluate(() => {
        const root = document.querySelector('auction-header')?.shadowRoot;
        root?.dispatchEvent(new Event('pointerover'));
        return Boolean(root?.querySelector('button[aria-expanded]'));
      }),
    'hydration',
  );
const isCurrent = (page) =>
  until(
    () =>
      page.evaluate(
        () =>
          document.querySelector('auction-footer').shadowRoot.querySelector('a[aria-current=page]')
            ?.textContent === 'This page',
      ),
    'the current link',
  );

/** Asserts that the header works without console messages. */
async function tryHeader(page) {
  await isHydrated(page);
  await isCurrent(page);
  const { d } = await page.evaluate(() => ({
    d: new URL(
      document.querySelector('auction-header').shadowRoot.querySelector('.sign-in').href,
    ).searchParams.get('d'),
  }));
  assert.equal(d, new URL(page.url()).pathname + new URL(page.url()).search);
  await (await find(page, 'button', hostileLabel)).click();
  await find(page, 'link', 'Silver & “gold”');
  assert.deepEqual(page.errors, []);
}

/** Asserts that the header and the footer show hostile strings as text and as URLs, and that none has become an element or code. */
async function showsHostileStrings(page) {
  const { links, executed, elements } = await page.evaluate(() => {
    const roots = [...document.querySelectorAll('auction-header, auction-footer')].map(
      ({ shadowRoot }) => shadowRoot,
    );
    const select = (selector) => roots.map((root) => [...root.querySelectorAll(selector)]);
    return {
      links: select('a').map((list) =>
        list.map((link) => `${link.textContent.trim()}\n${link.getAttribute('href')}`),
      ),
      executed: window.executed,
      elements: select('script, img, base, iframe, [onerror], [onload]').flat().length,
    };
  });
  assert.equal(executed, undefined);
  assert.equal(elements, 0);
  assert.doesNotMatch(JSON.stringify(links), /7777777/);
  for (const list of links) {
    // A client without server-rendered HTML keeps control characters.
    const shown = new Set(list.map(asShown));
    for (const text of hostileStrings)
      assert.ok(shown.has(`${asShown(text)}\n${asShown(asPath(text))}`), JSON.stringify(text));
  }
}

/** Checks by their column name in the table of the docs. */
export const checks = {
  'tag alone': async (server) => {
    const page = await openPage(server, server.pages.tag + query);
    await tryHeader(page);
    const height = await page.$eval('auction-header', (header) => header.getBoundingClientRect().height);
    assert.ok(height > 80, String(height));
  },

  prerendered: async (server) => {
    const html = await getHtml(server, server.pages.page + query);
    assert.match(html, /<auction-header [^>]*><template shadowrootmode="open">/);
    assert.match(html, /<\/auction-footer>/);
    // The script adds the year on servers that do not provide it.
    assert.match(html, new RegExp(`&#169; (${new Date().getFullYear()})? Gavel &amp; S&#246;hne`));
    const page = await openPage(server, server.pages.page + query);
    await tryHeader(page);
  },

  'visitor and bidder': async (server) => {
    assert.match(await getHtml(server, server.pages.page), /<auction-header [^>]*session="visitor"/);
    const page = await openPage(server, server.pages.page);
    const context = page.browserContext();
    await find(page, 'link', 'Sign In');
    await page.goto(`${server.origin}${server.pages.signIn}`);
    for (const path of getPaths(server))
      for (const script of [true, false]) {
        if (!script && path !== server.pages.page) continue;
        const bidder = await openPage(server, path, { context, script });
        if (script) await isHydrated(bidder);
        await (await find(bidder, 'button', 'Account')).click();
        await find(bidder, 'link', 'Sign Out');
        assert.equal(await bidder.$('auction-header >>> .sign-in'), null);
        assert.deepEqual(bidder.errors, []);
        await bidder.close();
      }
  },

  'return address': async (server) => {
    const { page, hasWholeAddress = true } = server.pages;
    const [path] = page.split('?');
    assert.equal(getReturnUrl(await getHtml(server, page + query)), hasWholeAddress ? page + query : path);
    for (const start of ['//other.example/..', String.raw`/\other.example/..`, '///other.example/..']) {
      const { status, body } = await fetchPath(server.origin, start + page);
      const html = body.toString('utf8');
      if (status === 200 && html.includes('class="sign-in"'))
        assert.match(getReturnUrl(html), /^\/(?![/\\])/, start);
    }
  },

  'current page': async (server) => {
    const html = await getHtml(server, server.pages.page + query);
    const links = html.match(/<a [^>]*aria-current="page"[^>]*>[^<]*/g);
    assert.deepEqual(
      links?.map((link) => link.replace(/<.*>/, '')),
      ['This page'],
    );
    assert.doesNotMatch(await getHtml(server, server.pages.page), /<a [^>]*aria-current="page"/);
  },

  'texts as they are': async (server) => {
    const page = await openPage(server, server.pages.page, { script: false });
    await find(page, 'button', hostileLabel);
    await showsHostileStrings(page);
    if (!server.pages.tag) return;
    const client = await openPage(server, server.pages.tag + query);
    await isHydrated(client);
    await isCurrent(client);
    // The header renders its menus when the browser is idle.
    await until(async () => {
      await showsHostileStrings(client);
      return true;
    }, 'the hostile strings');
  },

  'strict policy': async (server) => {
    for (const path of getPaths(server)) {
      const { headers, body } = await fetchPath(server.origin, path);
      const policy = headers['content-security-policy'] ?? '';
      assert.match(policy, /require-trusted-types-for 'script'/);
      assert.doesNotMatch(policy, /unsafe-/);
      if (server.hasNoNonce) continue;
      const [, nonce] = /'nonce-([^']+)'/.exec(policy) ?? [];
      assert.ok(nonce, policy);
      assert.ok(body.toString('utf8').includes(`nonce="${nonce}"`));
      assert.notEqual((await fetchPath(server.origin, path)).headers['content-security-policy'], policy);
    }
  },

  gzip: async (server) => {
    const { headers, body } = await fetchPath(server.origin, server.pages.page, {
      'accept-encoding': 'gzip',
    });
    assert.equal(headers['content-encoding'], 'gzip');
    const plain = (await fetchPath(server.origin, server.pages.page)).body;
    assert.ok(body.length < plain.length / 3, `${body.length} of ${plain.length}`);
  },

  'script off': async (server) => {
    const page = await openPage(server, server.pages.page, { script: false });
    await (await find(page, 'button', hostileLabel)).click();
    await find(page, 'link', 'Silver & “gold”');
    await page.keyboard.press('Escape');
    await page.setViewport({ width: 390, height: 800 });
    await (await find(page, 'button', 'Open menu')).click();
    await (await page.waitForSelector('auction-header >>> :popover-open .sign-in')).click();
    await page.waitForNavigation().catch(() => {});
    await until(() => new URL(page.url()).searchParams.get('d') === server.pages.page, 'the sign-in');
  },
};
