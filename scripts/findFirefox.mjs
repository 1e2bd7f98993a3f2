import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromApt } from './findBrowser.mjs';

/** Firefox: `FIREFOX_PATH`, else an installed one, else on Debian as root one from apt. */
export function findFirefox({ env = process.env, exists = existsSync, install = installFromApt } = {}) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  const known = [
    ...['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  const found = () => [env.FIREFOX_PATH, ...known].find((path) => path && exists(path));
  const browser = found() ?? (install('firefox-esr') ? found() : undefined);
  if (browser) return browser;
  throw new Error('No Firefox was found: install it, or set FIREFOX_PATH to its program.');
}
