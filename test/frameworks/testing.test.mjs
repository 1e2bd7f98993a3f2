import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { browserFlags, findBrowser, installFromApt } from '../../scripts/findBrowser.mjs';
import { ensureInstalled } from '../../scripts/install.mjs';
import { startHost } from '../support/release.mjs';
import { root } from '../support/servers.mjs';

/**
 * Tests the test kit with common app tools. The latest jsdom and happy-dom are tested before each change in
 * test/node/testing.
 */

const folder = join(root, 'test/frameworks/testing');
const { resolve } = createRequire(join(folder, 'package.json'));
const importTool = (name) => import(resolve(name));

describe('auction-elements/testing', () => {
  before(() => ensureInstalled({ folder }));

  for (const version of [22, 23, 24, 25, 26])
    it(`supports the elements in jsdom ${version}`, () => {
      const { status, stdout } = spawnSync(process.execPath, ['--test', 'test/node/testing/jsdom.test.mjs'], {
        cwd: root,
        encoding: 'utf8',
        // A runner inside a test would report to the outer runner.
        env: { ...process.env, NODE_TEST_CONTEXT: undefined, TEST_DOM: resolve(`jsdom-${version}`) },
      });
      assert.equal(status, 0, stdout.slice(-3000));
    });

  describe('in a browser', () => {
    let host;
    before(async () => {
      host = await startHost({
        '/': () => `<!doctype html><html lang="en"><meta charset="utf-8"><title>Viewing</title><link rel="icon" href="data:,">
          <script type="module" src="/autoload.js"></script><auction-header config='{"about":[{"label":"Help","href":"/help"}]}'></auction-header>
          <form action="/booked"><label>Paddle <auction-text-input name="paddle" value="1"></auction-text-input></label>
          <auction-date-input name="day" label="Viewing on"></auction-date-input>
          <auction-time-input name="at" label="At" value="08:00"></auction-time-input></form><auction-footer></auction-footer>`,
        '/asp/SearchAdvanced_i.asp': () => '<!doctype html><title>Results</title>',
        '/help': () => '<!doctype html><title>Help</title>',
        '/for-sale/coins/dimes': () => '<!doctype html><title>Dimes</title>',
      });
    });
    after(() => host?.end());

    /** A journey: text typed into the fields, a menu, a link, and a search. */
    const tryJourney = async ({ auction, goto, readForm, getAddress }) => {
      await goto(host.origin);
      await auction.setText('Paddle', '27');
      await auction.setDate('Viewing on', '2026-11-20');
      await auction.setTime('At', '09:30');
      assert.deepEqual(await readForm(), [
        ['paddle', '27'],
        ['day', '2026-11-20'],
        ['at', '09:30'],
      ]);
      await auction.openMenu('Coins');
      await auction.openMenu('Coins');
      await auction.followLink('Coins', 'Dimes');
      assert.match(await getAddress(), /\/for-sale\/coins\/dimes/);
      await goto(host.origin);
      // The footer has another link with this name.
      await auction.followLink('About Auctions', 'Help');
      assert.match(await getAddress(), /\/help/);
      await goto(host.origin);
      await auction.search('tractor');
      assert.match(await getAddress(), /searchTerm=tractor/);
    };
    const readForm = '[...new FormData(document.forms[0])]';

    it('performs user actions in Playwright', async () => {
      const { chromium } = (await importTool('playwright-core')).default;
      const { onPage } = await import('../../dist/testing/playwright.js');
      const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
      const page = await browser.newPage();
      await tryJourney({
        auction: onPage(page),
        goto: (address) => page.goto(address),
        readForm: () => page.evaluate(readForm),
        getAddress: async () => {
          await page.waitForURL(/for-sale|help|searchTerm/);
          return page.url();
        },
      }).finally(() => browser.close());
    });

    it('performs user actions in Selenium', async () => {
      const { Builder } = (await importTool('selenium-webdriver')).default;
      const { Options, ServiceBuilder } = (await importTool('selenium-webdriver/chrome.js')).default;
      const { onPage } = await import('../../dist/testing/selenium.js');
      const program = '/usr/bin/chromedriver';
      if (!existsSync(program)) installFromApt('chromium-driver');
      const options = new Options().addArguments('--headless', '--window-size=1440,900', ...browserFlags);
      const driver = await new Builder()
        .forBrowser('chrome')
        .setChromeOptions(options.setChromeBinaryPath(findBrowser()))
        .setChromeService(new ServiceBuilder(program))
        .build();
      await tryJourney({
        auction: onPage(driver),
        goto: (address) => driver.get(address),
        readForm: () => driver.executeScript(`return ${readForm}`),
        getAddress: async () => {
          await driver.wait(
            async () => /for-sale|help|searchTerm/.test(await driver.getCurrentUrl()),
            20_000,
          );
          return driver.getCurrentUrl();
        },
      }).finally(() => driver.quit());
    });
  });
});
