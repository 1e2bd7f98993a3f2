import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}dist/`;

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
      const sources = readdirSync(root).filter((name) =>
        /^(src|elements|package\.json|(vite|tsconfig).*)$/.test(name),
      );
      for (const name of sources) cpSync(root + name, join(copy, name), { recursive: true });
      symlinkSync(`${root}node_modules`, join(copy, 'node_modules'));
      const build = `import('vite').then(({ build }) => build({ logLevel: 'error' }))`;
      const { status, stderr } = spawnSync(process.execPath, ['-e', build], {
        cwd: copy,
        encoding: 'utf8',
        env: { ...process.env, NODE_ENV: 'production' },
      });
      assert.equal(status, 0, stderr);
      const scripts = readdirSync(join(copy, 'dist'), { recursive: true }).filter((name) =>
        name.endsWith('.js'),
      );
      assert.ok(scripts.length > 60);
      for (const name of scripts)
        assert.ok(readFileSync(join(copy, 'dist', name)).equals(readFileSync(dist + name)), name);
    } finally {
      rmSync(copy, { recursive: true });
    }
  });
});
