import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { candidates, findBrowser, findHeadlessBrowser } from '../../scripts/findBrowser.mjs';
import { findOldestBrowser } from '../../scripts/findOldestBrowser.mjs';
import { isSupported } from '../../scripts/install.mjs';
import { apps } from '../frameworks/apps/apps.mjs';

describe('findBrowser', () => {
  const never = () => false;
  it('uses CHROME_PATH first', () => {
    assert.equal(findBrowser({ env: { CHROME_PATH: '/x/chrome' }, exists: () => true }), '/x/chrome');
  });
  it('throws when CHROME_PATH is not a file', () => {
    assert.throws(
      () => findBrowser({ env: { CHROME_PATH: '/x/chrome' }, exists: never }),
      /CHROME_PATH is \/x\/chrome/,
    );
  });
  it('prefers Chrome to Chromium to Edge, on the PATH and in the default folders', () => {
    const at = (...there) =>
      findBrowser({ platform: 'linux', env: { PATH: '/opt/bin' }, exists: (path) => there.includes(path) });
    assert.equal(at('/usr/bin/chromium', '/opt/bin/google-chrome'), '/opt/bin/google-chrome');
    assert.equal(at('/usr/bin/microsoft-edge', '/snap/bin/chromium'), '/snap/bin/chromium');
    assert.equal(at('/usr/bin/microsoft-edge'), '/usr/bin/microsoft-edge');
  });
  it('supports macOS and Windows', () => {
    assert.ok(
      candidates('darwin', { HOME: '/Users/x' }).includes(
        '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      ),
    );
    assert.ok(
      candidates('win32', { ProgramFiles: 'C:\\Program Files' }).includes(
        'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
      ),
    );
  });
  it('installs a browser where possible, and searches again', () => {
    let installed = false;
    const found = findBrowser({
      platform: 'linux',
      env: {},
      exists: (path) => installed && path === '/usr/bin/chromium',
      install: () => (installed = true),
    });
    assert.equal(found, '/usr/bin/chromium');
  });
  it('otherwise throws one sentence that says what to install', () => {
    assert.throws(() => findBrowser({ platform: 'linux', env: {}, exists: never, install: never }), {
      message: /^No browser was found: install Chrome, Chromium or Edge.*\.$/,
    });
  });
});

describe('findOldestBrowser', () => {
  let cache;
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), 'cache-'));
  });
  afterEach(() => rmSync(cache, { recursive: true }));

  it('uses the version that the docs name as the oldest supported', () => {
    const docs = readFileSync('docs/pages/support.ts', 'utf8');
    const [, major] = /\['Chrome, Edge', '(\d+)'\]/.exec(docs);
    assert.ok(
      readFileSync('scripts/findOldestBrowser.mjs', 'utf8').includes(`@sparticuz/chromium@${major}.`),
    );
  });
  it('returns the browser in the cache without a download', () => {
    const folder = join(cache, 'chromium-126.0.0');
    mkdirSync(folder);
    writeFileSync(join(folder, 'chromium'), '');
    const download = () => assert.fail('a download');
    assert.equal(findOldestBrowser({ cache, platform: 'linux x64', download }), join(folder, 'chromium'));
  });
  it('rejects a package with another hash, and leaves nothing in the cache', () => {
    const download = (folder) => {
      writeFileSync(join(folder, 'chromium.tgz'), 'changed');
      return join(folder, 'chromium.tgz');
    };
    assert.throws(
      () => findOldestBrowser({ cache, platform: 'linux x64', download }),
      /its hash isn't the expected one/,
    );
    assert.deepEqual(readdirSync(cache), []);
  });
  it('names the systems that have this browser', () => {
    assert.throws(() => findOldestBrowser({ cache, platform: 'darwin arm64' }), /only for Linux on x64/);
  });
});

describe('findHeadlessBrowser', () => {
  const at = (env, ...there) =>
    findHeadlessBrowser({
      platform: 'linux',
      env,
      exists: (path) => there.includes(path),
      install: () => false,
    });
  it('prefers a headless shell on the PATH to a full browser', () => {
    const shell = '/opt/bin/chromium-headless-shell';
    assert.equal(at({ PATH: '/opt/bin' }, '/usr/bin/chromium', shell), shell);
    assert.equal(at({ PATH: '/opt/bin' }, '/usr/bin/chromium'), '/usr/bin/chromium');
  });
  it('uses CHROME_PATH first', () => {
    const env = { PATH: '/opt/bin', CHROME_PATH: '/x/chrome' };
    assert.equal(at(env, '/x/chrome', '/opt/bin/chromium-headless-shell'), '/x/chrome');
  });
});

describe('isSupported', () => {
  for (const [version, right] of [
    ['v18.20.0', false],
    ['v20.18.9', false],
    ['v20.19.0', true],
    ['v20.20.0', true],
    ['v21.7.0', false],
    ['v22.11.0', false],
    ['v22.12.0', true],
    ['v24.0.0', true],
  ])
    it(`returns ${right} for ${version}`, () => assert.equal(isSupported(version), right));
});

describe('npm scripts', () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  /** Returns the packages that a module needs before its first statement runs. */
  const findPackages = (url, seen = new Set()) => {
    if (seen.has(url.href)) return [];
    seen.add(url.href);
    const source = readFileSync(url, 'utf8');
    const imports = /^(?:import\s(?:[\w*{][^'"]*?\sfrom\s)?|export\s[{*][^'"]*?\sfrom\s)['"]([^'"]+)['"]/gm;
    return [...source.matchAll(imports)].flatMap(([, specifier]) => {
      if (specifier.startsWith('.')) return findPackages(new URL(specifier, url), seen);
      return specifier.startsWith('node:') ? [] : [specifier];
    });
  };
  for (const [name, command] of Object.entries(scripts)) {
    const [, file] = /^node (\S+)/.exec(command) ?? [];
    if (file)
      it(`starts \`npm run ${name}\` in a fresh clone without installed packages`, () => {
        const packages = findPackages(new URL(`../../${file}`, import.meta.url));
        assert.deepEqual(packages, []);
      });
  }
});

describe('test runner', () => {
  it('names a file that does not exist', () => {
    const { status, stdout } = spawnSync(process.execPath, ['test/runner/run.mjs', 'test/none.test.ts'], {
      cwd: new URL('../..', import.meta.url),
      encoding: 'utf8',
    });
    assert.match(stdout, /No test file is at test\/none\.test\.ts\.[^]*0 passed, 1 failed\n$/);
    assert.equal(status, 1);
  });
});

describe('CI workflow', () => {
  it('tests each framework app once a day', () => {
    const text = readFileSync(new URL('../../.github/workflows/ci.yml', import.meta.url), 'utf8');
    const [, list] = /\n +app:\n((?: +- .+\n)+)/.exec(text);
    assert.deepEqual(
      list.match(/[\w-]{2,}/g),
      apps.map(({ name }) => name),
    );
  });
});
