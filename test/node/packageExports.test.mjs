import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { it } from 'node:test';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';
import { pack } from '../../scripts/pack.mjs';
import { root } from '../support/servers.mjs';

it('makes a package that publint accepts', async () => {
  const { messages } = await publint({ pkgDir: root, strict: true });
  const pkg = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  assert.deepEqual(
    messages.map((each) => formatMessage(each, pkg)),
    [],
  );
});

it('has types that resolve from its exports like its scripts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  const attw = `${root}node_modules/@arethetypeswrong/cli/dist/index.js`;
  const styles = ['auction-elements.css', 'auction-header.css', 'tokens.css'];
  try {
    execFileSync(
      process.execPath,
      [attw, pack(folder), '--profile', 'esm-only', '--quiet', '--exclude-entrypoints', ...styles],
      { cwd: root, stdio: 'pipe' },
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
