import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import puppeteer from 'puppeteer-core';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { startHost } from '../support/release.mjs';
import { startDesktop } from './desktop.mjs';

/** Tests the printout of a page with a header, a footer, and a filled-in form. */

const page = `<!doctype html><html lang="en-US"><meta charset="utf-8"><title>Registration</title>
<link rel="stylesheet" href="/auction-elements.css"><script type="module" src="/auction-elements.js"></script>
<auction-header></auction-header><main><h1>Registration</h1><form>
<auction-form-field label="Full name" help="As on your card"><auction-text-input name="name" value="Ann Lee" required></auction-text-input></auction-form-field>
<auction-date-input label="Day" name="day" value="2030-12-24"></auction-date-input>
<auction-time-input label="Time" name="time" value="21:30"></auction-time-input>
<auction-form-field label="State"><select><option>Idaho<option selected>Iowa</select></auction-form-field>
<auction-form-field label="Note"><textarea>Two crates, by van</textarea></auction-form-field>
<auction-form-field><label><input type="checkbox" checked> I accept the terms</label></auction-form-field>
<auction-button type="submit">Register</auction-button></form></main><auction-footer></auction-footer>
<script>
  const rendered = () =>
    document.querySelector('auction-time-input').shadowRoot?.querySelector('input')?.value &&
    document.querySelector('auction-footer').shadowRoot?.querySelector('footer');
  const wait = setInterval(() => {
    if (!rendered()) return;
    clearInterval(wait);
    document.title = 'Ready';
  }, 50);
</script>`;

const printByDriver = async (browser, url, path) => {
  try {
    const tab = await browser.newPage();
    await tab.goto(url);
    await tab.waitForFunction(() => document.title === 'Ready');
    await tab.pdf({ path, format: 'A4' });
  } finally {
    await browser.close();
  }
};

const engines = {
  chromium: async (url, path) => printByDriver(await launchBrowser(), url, path),
  firefox: async (url, path) =>
    printByDriver(
      await puppeteer.launch({ browser: 'firefox', executablePath: findFirefox(), headless: true }),
      url,
      path,
    ),
  webkit: async (url, path, desktop) => {
    const script = fileURLToPath(new URL('webkitPrint.py', import.meta.url));
    const [code] = await once(
      desktop.start('/usr/bin/python3', [script, url, path], { env: desktop.env }),
      'exit',
    );
    assert.equal(code, 0);
  },
};

const chosen = process.env.ENGINES?.split(',') ?? Object.keys(engines);

describe('printout of a page with a header, a footer, and a filled-in form', () => {
  let desktop;
  let host;
  let folder;
  before(async () => {
    desktop = await startDesktop({ 'poppler-utils': '/usr/bin/pdftotext' });
    host = await startHost({ '/form': () => page });
    folder = process.env.PRINT_FOLDER ?? mkdtempSync(join(tmpdir(), 'print-'));
  });
  after(() => {
    desktop?.end();
    host?.end();
    if (!process.env.PRINT_FOLDER) rmSync(folder, { recursive: true });
  });

  for (const engine of chosen)
    it(`has one or two sheets with the entered values and without buttons in ${engine}`, async () => {
      const path = join(folder, `${engine}.pdf`);
      await engines[engine](`${host.origin}/form`, path, desktop);
      const run = (command, ...args) => spawnSync(command, args, { encoding: 'utf8' }).stdout;
      const sheets = Number(/Pages:\s+(\d+)/.exec(run('pdfinfo', path))?.[1]);
      assert.ok(sheets >= 1 && sheets <= 2, `${sheets} sheets`);
      const text = run('pdftotext', '-layout', path, '-');
      const shown = [
        'Auctions',
        'Full name',
        'Ann Lee',
        '12/24/2030',
        '09:30 PM',
        'Iowa',
        'Two crates, by van',
      ];
      for (const each of [...shown, 'I accept the terms', 'About Us']) assert.ok(text.includes(each), each);
      for (const each of ['Browse By', 'Subscribe', 'Sign In', 'Farm Equipment'])
        assert.ok(!text.includes(each), `${each} is to be pressed`);
    });
});
