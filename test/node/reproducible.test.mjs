import assert from 'node:assert/strict';
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}dist/`;

/** Folders that the build does not use. */
const notBuilt = new Set(['node_modules', 'dist', 'test', 'bench', '.git', 'test-results']);
/** The docs show files of these apps. */
const apps = 'test/frameworks/apps';
const speech = 'test/assistive/__snapshots__';
const isWritten = (path) => !/\/(node_modules|build|dist|\.[\w-]+)$/.test(path);

/** A registry that knows no vulnerabilities, because `npm audit` needs a network otherwise. */
async function listen() {
  const registry = createServer((request, response) => {
    request.resume();
    response.end('{}');
  }).listen(0);
  await once(registry, 'listening');
  return registry;
}

describe('npm run release in another folder', () => {
  const copy = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  const release = join(copy, 'release');
  const git = (...args) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: copy,
      encoding: 'utf8',
    });
  const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));

  before(async () => {
    for (const name of readdirSync(root).filter((each) => !notBuilt.has(each)))
      cpSync(root + name, join(copy, name), { recursive: true });
    cpSync(root + apps, join(copy, apps), { recursive: true, filter: isWritten });
    // The docs quote the speech of a screen reader.
    cpSync(root + speech, join(copy, speech), { recursive: true });
    symlinkSync(`${root}node_modules`, join(copy, 'node_modules'));
    git('init', '--quiet');
    // The folder is ignored, but not the link.
    writeFileSync(join(copy, '.git/info/exclude'), 'node_modules\n');
    git('add', '.');
    git('commit', '--quiet', '--message', 'Test');
    const registry = await listen();
    try {
      const env = {
        ...process.env,
        npm_config_registry: `http://localhost:${registry.address().port}`,
        GITHUB_REF_TYPE: '',
      };
      await promisify(execFile)(process.execPath, ['scripts/release.mjs'], { cwd: copy, env });
    } finally {
      registry.close();
    }
  });
  after(() => rmSync(copy, { recursive: true }));

  it('builds the same files byte for byte', () => {
    // These two name packages by their path, which is outside the copy.
    const files = readdirSync(dist, { recursive: true }).filter(
      (name) => statSync(dist + name).isFile() && !/(\.map|^manifest\.json)$/.test(name),
    );
    for (const name of [
      'server.js',
      'auction-elements.single.js',
      'auction-elements.css',
      'package/autoload.js',
      'chunks',
    ])
      assert.ok(
        files.some((each) => each.startsWith(name)),
        name,
      );
    const different = files.filter(
      (name) => !readFileSync(join(copy, 'dist', name)).equals(readFileSync(dist + name)),
    );
    assert.deepEqual(different, []);
  });

  it('writes the package, the ZIP, the SBOM, and notes, with hashes', () => {
    const name = `auction-elements-${version}`;
    const files = [`${name}.cdx.json`, `${name}.tgz`, `${name}.zip`];
    assert.deepEqual(readdirSync(release).sort(), ['NOTES.md', 'SHA256SUMS', ...files].sort());
    const hashes = files.map((each) => {
      const hash = createHash('sha256').update(readFileSync(join(release, each)));
      return `${hash.digest('hex')}  ${each}\n`;
    });
    assert.equal(readFileSync(join(release, 'SHA256SUMS'), 'utf8'), hashes.join(''));
    const notes = readFileSync(join(release, 'NOTES.md'), 'utf8').trim();
    assert.ok(readFileSync(`${root}CHANGELOG.md`, 'utf8').includes(`\n## ${version}\n\n${notes}\n`));
  });

  it('changes no file of the repository', () => {
    assert.equal(git('status', '--porcelain'), '');
  });
});
