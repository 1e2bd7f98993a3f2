import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { compareApis } from '../../scripts/compareApis.mjs';
import { root } from '../support/servers.mjs';

const release = JSON.parse(readFileSync(`${root}docs/api.json`, 'utf8'));

describe('npm run api', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  after(() => rmSync(folder, { recursive: true }));
  /** Compares the sources with a release whose API has other names. */
  const compareWith = (rename, version = release.version) => {
    const entries = Object.entries(release.api).map(([name, entry]) => [rename(name), entry]);
    const file = join(folder, 'api.json');
    writeFileSync(file, JSON.stringify({ version, api: Object.fromEntries(entries) }));
    return spawnSync(process.execPath, ['scripts/api.mjs', '--baseline', file], {
      cwd: root,
      encoding: 'utf8',
    });
  };

  it('accepts the API of the sources', () => {
    const { status, stderr } = compareWith((name) => name);
    assert.equal(stderr, '');
    assert.equal(status, 0);
  });

  it('stops a removed attribute', () => {
    const { status, stderr } = compareWith((name) =>
      name === '<auction-button> attribute size' ? '<auction-button> attribute scale' : name,
    );
    assert.match(stderr, /^Breaking: <auction-button> attribute scale was removed\.$/m);
    assert.match(stderr, /release a new major version/);
    assert.equal(status, 1);
  });

  it('stops a renamed event', () => {
    const { status, stderr } = compareWith((name) =>
      name.replace('event auction-sign-out', 'event auction-log-out'),
    );
    assert.match(stderr, /^Breaking: <auction-header> event auction-log-out was removed\.$/m);
    assert.equal(status, 1);
  });

  it('stops a removed option of the command line, key of the configuration, and server function', () => {
    const names = ['command render --config', 'configuration.links.home', 'server renderHeader'];
    for (const name of names) assert.ok(name in release.api, name);
    const { status, stderr } = compareWith((name) => (names.includes(name) ? `${name}Old` : name));
    for (const name of names) assert.match(stderr, new RegExp(`^Breaking: ${name}Old was removed`, 'm'));
    assert.equal(status, 1);
  });
});

describe('compareApis', () => {
  const compare = (before, after, version = '1.5.0') =>
    compareApis({ version: '1.4.0', api: before }, { version, api: after });
  const change = (before, after, version) =>
    compare({ 'x y': { type: before } }, { 'x y': { type: after } }, version).length;

  for (const [before, after, title] of [
    ["'a' | 'b'", "'a' | 'b' | 'c'", 'a new value'],
    ['string', 'string | undefined', 'an optional value'],
    [
      'CustomEvent<{ term: string }>',
      'CustomEvent<{ term: string; category?: string }>',
      'a new key of a detail',
    ],
    ['(config?: A) => string', '(config?: A, options?: B) => string', 'a new optional parameter'],
  ])
    it(`accepts ${title}`, () => assert.equal(change(before, after), 0));

  for (const [before, after, title] of [
    ["'a' | 'b'", "'a'", 'a removed value'],
    ['string | undefined', 'string', 'a value that is now required'],
    ['string', 'number', 'another type'],
    [
      'CustomEvent<{ term: string; page: string }>',
      'CustomEvent<{ term: string }>',
      'a removed key of a detail',
    ],
    ['(config?: A) => string', '(config?: A, options: B) => string', 'a new required parameter'],
    ['(config?: A) => string', '(config?: A) => string | undefined', 'another return type'],
  ]) {
    it(`stops ${title}`, () => assert.equal(change(before, after), 1));
    it(`accepts ${title} in a major version`, () => assert.equal(change(before, after, '2.0.0'), 0));
  }

  it('stops another default', () => {
    const before = { 'x y': { type: 'string', default: 'a' } };
    assert.equal(compare(before, { 'x y': { type: 'string', default: 'b' } }).length, 1);
  });

  it('stops a new required key of the configuration, and accepts an optional key', () => {
    const before = { configuration: { type: 'object' } };
    const add = (type) => compare(before, { ...before, 'configuration.x': { type } }).length;
    assert.equal(add('string'), 1);
    assert.equal(add('string | undefined'), 0);
  });

  it('accepts that a major version removes only deprecated attributes and custom properties', () => {
    const element = { 'element <auction-x>': { type: '' } };
    const remove = (entry) => compare({ ...element, '<auction-x> attribute y': entry }, element, '2.0.0');
    assert.match(remove({ type: 'string' })[0], /Deprecate it in a minor version first\.$/);
    assert.deepEqual(remove({ type: 'string', deprecated: true }), []);
  });
});
