import assert from 'node:assert/strict';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join, normalize } from 'node:path';
import { after, before, describe, it } from 'node:test';
import axe from 'axe-core';
import { unzipSync } from 'fflate';
import MiniSearch from 'minisearch';
import { parse } from 'node-html-parser';
import { launchBrowser, collectErrors, until } from '../support/browser.mjs';
import { sample } from '../support/sample.mjs';
import { root, serveFiles, sharedDemo } from '../support/servers.mjs';

const folder = join(root, 'dist/docs');
const pages = [
  ...readdirSync(folder).filter((name) => name.endsWith('.html')),
  ...readdirSync(join(folder, 'tags')).map((name) => `tags/${name}`),
  'editor/index.html',
];
const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));

describe('docs', () => {
  let server;
  let browser;
  let page;
  let errors;

  before(async () => {
    server = await serveFiles(folder, { base: '/some/where/' });
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  const open = async (address, { width = 1440, prepare, waitUntil = 'load' } = {}) => {
    await page?.close();
    page = await browser.newPage();
    await page.setViewport({ width, height: 900 });
    errors = collectErrors(page);
    if (prepare) await page.evaluateOnNewDocument(prepare);
    await page.goto(address, { waitUntil });
  };
  const hasExamples = (path) => readFileSync(join(folder, path), 'utf8').includes('<iframe');
  const idsIn = (path) =>
    [...readFileSync(join(folder, path), 'utf8').matchAll(/ id="([^"]+)"/g)].map(([, id]) => `${path}#${id}`);
  const inPage = (probe) => until(() => page.evaluate(probe), probe);
  const examplesAreDefined = async () => {
    // Examples load when the reader scrolls to them.
    for (const frame of await page.$$('iframe')) {
      await frame.scrollIntoView();
      await until(() => frame.evaluate(({ contentDocument }) => contentDocument?.body.childElementCount > 0));
    }
    await inPage(() =>
      [...document.querySelectorAll('iframe')].every(({ contentDocument }) => {
        const tags = [...contentDocument.querySelectorAll(':not(:defined)')];
        // The header, footer, search, and newsletter are defined when the user hovers over them.
        for (const { shadowRoot } of tags) shadowRoot?.dispatchEvent(new Event('pointerover'));
        return contentDocument.body?.childElementCount > 0 && tags.length === 0;
      }),
    );
  };

  it('offers all files for a web server as a ZIP file', async () => {
    const archive = readdirSync(folder).find((name) => name.endsWith('.zip'));
    const website = mkdtempSync(join(tmpdir(), 'auction-elements-'));
    const files = unzipSync(readFileSync(join(folder, archive)));
    assert.equal('server.js' in files, false);
    for (const [name, bytes] of Object.entries(files)) {
      mkdirSync(join(website, dirname(name)), { recursive: true });
      writeFileSync(join(website, name), bytes);
    }
    writeFileSync(
      join(website, 'index.html'),
      `<!doctype html><html lang="de"><title>Lots</title><link rel="stylesheet" href="/auction-elements.css">
      <link rel="icon" href="data:,"><script type="module" src="/auction-elements.js"></script>
      <auction-header></auction-header><auction-date-input></auction-date-input><auction-footer></auction-footer>`,
    );
    const web = await serveFiles(website);
    try {
      await open(web.address);
      await inPage(() => document.querySelectorAll(':not(:defined)').length === 0);
      await inPage(() =>
        document.querySelector('auction-date-input').shadowRoot.textContent.includes('Datum'),
      );
      assert.deepEqual(errors, []);
    } finally {
      web.close();
      rmSync(website, { recursive: true });
    }
  });

  it('has a page for each element with its complete API from the manifest', async () => {
    for (const { declarations } of manifest.modules) {
      const [{ tagName, attributes, events, cssParts = [] }] = declarations;
      const text = readFileSync(join(folder, `tags/${tagName}.html`), 'utf8');
      for (const { name } of [...attributes, ...events, ...cssParts])
        assert.ok(text.includes(`<code>${name}</code>`), `${tagName}: ${name}`);
    }
  });

  const hasId = (path, id) => readFileSync(join(folder, path), 'utf8').includes(` id="${id}"`);
  const listAddresses = (value) =>
    Object.entries(value).flatMap(([name, each]) =>
      typeof each === 'object' ? listAddresses(each) : name === 'href' || name === 'home' ? [each] : [],
    );

  it('has no broken link, and no link to a missing section', async () => {
    for (const path of pages) {
      const text = readFileSync(join(folder, path), 'utf8').replaceAll(/<(pre|textarea)[\s\S]*?<\/\1>/g, '');
      const targets = [
        ...[...text.matchAll(/(?:href|src)="([^"]+)"/g)].map(([, target]) => target),
        // Links in the header and the footer of the page.
        ...[...text.matchAll(/<script type="application\/json">([\s\S]*?)<\/script>/g)].flatMap(([, json]) =>
          listAddresses(JSON.parse(json)),
        ),
      ];
      assert.ok(targets.length > 100, path);
      for (const target of targets) {
        const [name, fragment] = target.split('#');
        const file = name === '' ? path : normalize(join(path, '..', name));
        assert.ok(existsSync(join(folder, file)), `${path}: ${target}`);
        if (fragment !== undefined) assert.ok(hasId(file, fragment), `${path}: ${target}`);
      }
    }
  });

  it('finds each element, attribute, and event by its name', async () => {
    const { index, options } = JSON.parse(readFileSync(join(folder, 'search.json'), 'utf8'));
    const search = MiniSearch.loadJS(index, options);
    for (const { declarations } of manifest.modules) {
      const [{ tagName, attributes, events }] = declarations;
      for (const { name } of [{ name: `<${tagName}>` }, ...attributes, ...events]) {
        const titles = search
          .search(name)
          .slice(0, 12)
          .map(({ title }) => title);
        assert.ok(titles.includes(name), `${name}: ${titles.join()}`);
      }
    }
    const ids = new Set(pages.flatMap((path) => [path, ...idsIn(path)]));
    for (const id of Object.values(index.documentIds)) assert.ok(ids.has(id), id);
  });

  it('can be searched by keyboard', async () => {
    await open(`${server.address}tags/auction-header.html`);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog.search[open]');
    await page.keyboard.type('watchlist-c');
    await inPage(() => document.querySelector('dialog.search li strong')?.textContent === 'watchlist-count');
    await inPage(() => /\d results?/.test(document.querySelector('dialog.search [role=status]').textContent));
    await page.keyboard.press('Escape');
    await inPage(() => document.querySelector('dialog.search[open]') === null);
    await page.keyboard.press('/');
    await page.keyboard.type('localization');
    await inPage(() => document.querySelector('dialog.search li strong')?.textContent === 'Localization');
    await page.keyboard.press('ArrowDown');
    await Promise.all([page.waitForNavigation(), page.keyboard.press('Enter')]);
    assert.match(page.url(), /localisation\.html$/);
    assert.deepEqual(errors, []);
  });

  it('finds nothing for missing words and for markup', async () => {
    await open(`${server.address}index.html`);
    await page.click('.pages .open-search');
    for (const term of ['qqqq', '<img src=x onerror=alert(1)>', '(']) {
      await page.$eval('dialog.search input', (input) => input.select());
      await page.keyboard.type(term);
      await until(
        () =>
          page.$eval(
            'dialog.search [role=status]',
            ({ textContent }, expected) => textContent === `No results for “${expected}”`,
            term,
          ),
        term,
      );
    }
  });

  it('has code that is highlighted and can be copied', async () => {
    await browser
      .defaultBrowserContext()
      .overridePermissions(new URL(server.address).origin, ['clipboard-read', 'clipboard-sanitized-write']);
    await open(`${server.address}index.html`);
    assert.ok(await page.$('pre .hljs-name'));
    await page.click('.copy');
    await inPage(() => document.querySelector('.copy').textContent === 'Copied');
    assert.match(
      await page.evaluate(() => navigator.clipboard.readText()),
      /^<script type="module" src="\/autoload\.js"><\/script>\n/,
    );
  });

  it('links to the next page, and to sections of long pages', async () => {
    const paths = [];
    for (let path = 'index.html'; path;) {
      paths.push(path);
      const next = parse(readFileSync(join(folder, path), 'utf8')).querySelector('a[rel=next]');
      path = next && normalize(join(path, '..', next.getAttribute('href')));
    }
    assert.deepEqual(new Set(paths), new Set(pages));
    await open(`${server.address}tags/auction-header.html`);
    await page.click('.outline a[href="#events"]');
    assert.equal(new URL(page.url()).hash, '#events');
  });

  it('highlights the current section in an outline next to the text at 1024 px and wider', async () => {
    await open(`${server.address}tags/auction-header.html`, { width: 1024 });
    const current = () =>
      page.$$eval('.outline [aria-current]', (links) => links.map(({ textContent }) => textContent).join());
    assert.equal(await current(), 'When to use it');
    const isBeside = () =>
      page.evaluate(() => {
        const text = document.querySelector('.lead').getBoundingClientRect();
        return document.querySelector('.outline').getBoundingClientRect().left >= text.right;
      });
    assert.ok(await isBeside());
    await page.$eval('#events', (heading) => heading.scrollIntoView());
    await until(async () => (await current()) === 'Events');
    await page.setViewport({ width: 1023, height: 900 });
    assert.equal(await isBeside(), false);
  });

  it('has one column of at most 72 characters', async () => {
    await open(`${server.address}swaps.html`, { width: 1920 });
    const longest = await page.evaluate(() => {
      const lengths = [];
      for (const paragraph of document.querySelectorAll('main > p')) {
        const range = document.createRange();
        let [top, length] = [undefined, 0];
        const walker = document.createTreeWalker(paragraph, NodeFilter.SHOW_TEXT);
        while (walker.nextNode())
          for (let index = 0; index < walker.currentNode.length; index += 1) {
            range.setStart(walker.currentNode, index);
            range.setEnd(walker.currentNode, index + 1);
            const rect = range.getClientRects()[0];
            if (!rect || rect.width === 0) continue;
            if (top !== undefined && Math.abs(rect.top - top) < 8) length += 1;
            else {
              lengths.push(length);
              [top, length] = [rect.top, 1];
            }
          }
        lengths.push(length);
      }
      return lengths.toSorted((one, other) => one - other);
    });
    // In a proportional font, a line of narrow letters contains a few more.
    assert.ok(longest[Math.floor(longest.length * 0.9)] <= 72, longest.join(' '));
    assert.ok(longest.at(-1) <= 76, longest.join(' '));
  });

  /** Opens a page, and returns the layout shifts until it has loaded completely. */
  const openAndWatch = async (path, width, address = server.address) => {
    await open(address + path, {
      width,
      waitUntil: 'networkidle0',
      prepare: () => {
        globalThis.shifts = [];
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries())
            globalThis.shifts.push(
              `${value.toFixed(4)} ${sources.map(({ node }) => node?.localName ?? node?.parentElement?.localName).join()}`,
            );
        }).observe({ type: 'layout-shift', buffered: true });
      },
    });
    if (hasExamples(path)) await examplesAreDefined();
    if (path === 'editor/index.html') await page.waitForSelector('.editor');
    return page.evaluate(
      () =>
        new Promise((resolve) =>
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(globalThis.shifts))),
        ),
    );
  };

  /** Element pages share a template. Pages without examples differ only in text. */
  const openedPages = sample(pages, (path, index) =>
    path.startsWith('tags/') ? index % 3 === 1 : hasExamples(path) || index % 6 === 0,
  );

  it('causes no layout shift when the second half of a table arrives late', async () => {
    const answerSlowly = async (request, response) => {
      const answer = await fetch(new URL(request.url, server.address));
      const body = Buffer.from(await answer.arrayBuffer());
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') });
      if (!request.url.endsWith('/migration.html')) return response.end(body);
      const half = body.indexOf('</tr>', body.indexOf('</tr>', body.indexOf('<tbody>')) + 5);
      response.write(body.subarray(0, half));
      setTimeout(() => response.end(body.subarray(half)), 400);
    };
    const slow = createServer((request, response) => void answerSlowly(request, response));
    await new Promise((listening) => slow.listen(0, listening));
    try {
      const address = new URL(server.address);
      address.port = slow.address().port;
      assert.deepEqual(await openAndWatch('migration.html', 1440, address.href), []);
    } finally {
      slow.closeAllConnections();
      slow.close();
    }
  });

  it('causes no layout shift while it loads at 390 px', async () => {
    const moved = [];
    // Element pages share a template. At 390 px, the longest page represents them.
    const opened = openedPages.filter(
      (each) => !each.startsWith('tags/') || each === 'tags/auction-header.html',
    );
    for (const path of sample(opened, (_, index) => index % 2 === 0))
      for (const shift of await openAndWatch(path, 390)) moved.push(`${path}: ${shift}`);
    assert.deepEqual(moved, []);
  });

  for (const path of openedPages)
    it(`loads ${path} without console errors or layout shift, and runs its examples`, async () => {
      assert.deepEqual(await openAndWatch(path, 1440), []);
      const empty = await page.evaluate(() =>
        [...document.querySelectorAll('iframe')].flatMap(({ contentDocument }) =>
          [...contentDocument.querySelectorAll('*')]
            .filter(({ localName, shadowRoot }) => localName.startsWith('auction-') && !shadowRoot)
            .map(({ localName }) => localName),
        ),
      );
      assert.deepEqual(empty, []);
      assert.deepEqual(errors, []);
    });

  for (const width of [1440, 320])
    it(`is accessible and fits ${width} px`, async () => {
      const paths = [
        'index.html',
        'theming.html',
        'support.html',
        'screen-readers.html',
        'tags/auction-header.html',
        'states.html',
      ];
      for (const path of sample(paths, (_, index) => index % 2 === Number(width === 320))) {
        await open(server.address + path, { width });
        await page.evaluate(axe.source);
        const { violations } = await page.evaluate(() =>
          globalThis.axe.run(document, { iframes: false, resultTypes: ['violations'] }),
        );
        assert.deepEqual(
          violations.map(({ id, nodes }) => `${path} ${id} ${nodes[0].html}`),
          [],
        );
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= width, `${path}: ${wide}`);
      }
    });

  it('shows typed text in an example', async () => {
    await open(`${server.address}tags/auction-button.html`);
    await page.$eval('.example textarea', (textarea) => {
      textarea.value = '<auction-button>Sold</auction-button>';
      textarea.dispatchEvent(new Event('input', { bubbles: true }));
    });
    await inPage(() =>
      document.querySelector('iframe').contentDocument.body.textContent.trim().startsWith('Sold'),
    );
  });

  it('lists the events of an example', async () => {
    await open(`${server.address}tags/auction-popover.html`);
    await examplesAreDefined();
    const frame = await (await page.$('.example iframe')).contentFrame();
    // Use the keyboard, because the frame grows with its content and the pointer could miss.
    await (await frame.waitForSelector('auction-button')).focus();
    await page.keyboard.press('Enter');
    await inPage(
      () => document.querySelector('.example output').textContent === 'auction-toggle {"open":true}',
    );
  });

  const tagPages = pages.filter((path) => path.startsWith('tags/'));
  for (const path of sample(tagPages, (_, index) => index % 4 === 0))
    it(`shows the examples of ${path} completely, and centers them`, async () => {
      await open(server.address + path);
      await examplesAreDefined();
      const misplaced = () =>
        page.$$eval('.example:not([data-wide]) iframe', (frames) =>
          frames.flatMap(({ title, clientHeight, contentDocument: { body } }) => {
            const range = body.ownerDocument.createRange();
            range.selectNodeContents(body);
            const { top, bottom, height } = range.getBoundingClientRect();
            const isCentered = Math.abs(top + bottom - clientHeight) <= 4;
            return height + 32 <= clientHeight && isCentered
              ? []
              : `${title} ${top}–${bottom} of ${clientHeight}`;
          }),
        );
      await until(async () => (await misplaced()).length === 0).catch(async () =>
        assert.deepEqual(await misplaced(), []),
      );
    });

  it('makes room for an open calendar in an example, and removes it afterward', async () => {
    await open(`${server.address}tags/auction-date-input.html`);
    const area = await page.$('.example .stage');
    const getHeight = () => area.evaluate(({ clientHeight }) => clientHeight);
    assert.equal(await getHeight(), 120);
    await examplesAreDefined();
    await area.scrollIntoView();
    const frame = await (await page.$('.example iframe')).contentFrame();
    await frame.locator('auction-date-input >>> [part~=picker-button]').click();
    await until(async () => (await getHeight()) === 480);
    await until(() =>
      frame.$eval('auction-date-input', ({ shadowRoot }) => {
        const panel = shadowRoot.querySelector('[part=popover]').getBoundingClientRect();
        return panel.top > 0 && panel.bottom <= innerHeight;
      }),
    );
    await page.keyboard.press('Escape');
    await until(async () => (await getHeight()) === 120);
  });

  it('lists pages before attributes and parts in the search', async () => {
    await open(`${server.address}index.html`);
    await page.keyboard.press('/');
    await page.waitForSelector('dialog.search[open]');
    for (const [term, title] of [
      ['date', '<auction-date-input>'],
      ['error', '<auction-error-summary>'],
    ]) {
      await page.$eval('dialog.search input', (input) => input.select());
      await page.keyboard.type(term);
      await until(
        () => page.$eval('dialog.search li strong', ({ textContent }, text) => textContent === text, title),
        title,
      );
    }
  });

  it('shows the groups of pages in the header at 16 px, without a “More” menu, and links them to pages', async () => {
    await open(`${server.address}tags/auction-button.html`);
    await inPage(() =>
      document.querySelector('auction-header').shadowRoot?.textContent.includes('Reference'),
    );
    const buttons = await page.$$eval('auction-header >>> nav [aria-expanded]', (all) =>
      all
        .filter((each) => each.checkVisibility())
        .map((each) => [each.textContent.trim(), getComputedStyle(each).fontSize]),
    );
    for (const name of ['Forms', 'Frameworks', 'Server rendering', 'Servers', 'Guides', 'Reference'])
      assert.ok(
        buttons.some(([text, size]) => text === name && size === '16px'),
        `${name}: ${buttons.join(' ')}`,
      );
    assert.equal(
      buttons.some(([text]) => text === 'More'),
      false,
    );
  });

  it('uses two font weights, and spacing of the scale between the parts of a page', async () => {
    for (const path of ['index.html', 'tags/auction-button.html', 'conformance.html']) {
      await open(server.address + path);
      const { weights, spaces } = await page.evaluate(() => {
        const parts = [...document.querySelectorAll('main > *, main > section > *, .frame')];
        const styles = [...document.querySelectorAll('main, main *, .pages *')].map((each) =>
          getComputedStyle(each),
        );
        return {
          weights: [...new Set(styles.map(({ fontWeight }) => fontWeight))].toSorted(),
          spaces: [
            ...new Set(
              parts.flatMap((part) => {
                const { marginTop, marginBottom, paddingTop, paddingBottom } = getComputedStyle(part);
                return [marginTop, marginBottom, paddingTop, paddingBottom];
              }),
            ),
          ],
        };
      });
      assert.deepEqual(weights, ['400', '600'], path);
      const scale = new Set([0, 2, 4, 8, 16, 24, 32, 48, 64, 128].map((px) => `${px}px`));
      assert.deepEqual(
        spaces.filter((space) => !scale.has(space)),
        [],
        path,
      );
    }
  });

  it('never covers code with its copy button', async () => {
    for (const width of [1440, 390]) {
      await open(`${server.address}index.html`, { width });
      const covered = await page.$$eval(
        '.copy',
        (buttons) =>
          buttons.filter((button) => {
            const [one, other] = [button, button.parentElement.querySelector('pre')].map((each) =>
              each.getBoundingClientRect(),
            );
            return (
              one.left < other.right &&
              one.right > other.left &&
              one.top < other.bottom &&
              one.bottom > other.top
            );
          }).length,
      );
      assert.equal(covered, 0, `${width}`);
    }
  });

  it('shows whole words and no sideways scroll in the tables of a phone', async () => {
    for (const path of [
      'tags/auction-text-input.html',
      'servers.html',
      'server-rails.html',
      'localisation.html',
    ]) {
      await open(server.address + path, { width: 320 });
      const wide = await page.evaluate(
        () =>
          [document.documentElement, ...document.querySelectorAll('.scroll')].filter(
            ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
          ).length,
      );
      assert.equal(wide, 0, path);
    }
    await open(`${server.address}tags/auction-text-input.html`, { width: 390 });
    const type = await page.$eval('#attributes-type td[data-label=Type] code', ({ firstChild }) => {
      const range = document.createRange();
      return firstChild.data
        .matchAll(/[\w']+/g)
        .map(({ 0: word, index }) => {
          range.setStart(firstChild, index);
          range.setEnd(firstChild, index + word.length);
          return range.getClientRects().length;
        })
        .toArray();
    });
    assert.deepEqual(new Set(type), new Set([1]));
  });

  it('switches examples to dark and right-to-left, and back', async () => {
    await open(`${server.address}tags/auction-header.html`);
    const press = (name) => page.click(`.example [data-act=${name}]`);
    await press('scheme');
    await press('direction');
    await inPage(() => {
      const { documentElement } = document.querySelector('iframe').contentDocument;
      return documentElement.dir === 'rtl' && documentElement.style.colorScheme === 'dark';
    });
    await press('reset');
    await inPage(() => document.querySelector('iframe').contentDocument.documentElement.dir === 'ltr');
  });

  it('previews changed colors and their CSS immediately', async () => {
    await open(`${server.address}theming.html`);
    await page.$eval('[data-token="--auction-color-accent"]', (input) => {
      input.value = '#00aa55';
      input.dispatchEvent(new Event('input', { bubbles: true }));
    });
    assert.equal(
      await page.$eval('#css', ({ value }) => value),
      ':root {\n  --auction-color-accent: #00aa55;\n}',
    );
    await inPage(() => {
      const button = document.querySelector('iframe').contentDocument.querySelector('auction-button');
      const inner = button.shadowRoot.querySelector('button');
      return getComputedStyle(inner).backgroundColor === 'rgb(0, 170, 85)';
    });
  });

  it('works next to the demo, under its CSP', async () => {
    const demo = await sharedDemo();
    try {
      await open(`${demo.origin}/docs`);
      assert.equal(page.url(), `${demo.origin}/docs/`);
      await inPage(() =>
        Boolean(document.querySelector('iframe').contentDocument.querySelector('auction-header')),
      );
      assert.deepEqual(errors, []);
    } finally {
      await demo.end();
    }
  });
});
