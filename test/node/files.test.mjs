import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, it } from 'node:test';

const root = fileURLToPath(new URL('../../', import.meta.url));
const dist = `${root}dist/`;

describe('built files', () => {
  /** Every module with the page files that contain it. */
  const holders = new Map();
  for (const folder of ['elements/', 'chunks/', 'package/'])
    for (const name of readdirSync(dist + folder).filter((each) => each.endsWith('.js.map')))
      for (const source of JSON.parse(readFileSync(dist + folder + name, 'utf8')).sources) {
        const module = source.replace(/^(\.\.\/)+/, '');
        holders.set(module, [...(holders.get(module) ?? []), folder + name]);
      }

  it('contains no module twice', () => {
    assert.ok(holders.size > 100);
    const twice = [...holders].filter(([, files]) => files.length > 1);
    assert.deepEqual(twice, []);
  });

  it('contains no package in two places', () => {
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
});
