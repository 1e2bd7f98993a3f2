import { findBrowser, installFromApt, installHeadlessShell } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { findWebKit } from '../../scripts/findWebKit.mjs';
import { findOldLibraries } from '../hostile/pages.mjs';

/** Installs the missing packages of all engines with one call of apt, on Debian as root. Needs no npm packages. */

const missing = new Set();
const install = (...packages) => {
  for (const name of packages) missing.add(name);
  return false;
};
for (const find of [installHeadlessShell, findBrowser, findFirefox, findWebKit, findOldLibraries])
  try {
    find({ install });
  } catch {
    // `find()` throws if the browser is not installed, after it has called `install`.
  }
if (missing.size > 0) installFromApt(...missing);
