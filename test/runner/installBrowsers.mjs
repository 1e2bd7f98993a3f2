import { findBrowser, installFromApt, installHeadlessShell } from '../../scripts/findBrowser.mjs';
import { findFirefox } from '../../scripts/findFirefox.mjs';
import { findWebKit } from '../../scripts/findWebKit.mjs';
import { findOldLibraries } from '../hostile/pages.mjs';

/**
 * Installs what the tests of all engines lack, in one go and without any package of npm, on Debian as root. A run of the tests installs what
 * it lacks, too, but one after the other.
 */
const lacking = [];
const install = (...packages) => {
  lacking.push(...packages);
  return false;
};
for (const find of [installHeadlessShell, findBrowser, findFirefox, findWebKit, findOldLibraries])
  try {
    find({ install });
  } catch {
    // It is in `lacking`.
  }
if (lacking.length > 0) installFromApt(...new Set(lacking));
