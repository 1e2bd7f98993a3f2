import { existsSync, readdirSync } from 'node:fs';
import { installFromApt } from './findBrowser.mjs';

export const driver = '/usr/bin/WebKitWebDriver';

/** Returns the path of WebKitGTK's MiniBrowser: installed, or from apt on Debian as root. */
export function findWebKit({ install = installFromApt } = {}) {
  const findMiniBrowser = () => {
    const base = '/usr/lib';
    for (const folder of existsSync(base) ? readdirSync(base) : [])
      for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
        const path = `${base}/${folder}/${version}/MiniBrowser`;
        if (existsSync(path)) return path;
      }
    return undefined;
  };
  const findComplete = () => existsSync(driver) && existsSync('/usr/bin/Xvfb') && findMiniBrowser();
  const browser = findComplete() || (install('webkit2gtk-driver', 'xvfb') && findComplete());
  if (!browser) throw new Error('WebKitGTK was not found: install webkit2gtk-driver and xvfb.');
  return browser;
}
