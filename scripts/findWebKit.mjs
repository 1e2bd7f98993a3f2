import { existsSync, readdirSync } from 'node:fs';
import { installFromApt } from './findBrowser.mjs';

export const driver = '/usr/bin/WebKitWebDriver';

/** The program of WebKitGTK's small browser: an installed one, else on Debian as root one from apt. */
export function findWebKit({ install = installFromApt } = {}) {
  const found = () => {
    const base = '/usr/lib';
    for (const folder of existsSync(base) ? readdirSync(base) : [])
      for (const version of ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0']) {
        const path = `${base}/${folder}/${version}/MiniBrowser`;
        if (existsSync(path)) return path;
      }
    return undefined;
  };
  const complete = () => existsSync(driver) && existsSync('/usr/bin/Xvfb') && found();
  const browser = complete() || (install('webkit2gtk-driver', 'xvfb') && complete());
  if (!browser) throw new Error('WebKitGTK was not found: install webkit2gtk-driver and xvfb.');
  return browser;
}
