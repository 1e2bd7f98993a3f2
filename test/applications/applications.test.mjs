import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, describe, it } from 'node:test';
import { installFromApt } from '../../scripts/findBrowser.mjs';
import { appears, collectErrors, endVisit, launchBrowser, press, until } from '../support/browser.mjs';
import { findPort } from '../support/servers.mjs';
import { applications } from './applications.mjs';
import { countVisiblePoints, measureElements, measurePage } from './inPage.mjs';
import { startProxy } from './proxy.mjs';

/** Tests pages of applications with the elements in them. `APPLICATIONS="DokuWiki"` runs some of them. */

const wanted = process.env.APPLICATIONS?.split(',');
const named = (role, name) => `auction-header >>> ::-p-aria([name="${name}"][role="${role}"])`;

for (const application of applications.filter(({ title }) => !wanted || wanted.includes(title)))
  describe(`a page of ${application.title}`, () => {
    const { path, width = 1280 } = application;
    const folder = mkdtempSync(join(tmpdir(), 'application-'));
    let browser;
    let child;
    let proxy;
    let page;
    let errors;
    /** Messages and sizes of the page without the elements. */
    let plain;

    const open = async (url = path, size = {}) => {
      page = await browser.newPage();
      errors = collectErrors(page);
      await page.setViewport({ width, height: 800, ...size });
      await page.goto(proxy.origin + url, { waitUntil: 'networkidle0' });
    };
    /** Waits until React has rendered the header, which starts when the pointer enters it. */
    const hydrate = async () => {
      await page.evaluate(() => {
        for (const { shadowRoot } of document.querySelectorAll('auction-header, auction-footer'))
          shadowRoot?.dispatchEvent(new Event('pointerover'));
      });
      await appears(page, 'auction-header >>> button[aria-expanded]');
    };
    const findNewErrors = () => errors.filter((text) => !plain?.errors.includes(text));

    before(async () => {
      const { program, packages } = application;
      if ((program && !existsSync(program)) || spawnSync('which', ['php']).status !== 0)
        assert.ok(installFromApt(...packages), `Install ${packages.join(', ')}.`);
      const port = await findPort();
      proxy = await startProxy(port, application.containers);
      const command = application.start({ folder, port, origin: proxy.origin });
      child = spawn('sh', ['-c', command], { cwd: folder, stdio: 'ignore', detached: true });
      browser = await launchBrowser();
      await until(async () => (await fetch(`http://127.0.0.1:${port}${path}`)).ok, application.title);
      proxy.inserts = false;
      await open();
      plain = { errors, sizes: await page.evaluate(measurePage) };
      await endVisit(page);
      proxy.inserts = true;
    });
    afterEach(() => endVisit(page));
    after(async () => {
      await browser?.close();
      proxy?.end();
      if (child?.exitCode === null) {
        process.kill(-child.pid, 'SIGTERM');
        await once(child, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    });

    it('keeps the sizes of its elements', async () => {
      await open();
      assert.ok(plain.sizes.length > 40, `${plain.sizes.length} elements`);
      await until(async () => {
        assert.deepEqual(await page.evaluate(measurePage), plain.sizes);
        return true;
      }, 'the same sizes');
      assert.deepEqual(findNewErrors(), []);
    });

    it('doesn’t change the header, the footer, and the fields', async () => {
      await open();
      const measure = async () => {
        await hydrate();
        return page.evaluate(measureElements);
      };
      const { left, width: hostWidth } = await page.$eval('auction-header', (header) =>
        header.getBoundingClientRect().toJSON(),
      );
      const changed = await measure();
      await page.close();
      await open(`/auction/alone?left=${left}&width=${hostWidth}`);
      await until(async () => {
        assert.deepEqual(changed, await measure());
        return true;
      }, 'the same elements');
      assert.ok(changed.length > 100, `${changed.length} elements`);
    });

    it('lets menus open by a press and by keys', async () => {
      await open();
      const isClosed = async () => (await page.$('auction-header >>> [popover]:popover-open')) === null;
      await press(page, named('button', 'Coins'));
      await appears(page, named('link', 'All Gold Coins'));
      const menu = await appears(page, 'auction-header >>> [popover]:popover-open');
      await until(async () => (await menu.evaluate(countVisiblePoints)) === 25, 'the menu above the page');
      await page.keyboard.press('Escape');
      await until(isClosed, 'the closed menu');
      await (await appears(page, named('button', 'Jewelry'))).focus();
      await page.keyboard.press('Enter');
      await appears(page, named('link', 'Ladies’ Watches'));
      await page.keyboard.press('Tab');
      const isInMenu = () =>
        page.$eval(
          'auction-header',
          ({ shadowRoot }) => shadowRoot.activeElement?.closest(':popover-open') !== null,
        );
      await until(isInMenu, 'focus in the menu');
      await page.keyboard.press('Escape');
      await until(isClosed, 'the closed menu');
      const focused = () =>
        page.$eval('auction-header', ({ shadowRoot }) => shadowRoot.activeElement?.textContent.trim());
      await until(async () => (await focused()) === 'Jewelry', 'focus on the button');
      assert.deepEqual(findNewErrors(), []);
    });

    it('searches by Enter', async () => {
      await open();
      const search = await appears(page, named('combobox', 'Search lots, makers, places'));
      await search.type('tractor');
      assert.equal(await search.evaluate(({ value }) => value), 'tractor');
      await page.keyboard.press('Enter');
      await until(async () => (await page.title()) === 'Sent', 'the results');
      assert.match(page.url(), /searchTerm=tractor/);
    });

    it('scrolls as before after the mobile menu was open', async () => {
      await open(path, { width: 390, height: 700, hasTouch: true });
      await page.evaluate(() => scrollTo({ top: 10, behavior: 'instant' }));
      const read = () =>
        page.evaluate(() => [scrollY, document.body.style.cssText, document.documentElement.style.cssText]);
      const closed = await read();
      await hydrate();
      await (await appears(page, named('button', 'Open menu'))).tap();
      const menu = await appears(page, 'auction-header >>> dialog:modal');
      await until(async () => (await menu.evaluate(countVisiblePoints)) === 25, 'the menu above the page');
      await (await appears(page, 'auction-header >>> dialog [aria-label="Close Menu"]')).tap();
      await until(async () => (await page.$('auction-header >>> dialog')) === null, 'the closed menu');
      assert.deepEqual(await read(), closed);
      assert.deepEqual(findNewErrors(), []);
    });

    it('sends the values of the fields', async () => {
      await open();
      await press(page, '#bid input[name=paddle]');
      await page.keyboard.type('b12');
      await press(page, 'auction-date-input >>> [part~=picker-button]');
      await press(page, 'auction-date-input >>> [data-day]:not([aria-disabled])');
      await until(() => page.$eval('#bid', (form) => new FormData(form).get('day') !== ''), 'the picked day');
      await press(page, 'auction-button');
      const find = () => proxy.requests.find((request) => request.includes('/auction/bid'));
      assert.match(await until(find, 'the request'), /paddle=b12.*day=\S/);
      await until(async () => (await page.title()) === 'Sent', 'the response');
    });

    it('works with its own controls', async () => {
      await open();
      await application.use(page);
      // In XML, the header of a new page appears later.
      await until(
        () => page.$eval('auction-header', (header) => header.getBoundingClientRect().height > 80),
        'the header',
      );
      assert.deepEqual(findNewErrors(), []);
    });
  });
