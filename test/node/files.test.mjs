import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}dist/`;

/** What the built files are not made from. */
const notBuilt = new Set(['node_modules', 'dist', 'test', 'bench', '.git', 'test-results']);
/** The docs show files of these. */
const apps = 'test/frameworks/apps';
const isWritten = (path) => !/\/(node_modules|build|dist|\.[\w-]+)$/.test(path);

describe('the built files', () => {
  /** Every module with the built files that hold it. */
  const holders = new Map();
  for (const folder of ['', 'elements/', 'chunks/'])
    for (const name of readdirSync(dist + folder).filter(
      (each) => each.endsWith('.js.map') && !each.includes('.single.'),
    ))
      for (const source of JSON.parse(readFileSync(dist + folder + name, 'utf8')).sources) {
        const module = source.replace(/^(\.\.\/)+/, '');
        holders.set(module, [...(holders.get(module) ?? []), folder + name]);
      }

  it('hold no module twice', () => {
    assert.ok(holders.size > 100);
    const twice = [...holders].filter(([, files]) => files.length > 1);
    assert.deepEqual(twice, []);
  });

  it('hold no package in two places', () => {
    const places = new Map();
    for (const module of holders.keys()) {
      const [, place, name] = /^(.*node_modules\/((?:@[^/]+\/)?[^/]+))\//.exec(module) ?? [];
      if (name) places.set(name, new Set(places.get(name)).add(place));
    }
    assert.ok(places.has('react-dom'));
    assert.deepEqual(
      [...places].filter(([, each]) => each.size > 1).map(([name]) => name),
      [],
    );
  });

  it('are the same byte for byte when they are built in another folder', () => {
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
      // These two name packages by their path, which leads out of the copy.
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
});
