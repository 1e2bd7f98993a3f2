import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = `${root}node_modules`;
const stamp = `${modules}/.auction-elements-lock`;

const lockHash = () =>
  createHash('sha256')
    .update(readFileSync(`${root}package-lock.json`))
    .digest('hex');

const isInstalled = () => existsSync(stamp) && readFileSync(stamp, 'utf8') === lockHash();

/** Whether a Node version can run the tools: 20.19, 22.12 or anything newer. */
export function isSupported(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
}

/** Installs exactly what the lock file says, unless that is what is there. */
export function ensureInstalled() {
  if (!isSupported(process.version)) {
    fail(
      `auction-elements needs Node 20.19, 22.12 or newer, and this is ${process.version}: install a newer Node and run the command again.`,
    );
  }
  if (isInstalled()) return;
  console.log('Installing packages …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error } = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' });
  if (error || status !== 0)
    fail(
      `The packages could not be installed (npm ci ended with ${error?.message ?? status}); check the network and run the command again.`,
    );
  writeFileSync(stamp, lockHash());
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
