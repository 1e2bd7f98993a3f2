import assert from 'node:assert/strict';
import { execFile, execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { promisify } from 'node:util';
import { gunzipSync } from 'node:zlib';
import { pack } from '../../scripts/pack.mjs';
import { root } from '../support/servers.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));
const { version, exports } = readJson(`${root}package.json`);

describe('packed package', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  const app = join(folder, 'app');
  const library = join(app, 'node_modules/auction-elements');
  let archive;
  before(() => {
    archive = pack(folder);
    mkdirSync(app);
    execFileSync('npm', ['init', '--yes'], { cwd: app, stdio: 'pipe' });
    // Fails if npm would download a package, because the package needs no other packages.
    execFileSync('npm', ['install', '--offline', '--no-audit', archive], { cwd: app, stdio: 'pipe' });
  });
  after(() => rmSync(folder, { recursive: true }));

  it('has the same bytes if another folder has the same files with other dates', () => {
    const copy = join(folder, 'copy');
    for (const name of ['scripts', 'dist', 'integrations', 'package.json', 'custom-elements.json', 'LICENSE'])
      cpSync(root + name, join(copy, name), { recursive: true });
    for (const name of readdirSync(root).filter((each) => each.endsWith('.md')))
      cpSync(root + name, join(copy, name));
    symlinkSync(`${root}node_modules`, join(copy, 'node_modules'));
    for (const name of readdirSync(join(copy, 'dist'), { recursive: true }))
      utimesSync(join(copy, 'dist', name), 1e9, 1e9);
    const hash = () => createHash('sha512').update(readFileSync(archive)).digest('hex');
    const expected = hash();
    const output = execFileSync(process.execPath, ['scripts/pack.mjs', folder], {
      cwd: copy,
      encoding: 'utf8',
    });
    assert.equal(output.trim(), archive);
    assert.equal(hash(), expected);
  });

  it('installs without a network in an empty project, and adds only the library', () => {
    assert.deepEqual(
      readdirSync(join(app, 'node_modules')).filter((name) => !name.startsWith('.')),
      ['auction-elements'],
    );
    assert.equal(readJson(join(library, 'package.json')).version, version);
  });

  it('contains no scripts, and no entries for development', () => {
    const manifest = readJson(join(library, 'package.json'));
    for (const key of ['scripts', 'devDependencies', 'overrides', 'private'])
      assert.equal(manifest[key], undefined, key);
  });

  it('lets an app import each entry point', () => {
    // These need the package of the app: React, Vue, Testing Library, and a compiler for Svelte.
    const needsPackages = new Set(['./react', './react/components', './vue', './svelte', './testing/*']);
    const scripts = Object.entries(exports)
      .filter(([name, { default: file }]) => file?.endsWith('.js') && !needsPackages.has(name))
      .flatMap(([name, { default: file }]) =>
        name.includes('*')
          ? readdirSync(join(library, file, '..'))
              .filter((each) => /^auction-.*\.js$/.test(each))
              .map((each) => name.replace('auction-*.js', each))
          : [name],
      );
    assert.ok(scripts.length >= 20, String(scripts.length));
    const files = Object.entries(exports)
      .filter(([name, file]) => typeof file === 'string' && !name.includes('*'))
      .map(([name]) => name);
    const script = `
      import { createRequire } from 'node:module';
      import { readFileSync } from 'node:fs';
      const require = createRequire(import.meta.url);
      for (const name of ${JSON.stringify(scripts)}) await import('auction-elements' + name.slice(1));
      for (const name of ${JSON.stringify([...files, ...[...needsPackages].slice(0, 3)])})
        readFileSync(require.resolve('auction-elements' + name.slice(1)));
      console.log('imported');`;
    const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: app,
      encoding: 'utf8',
    });
    assert.equal(stdout + stderr, 'imported\n');
  });

  it('runs its command', () => {
    const output = execFileSync('npx', ['--no-install', 'auction-elements', 'render', '--out', 'partials'], {
      cwd: app,
      encoding: 'utf8',
    });
    assert.ok(readdirSync(join(app, 'partials')).length > 3, output);
  });

  it('shows npm the packages in its scripts', () => {
    const { components } = JSON.parse(
      execFileSync('npm', ['sbom', '--sbom-format=cyclonedx'], { cwd: app, encoding: 'utf8' }),
    );
    const bundled = readJson(join(library, 'dist/sbom.cdx.json')).components.map(({ purl }) => purl);
    assert.ok(
      bundled.includes(`pkg:npm/react@${readJson(`${root}node_modules/react/package.json`).version}`),
    );
    const seen = new Set(components.map(({ purl }) => purl));
    for (const purl of bundled) assert.ok(seen.has(purl), purl);
  });

  it('lets npm audit report a vulnerability of a package in its scripts', async () => {
    const advisory = {
      id: 1,
      url: 'https://github.com/advisories/GHSA-test',
      title: 'Test',
      severity: 'high',
      vulnerable_versions: '<999',
    };
    const requested = [];
    const answer = async (request, response) => {
      const chunks = await request.toArray();
      const body = Buffer.concat(chunks);
      if (!request.url.endsWith('/advisories/bulk')) return response.writeHead(404).end('{}');
      const packages = JSON.parse(request.headers['content-encoding'] === 'gzip' ? gunzipSync(body) : body);
      requested.push(...Object.keys(packages));
      response.end(JSON.stringify({ 'react-dom': [advisory] }));
    };
    const registry = createServer((request, response) => void answer(request, response)).listen(0);
    await once(registry, 'listening');
    try {
      const url = `--registry=http://localhost:${registry.address().port}`;
      const { stdout } = await promisify(execFile)('npm', ['audit', '--json', url], { cwd: app }).catch(
        (error) => error,
      );
      const { vulnerabilities } = JSON.parse(stdout);
      assert.deepEqual(Object.keys(vulnerabilities).sort(), ['auction-elements', 'react-dom']);
      assert.ok(requested.includes('date-fns'));
    } finally {
      registry.close();
    }
  });
});
