import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { ensureInstalled } from '../../scripts/install.mjs';
import { pack } from '../../scripts/pack.mjs';
import { root } from '../support/servers.mjs';

/** Tests the Vitest and Jest setups that the docs show, with the packed library. */

const folder = join(root, 'test/frameworks/apps/runners');

describe('auction-elements/testing, set up as in the docs', () => {
  let tarball;
  before(() => {
    ensureInstalled({ folder });
    tarball = pack(folder);
    const flags = ['--no-save', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
    execFileSync('npm', ['install', ...flags, tarball], { cwd: folder, stdio: 'pipe' });
  });
  after(() => tarball && rmSync(tarball));

  for (const [title, ...command] of [
    ['Vitest with jsdom', 'vitest', 'run'],
    ['Vitest with happy-dom', 'vitest', 'run', '--environment', 'happy-dom'],
    ['Jest', 'jest'],
  ])
    it(`works in ${title}`, () => {
      const { status, stdout, stderr } = spawnSync('npx', ['--no-install', ...command], {
        cwd: folder,
        encoding: 'utf8',
        // A runner inside a test would report to the outer runner.
        env: { ...process.env, NODE_TEST_CONTEXT: undefined, CI: '1' },
      });
      assert.equal(status, 0, `${stdout}${stderr}`.slice(-3000));
    });
});
