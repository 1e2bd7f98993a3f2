import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns whether a Node version can run the tools: 20.19 or newer 20.x, or 22.12 or newer. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Installs the packages of a folder's lock file, unless they are already installed. */
export function ensureInstalled({ folder = root, flags = [] } = {}) {
  if (!isSupported(process.version))
    fail(
      `auction-elements needs Node 20.19, 22.12 or newer, and this is ${process.version}: install a newer Node and run the command again.`,
    );
  const stamp = join(folder, 'node_modules/.auction-elements-lock');
  const lock = createHash('sha256')
    .update(readFileSync(join(folder, 'package-lock.json')))
    .digest('hex');
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === lock) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...flags];
  const options = { cwd: folder, stdio: 'inherit' };
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], options)
    : spawnSync('npm', args, { ...options, shell: process.platform === 'win32' });
  if (error || status !== 0)
    fail(
      `The packages could not be installed (npm ci ended with ${error?.message ?? status}); check the network and run the command again.`,
    );
  writeFileSync(stamp, lock);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
