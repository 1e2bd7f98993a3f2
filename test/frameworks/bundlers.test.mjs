import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { gzipSync } from 'node:zlib';
import { ensureInstalled } from '../../scripts/install.mjs';
import { pack } from '../../scripts/pack.mjs';
import { collectErrors, launchBrowser, until } from '../support/browser.mjs';
import { root, serveFiles } from '../support/servers.mjs';

/**
 * Tests the packed library in bundlers. Parcel reads `exports` of packages only with its setting
 * `packageExports`. Writes `docs/bundlers.json`, which the docs show.
 */

const execute = promisify(execFile);
const here = join(root, 'test/frameworks/bundlers');
const flags = ['--legacy-peer-deps'];

/** Imported entries by their name in the docs, each with an element that must not be bundled. */
const entries = {
  'auction-button': { imports: 'auction-elements/elements/auction-button.js', absent: 'auction-header' },
  'auction-text-input': {
    imports: 'auction-elements/elements/auction-text-input.js',
    absent: 'auction-date-picker',
  },
  'auction-header': { imports: 'auction-elements/elements/auction-header.js', absent: 'auction-date-input' },
  'all tags': { imports: 'auction-elements' },
};

const vite = (version) => ({
  name: `Vite ${version}`,
  command: (entry, out) => [
    process.execPath,
    '--input-type=module',
    '--eval',
    `import { build } from 'vite-${version}';
     await build({ configFile: false, logLevel: 'warn', build: { outDir: '${out}', minify: true,
       rollupOptions: { input: '${entry}', output: { entryFileNames: 'main.js' } } } });`,
  ],
});

const bundlers = [
  {
    name: 'webpack 5',
    command: (entry, out) => [
      process.execPath,
      '--input-type=module',
      '--eval',
      `import webpack from 'webpack';
       webpack({ mode: 'production', entry: '${entry}', performance: false, output: { path: '${out}' } },
         (error, stats) => { if (error || stats.hasErrors() || stats.hasWarnings()) { console.error(error ?? stats.toString()); process.exit(1); } });`,
    ],
  },
  {
    name: 'Rspack',
    command: (entry, out) => [
      process.execPath,
      '--input-type=module',
      '--eval',
      `import { rspack } from '@rspack/core';
       rspack({ mode: 'production', entry: '${entry}', performance: false, output: { path: '${out}' } },
         (error, stats) => { if (error || stats.hasErrors() || stats.hasWarnings()) { console.error(error ?? stats.toString()); process.exit(1); } });`,
    ],
  },
  {
    name: 'Rollup',
    command: (entry, out) => [
      process.execPath,
      '--input-type=module',
      '--eval',
      `import { rollup } from 'rollup';
       import { nodeResolve } from '@rollup/plugin-node-resolve';
       const bundle = await rollup({ input: '${entry}', plugins: [nodeResolve()], onwarn: (warning) => { throw new Error(warning.message); } });
       await bundle.write({ dir: '${out}', entryFileNames: 'main.js' });`,
    ],
  },
  {
    name: 'esbuild',
    command: (entry, out) => [
      join(here, 'node_modules/.bin/esbuild'),
      entry,
      '--bundle',
      '--splitting',
      '--format=esm',
      '--minify',
      '--log-level=warning',
      `--outdir=${out}`,
    ],
  },
  {
    name: 'Parcel 2',
    command: (entry, out) => [
      join(here, 'node_modules/.bin/parcel'),
      'build',
      entry,
      '--no-cache',
      '--no-autoinstall',
      '--no-source-maps',
      `--dist-dir=${out}`,
    ],
  },
  vite(5),
  vite(6),
  vite(7),
  vite(8),
];

describe('bundlers', () => {
  let browser;
  const sizes = {};
  before(async () => {
    ensureInstalled({ folder: here, flags });
    const tarball = pack(here);
    execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--no-audit', ...flags, tarball], {
      cwd: here,
      stdio: 'pipe',
    });
    rmSync(tarball);
    mkdirSync(join(here, 'dist'), { recursive: true });
    browser = await launchBrowser({ watchesNetwork: true });
  });
  after(async () => {
    await browser?.close();
    if (Object.keys(sizes).length === bundlers.length)
      writeFileSync(join(root, 'docs/bundlers.json'), `${JSON.stringify(sizes, null, 2)}\n`);
  });

  for (const { name, command } of bundlers)
    describe(name, () => {
      for (const [entryName, { imports, absent }] of Object.entries(entries))
        it(`bundles ${entryName}, and nothing else`, async (test) => {
          const folder = join(here, 'dist', `${name} ${entryName}`.replaceAll(' ', '-'));
          rmSync(folder, { recursive: true, force: true });
          mkdirSync(folder, { recursive: true });
          const entry = join(here, 'dist', `${entryName.replaceAll(' ', '-')}/main.js`);
          mkdirSync(join(entry, '..'), { recursive: true });
          writeFileSync(entry, `import '${imports}';\n`);
          const [program, ...args] = command(entry, folder);
          const { stderr } = await execute(program, args, { cwd: here });
          assert.equal(stderr, '');

          const tag = entryName === 'all tags' ? 'auction-header' : entryName;
          writeFileSync(
            join(folder, 'index.html'),
            `<!doctype html><meta charset="utf-8"><title>${tag}</title><link rel="icon" href="data:,">
             <script type="module" src="main.js"></script><${tag} aria-label="Lot">Bid</${tag}>`,
          );
          const server = await serveFiles(folder);
          // Otherwise, the process never ends after a failure.
          test.after(() => server.close());
          const page = await browser.newPage();
          test.after(() => page.close());
          const errors = collectErrors(page);
          const loaded = new Set();
          page.on('response', (response) => {
            const { pathname } = new URL(response.url());
            if (pathname.endsWith('.js')) loaded.add(pathname.slice(1));
          });
          await page.goto(server.address);
          await until(
            () =>
              page.evaluate(
                (name) => Boolean(document.querySelector(name).shadowRoot?.querySelector('[part]')),
                tag,
              ),
            `<${tag}>`,
          );
          if (absent)
            assert.equal(await page.evaluate((each) => customElements.get(each), absent), undefined);
          assert.deepEqual(errors, []);
          const bytes = [...loaded].map(
            (file) => gzipSync(readFileSync(join(folder, file)), { level: 9 }).length,
          );
          assert.ok(readdirSync(folder).length > 1);
          (sizes[name] ??= {})[entryName] = Math.round(bytes.reduce((sum, each) => sum + each, 0) / 1000);
        });
    });
});
