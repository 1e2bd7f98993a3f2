import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { utimesSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { findFreePort } from '../../scripts/startDemo.mjs';
import { launchBrowser } from '../support/browser.mjs';
import { root } from '../support/servers.mjs';

describe('npm run dev', () => {
  let server;
  let browser;
  let origin;
  before(async () => {
    const port = await findFreePort();
    origin = `http://localhost:${port}`;
    server = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: String(port), DEMO_DATABASE: ':memory:' },
    });
    await new Promise((resolve) => server.stdout.on('data', (text) => /Docs:/.test(text) && resolve()));
    browser = await launchBrowser();
  });
  after(async () => {
    await browser?.close();
    server.kill();
  });

  const hasMenu = () => document.querySelector('auction-header')?.shadowRoot?.querySelector('nav') !== null;

  for (const [path, file] of [
    ['/', 'src/header/shell/Header.tsx'],
    ['/', 'demo/view/page.ts'],
    ['/docs/theming.html', 'docs/pages/theming.ts'],
  ])
    it(`reloads ${path} when ${file} changes`, async () => {
      const page = await browser.newPage();
      await page.goto(origin + path);
      await page.waitForFunction(hasMenu);
      const reloaded = page.waitForNavigation();
      utimesSync(root + file, new Date(), new Date());
      await reloaded;
      await page.waitForFunction(hasMenu);
      await page.close();
    });

  it('ends with a message if the port is taken', async () => {
    const { port } = new URL(origin);
    const second = spawn(process.execPath, ['scripts/dev.mjs'], {
      cwd: root,
      env: { ...process.env, PORT: port },
    });
    const output = await new Promise((resolve) => {
      let text = '';
      second.stderr.on('data', (chunk) => (text += chunk));
      second.on('exit', () => resolve(text));
    });
    assert.match(
      output,
      new RegExp(`Port ${port} is already in use. Try PORT=${Number(port) + 1} npm run dev.`),
    );
  });
});
