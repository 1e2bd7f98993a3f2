import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import puppeteer from 'puppeteer-core';
import { browserFlags, findBrowser } from '../../scripts/findBrowser.mjs';
import { root } from './support.mjs';

const folder = join(root, 'test/frameworks');
const execute = promisify(execFile);
const npm = (...args) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
const bin = (name) => join(folder, 'node_modules/.bin', name);

/** How each checks its types. */
const frameworks = {
  react: ['tsc', '-p', 'react'],
  preact: ['tsc', '-p', 'preact'],
  vue: ['vue-tsc', '-p', 'vue'],
  svelte: ['svelte-check', '--workspace', 'svelte', '--tsconfig', './tsconfig.json'],
  angular: ['tsc', '-p', 'angular'],
  solid: ['tsc', '-p', 'solid'],
  plain: ['tsc', '-p', 'plain'],
};

/** The cases of custom-elements-everywhere, with the packed library in an app of each framework. */
describe('the package in apps', () => {
  let browser;
  let server;
  let origin;

  before(async () => {
    installFrameworks();
    const tarball = execFileSync(
      'npm',
      ['pack', '--silent', '--ignore-scripts', '--pack-destination', folder],
      {
        cwd: root,
        encoding: 'utf8',
      },
    ).trim();
    npm('install', '--no-save', '--no-package-lock', join(folder, tarball));
    server = createServer((request, response) => void serve(request, response));
    await new Promise((resolve) => server.listen(0, resolve));
    origin = `http://localhost:${server.address().port}`;
    browser = await puppeteer.launch({ executablePath: findBrowser(), args: browserFlags });
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const [name, check] of Object.entries(frameworks))
    describe(name, () => {
      it('takes its types', async () => {
        const [program, ...args] = check;
        await execute(bin(program), args, { cwd: folder, env: { ...process.env, FRAMEWORK: name } });
      });

      it('shows them, hands them data of every type, hears their events, and takes them away', async () => {
        await execute(bin('vite'), ['build', '--config', 'vite.config.mjs'], {
          cwd: folder,
          env: { ...process.env, FRAMEWORK: name },
        });
        const app = await openApp(`${origin}/${name}/`);
        await hasData(app, {
          product: 'Gavel',
          about: 'Help',
          blocked: ['2026-12-24'],
          limit: 5,
          required: true,
          size: 'small',
        });
        assert.equal(await app.text('#extra'), 'Gavel here');

        await app.press('auction-button', 'Change');
        await app.until(() => document.querySelector('auction-header').productName === 'Hammer');
        await hasData(app, {
          product: 'Hammer',
          about: 'Advice',
          blocked: ['2026-12-25', '2026-12-26'],
          limit: 9,
          required: false,
          size: 'normal',
        });
        assert.equal(await app.text('#extra'), 'Hammer here');

        await app.press('button', 'Show or hide');
        await app.until(() => document.querySelector('#extra') === null);
        await app.press('button', 'Show or hide');
        await app.until(() => document.querySelector('#extra')?.shadowRoot?.querySelector('button'));

        const box = await app.page.waitForSelector('auction-text-input >>> input');
        await box.type('abc');
        assert.deepEqual(await app.page.evaluate(() => [...new FormData(document.querySelector('form'))]), [
          ['paddle', 'abc'],
          ['day', ''],
        ]);
        await (await app.page.waitForSelector('auction-text-input >>> [part~=clear-button]')).click();
        await app.until(() => document.querySelector('output').textContent === 'clear');
        await app.press('auction-popover button', 'More');
        await app.until(() => document.querySelector('output').textContent === 'clear, toggle true');
        await app.page.keyboard.press('Escape');
        await app.until(
          () => document.querySelector('output').textContent === 'clear, toggle true, toggle false',
        );
        const search = await app.page.waitForSelector('auction-header >>> input[role=combobox]');
        await search.type('plow');
        await app.page.keyboard.press('Enter');
        await app.until(() => document.querySelector('output').textContent.endsWith('search plow'));
        assert.equal(app.page.url(), `${origin}/${name}/`);
        assert.deepEqual(app.trouble, []);
        await app.page.close();
      });
    });

  async function openApp(address) {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const trouble = [];
    page.on(
      'console',
      (message) =>
        ['warn', 'error'].includes(message.type()) &&
        !message.text().includes('404') &&
        trouble.push(message.text()),
    );
    page.on('pageerror', (error) => trouble.push(error.message));
    await page.goto(address);
    const app = {
      page,
      trouble,
      until: async (probe) => {
        for (let tries = 0; tries < 200; tries++) {
          if (await page.evaluate(`Boolean((${probe})())`)) return;
          await new Promise((resolve) => setTimeout(resolve, 25));
        }
        throw new Error(`waited in vain for ${probe}; heard: ${await app.text('output')}`);
      },
      text: (selector) => page.$eval(selector, (element) => element.textContent),
      press: async (selector, name) => {
        for (const each of await page.$$(selector))
          if ((await each.evaluate((element) => element.textContent)) === name) return each.click();
        throw new Error(`no ${selector} named ${name}`);
      },
    };
    await app.until(() => document.querySelector('auction-header')?.shadowRoot?.querySelector('nav'));
    await app.until(() => document.querySelector('#extra')?.shadowRoot?.querySelector('button'));
    return app;
  }

  async function hasData({ page }, expected) {
    const found = await page.evaluate(() => {
      const text = document.querySelector('auction-text-input');
      const header = document.querySelector('auction-header');
      return {
        product: header.productName,
        about: header.config.about[0].label,
        blocked: [...document.querySelector('auction-date-input').disabledDates],
        limit: text.characterLimit,
        required: text.required,
        size: text.size,
      };
    });
    assert.deepEqual(found, expected);
  }
});

/** By the lock file of their own folder, so that the library's install stays light. */
function installFrameworks() {
  const stamp = join(folder, 'node_modules/.lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  npm('ci');
  writeFileSync(stamp, lock);
}

const types = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

async function serve({ url }, response) {
  const { pathname } = new URL(url, 'http://localhost');
  const path = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
  try {
    const body = await readFile(join(folder, 'dist', path));
    response.writeHead(200, { 'content-type': types[extname(path)] ?? 'text/plain' }).end(body);
  } catch {
    response.writeHead(404).end();
  }
}
