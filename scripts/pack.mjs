import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBundledPackages, writeDeclarations } from './bundled.mjs';

/** `npm run pack [-- FOLDER]`: packs the built files into `auction-elements-VERSION.tgz`, and prints its path. */

const root = fileURLToPath(new URL('..', import.meta.url));

/** Packs the npm package, and returns the path of the archive. The same files result in the same bytes. */
export function pack(destination = root) {
  const npmPack = (cwd, ...args) =>
    JSON.parse(
      execFileSync('npm', ['pack', '--json', '--silent', '--ignore-scripts', ...args], {
        cwd,
        encoding: 'utf8',
        shell: process.platform === 'win32',
      }),
    )[0];
  const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  try {
    for (const { path } of npmPack(root, '--dry-run').files) cpSync(root + path, join(folder, path));
    writeDeclarations(folder, findBundledPackages());
    return join(destination, npmPack(folder, '--pack-destination', destination).filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) console.log(pack(process.argv[2]));
