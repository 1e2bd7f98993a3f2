import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installFromApt } from './findBrowser.mjs';

/** Returns the path of Firefox: `FIREFOX_PATH`, an installed Firefox, or Firefox from apt on Debian as root. */
export function findFirefox({ env = process.env, exists = existsSync, install = installFromApt } = {}) {
  const folders = [...(env.PATH ?? '').split(delimiter).filter(Boolean), '/usr/bin', '/snap/bin'];
  const paths = [
    ...['firefox-esr', 'firefox'].flatMap((name) => folders.map((folder) => join(folder, name))),
    '/Applications/Firefox.app/Contents/MacOS/firefox',
    'C:\\Program Files\\Mozilla Firefox\\firefox.exe',
  ];
  const findInstalled = () => [env.FIREFOX_PATH, ...paths].find((path) => path && exists(path));
  const browser = findInstalled() ?? (install('firefox-esr') ? findInstalled() : undefined);
  if (browser) return browser;
  throw new Error('No Firefox was found: install it, or set FIREFOX_PATH to its program.');
}
