import assert from 'node:assert/strict';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { renderFooter, renderHeader } from '../../dist/server.js';
import { ensureInstalled } from '../../scripts/install.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { asShown, hostileStrings } from '../support/hostileStrings.mjs';
import { startHost } from '../support/release.mjs';
import { root } from '../support/servers.mjs';
import { engines } from './engines.mjs';
import { makeHostileSite } from './hostileSite.mjs';
import { hostileLabel, makeSiteFolder } from './siteFolder.mjs';

/** Strings that a template language can contain: Unicode without lone surrogates. */
const productNames = hostileStrings.map((text) => text.toWellFormed());

describe('template languages in their engines', () => {
  let html = '';
  let host;
  let browser;
  before(async () => {
    ensureInstalled({ folder: `${root}test/servers` });
    host = await startHost({ '/': () => ({ body: `<!doctype html><meta charset="utf-8">${html}` }) });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    host?.end();
  });

  /** Loads HTML as a page without a Content Security Policy, and returns its elements, attributes, and text. */
  const load = async (text) => {
    html = text;
    const page = await browser.newPage();
    await page.goto(host.origin);
    const nodes = await page.evaluate(readNodes);
    const executed = await page.evaluate(() => window.executed);
    await page.close();
    assert.equal(executed, undefined);
    return nodes;
  };

  for (const [name, { files, render }] of Object.entries(engines))
    describe(name, () => {
      const site = makeSiteFolder({ name, pages: { page: '/lots' } });
      const hostile = makeSiteFolder({ name, pages: { page: '/lots' }, site: makeHostileSite });
      before(() => {
        site.render('partials', '--template', name);
        hostile.render('partials', '--template', name, '--css-path', '/css/');
      });
      after(() => {
        for (const { folder } of [site, hostile]) rmSync(folder, { recursive: true });
      });
      const getAll = (requests, { folder } = site) =>
        render(
          files.map((file) => join(folder, 'partials', file)),
          requests.map((values) => ({ isBidder: false, path: '/lots', ...values })),
        );
      const get = (values) => getAll([values])[0];

      it('renders visitors and bidders', () => {
        const visitor = get({});
        assert.match(visitor, /session="visitor"/);
        // Jinja keeps slashes.
        assert.match(visitor, /class="sign-in" [^>]*d=(%2F|\/)lots"/);
        assert.doesNotMatch(visitor, /\/sign-out/);
        const bidder = get({ isBidder: true });
        assert.match(bidder, /session="bidder"/);
        assert.doesNotMatch(bidder, /class="sign-in"/);
        assert.match(bidder, /\/sign-out/);
      });

      it('returns only to this host', () => {
        // Django removes the slashes from the path of a request.
        if (name === 'django') return;
        const paths = ['//other.example/', String.raw`/\other.example/`, '///other.example/'];
        for (const page of getAll(paths.map((path) => ({ path })))) {
          const [, returnUrl] = /class="sign-in" [^>]*d=([^"&]*)"/.exec(page);
          assert.match(decodeURIComponent(returnUrl), /^\/(?![/\\])/);
        }
      });

      it('sets aria-current on the current link, and escapes the product name', () => {
        const silver = get({ path: '/silver', productName: '<b>A & "B"</b> & sons' });
        assert.match(silver, /<a href="\/silver" aria-current="page">/);
        assert.match(
          silver,
          /<span data-long="true">&lt;b&gt;A &amp; &#?\w+;B&#?\w+;&lt;\/b&gt; &amp; sons</,
        );
        assert.doesNotMatch(get({}), /<a [^>]*aria-current="page"/);
      });

      it('keeps the site’s strings unchanged, and shows the year', () => {
        const text = get({}).replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)));
        const escaped = hostileLabel.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
        assert.ok(text.includes(escaped));
        assert.match(text, new RegExp(`© ${new Date().getFullYear()} Gavel`));
      });

      it(`shows ${hostileStrings.length} hostile strings in every place of a configuration as text`, async () => {
        const [page] = getAll([{}], hostile);
        assert.doesNotMatch(page, /7777777/);
        const nodes = await load(page);
        const shown = new Set(nodes.map(({ text }) => text.trim()));
        for (const text of hostileStrings) assert.ok(shown.has(asShown(text)), JSON.stringify(text));
        const options = { page: '/lots', styles: { mode: 'link', href: '/css/a.css' }, warn: assert.fail };
        const config = makeHostileSite();
        const attributes = { 'product-name': config.productName };
        const expected = await load(
          renderHeader(config, { ...options, attributes }) +
            renderFooter(config, { ...options, attributes, year: new Date().getFullYear() }),
        );
        const [actualNodes, expectedNodes] = [nodes, expected].map((list) =>
          list.map((node) =>
            JSON.stringify(node)
              .replace(/\/css\/[\w.-]+\.css/, '/css/a.css')
              .replace('d=%2Flots', 'd=/lots'),
          ),
        );
        for (const [index, node] of expectedNodes.entries()) assert.equal(actualNodes[index], node);
        assert.equal(actualNodes.length, expectedNodes.length);
      });

      it(`shows ${productNames.length} hostile product names and paths of a page as text`, async () => {
        const requests = productNames.map((text) => ({
          productName: text,
          path: `/lots?q=${text.replaceAll(/[\p{Cc} ]/gu, '')}`,
        }));
        const pages = getAll([{ productName: 'Gavel' }, ...requests]);
        const [plain, ...all] = await Promise.all(pages.map((page) => countAndRead(page)));
        for (const [index, { logo, elements, returnUrl }] of all.entries()) {
          // HTML ignores NUL in text.
          assert.equal(logo, productNames[index].replaceAll('\0', '').trim());
          assert.equal(elements, plain.elements, productNames[index]);
          assert.ok(returnUrl.startsWith('/lots'), returnUrl);
        }
      });
    });

  let parser;
  const countAndRead = async (text) => {
    parser ??= await browser.newPage();
    assert.doesNotMatch(text, /7777777/);
    return parser.evaluate(readPage, text);
  };
});

/** Returns the elements of the page in the order of the document. Runs in the page. */
function readNodes() {
  const nodes = [];
  const visit = (parent, owner) => {
    for (const node of parent.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) owner.text += node.data;
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      const attributes = [...node.attributes].map(({ name, value }) => `${name}=${value}`).sort();
      const entry = { name: node.localName, attributes, text: '' };
      nodes.push(entry);
      if (node.shadowRoot) visit(node.shadowRoot, entry);
      visit(node, entry);
      // Template languages escape more characters of strings in JSON.
      if (node.localName === 'script') entry.text = JSON.stringify(JSON.parse(node.text));
    }
  };
  visit(document.body, {});
  return nodes;
}

/** Returns values of a page that depend on the request. Runs in the page. */
function readPage(html) {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const { content } = page.querySelector('template');
  return {
    logo: content.querySelector('[part=logo]').textContent.trim(),
    elements: page.querySelectorAll('*').length + content.querySelectorAll('*').length,
    returnUrl: new URL(content.querySelector('.sign-in').href, 'https://site.invalid').searchParams.get('d'),
  };
}
