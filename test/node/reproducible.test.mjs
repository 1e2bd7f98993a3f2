import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}dist/`;

/** Folders that the build does not use. */
const notBuilt = new Set(['node_modules', 'dist', 'test', 'bench', '.git', 'test-results']);
/** The docs show files of these apps. */
const apps = 'test/frameworks/apps';
const isWritten = (path) => !/\/(node_modules|build|dist|\.[\w-]+)$/.test(path);

it('builds the same files byte for byte in another folder', () => {
  const copy = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  try {
    for (const name of readdirSync(root).filter((each) => !notBuilt.has(each)))
      cpSync(root + name, join(copy, name), { recursive: true });
    cpSync(root + apps, join(copy, apps), { recursive: true, filter: isWritten });
    symlinkSync(`${root}node_modules`, join(copy, 'node_modules'));
    const { status, stderr } = spawnSync(process.execPath, ['scripts/build.mjs'], {
      cwd: copy,
      encoding: 'utf8',
    });
    assert.equal(status, 0, stderr);
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
  } finally {
    rmSync(copy, { recursive: true });
  }
});
