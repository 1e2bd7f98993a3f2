import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { ensureInstalled } from '../../scripts/install.mjs';
import { pack } from '../../scripts/pack.mjs';
import { launchBrowser, collectErrors, until } from '../support/browser.mjs';
import { root, serveFiles } from '../support/servers.mjs';

const folder = join(root, 'test/frameworks');
const execute = promisify(execFile);
const npm = (...args) =>
  execFileSync('npm', [...args, '--no-audit', '--no-fund', '--loglevel=error'], { cwd: folder });
const bin = (name) => join(folder, 'node_modules/.bin', name);

/** Type-checking commands by framework. */
const frameworks = {
  react: ['tsc', '-p', 'react'],
  preact: ['tsc', '-p', 'preact'],
  vue: ['vue-tsc', '-p', 'vue'],
  svelte: ['svelte-check', '--workspace', 'svelte', '--tsconfig', './tsconfig.json'],
  angular: ['tsc', '-p', 'angular'],
  solid: ['tsc', '-p', 'solid'],
  plain: ['tsc', '-p', 'plain'],
};

/** Runs the cases of custom-elements-everywhere with the packed library in an app of each framework. */
describe('the package in apps', () => {
  let browser;
  let server;

  before(async () => {
    // Install from a separate lock file, which keeps the library’s install small.
    ensureInstalled({ folder });
    npm('install', '--no-save', '--no-package-lock', pack(folder));
    server = await serveFiles(join(folder, 'dist'));
    browser = await launchBrowser({ watchesNetwork: true });
  });
  after(async () => {
    await browser?.close();
    server?.close();
  });

  for (const [name, check] of Object.entries(frameworks))
    describe(name, () => {
      it('has types that compile', async () => {
        const [program, ...args] = check;
        await execute(bin(program), args, { cwd: folder, env: { ...process.env, FRAMEWORK: name } });
      });

      it('renders the elements, sets properties of every type, handles their events, and removes them', async () => {
        await execute(bin('vite'), ['build', '--config', 'vite.config.mjs'], {
          cwd: folder,
          env: { ...process.env, FRAMEWORK: name },
        });
        const app = await openApp(`${server.address}${name}/`);
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

        const input = await app.page.waitForSelector('auction-text-input >>> input');
        await input.type('abc');
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
        assert.equal(app.page.url(), `${server.address}${name}/`);
        assert.deepEqual(app.errors, []);
        await app.page.close();
      });
    });

  it('keeps typed text with Vue’s v-model', async () => {
    const app = await openApp(`${server.address}vue/`);
    const day = await app.page.waitForSelector('#modelled-day >>> input');
    await day.type('3/4/2027');
    await app.page.keyboard.press('Tab');
    const time = await app.page.waitForSelector('#modelled-time >>> input');
    await time.type('9:30 pm');
    await app.page.keyboard.press('Enter');
    await app.until(() => document.querySelector('#model').textContent.endsWith(' 2027-03-04 21:30'));
    assert.deepEqual(
      [await day.evaluate(({ value }) => value), await time.evaluate(({ value }) => value)],
      ['03/04/2027', '09:30 PM'],
    );
    assert.deepEqual(app.errors, []);
  });

  for (const name of ['react', 'vue'])
    it(`keeps and clears text in an input that ${name} renders inside a field`, async () => {
      const app = await openApp(`${server.address}${name}/`);
      await (await app.page.waitForSelector('#around-input input')).type('plow');
      const hasNote = (text) =>
        until(
          () =>
            app.page.evaluate(
              (note) =>
                document.querySelector('#around-input p').textContent === note &&
                document.querySelector('#around-input input').value === note &&
                document
                  .querySelector('#around-input auction-text-input')
                  .shadowRoot.textContent.startsWith(`${note.length}/9`),
              text,
            ),
          `the note “${text}”`,
        );
      await hasNote('PLOW');
      await (await app.page.waitForSelector('#around-input >>> [part~=clear-button]')).click();
      await hasNote('');
      assert.deepEqual(app.errors, []);
    });

  async function openApp(address) {
    const page = await browser.newPage();
    await page.setViewport({ width: 1440, height: 900 });
    const errors = collectErrors(page, { ignore: /404/ });
    await page.goto(address);
    const app = {
      page,
      errors,
      until: (probe) =>
        until(() => page.evaluate(`Boolean((${probe})())`), probe).catch(async ({ message }) => {
          throw new Error(`${message}; events: ${await app.text('output')}`);
        }),
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
