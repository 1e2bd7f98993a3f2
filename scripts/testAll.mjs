import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './findBrowser.mjs';
import { findFirefox } from './findFirefox.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run test:all`: everything in Chromium, all tests of the browser in Firefox and WebKit, walks through all tags of the built library in
 * WebKit and in pages with old libraries, the tests of header, footer, controls and element layer in a page with other people's scripts, and
 * those of dates in three time zones. What cannot be run here is told, never passed over. The last line adds all up.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
/** How many run at the same time: a test mostly waits. */
const lanes = 2;

ensureInstalled();
const { findOldLibraries } = await import('../test/hostile/pages.mjs');
const { findWebKit } = await import('../test/webkit/webDriver.mjs');

const hostile = ['test/auction-header', 'test/auction-footer', 'test/controls', 'test/elements'];
const dates = ['test/datetime', 'test/auction-date-input.test.ts', 'test/auction-date-picker.test.ts'];
const zones = ['UTC', 'America/New_York', 'Australia/Sydney'];

/** The longest come first, so that no lane is left alone with one. */
const runs = [
  { name: 'Chromium, built files and tools', args: ['--built', '--node-only'] },
  { name: 'WebKit', args: ['--browser-only'], env: { ENGINE: 'webkit' }, needs: findWebKit },
  { name: 'Firefox', args: ['--browser-only'], env: { ENGINE: 'firefox' }, needs: findFirefox },
  { name: 'Chromium', args: ['--browser-only'] },
  { name: 'Chromium, a page with careless scripts', args: hostile, env: { HOSTILE: 'jquery,careless' } },
  { name: 'Pages with old libraries', args: ['--built', 'test/oldPages'], needs: findOldLibraries },
  ...zones.map((zone) => ({ name: `Chromium, dates in ${zone}`, args: dates, env: { TZ: zone } })),
  { name: 'WebKit, built library', args: ['--built', 'test/webkit'], needs: findWebKit },
  ...zones.map((zone) => ({
    name: `WebKit, dates in ${zone}`,
    args: ['test/datetime'],
    env: { ENGINE: 'webkit', TZ: zone },
    needs: findWebKit,
  })),
];

findBrowser();
const total = { passed: 0, failed: 0 };
const lines = [];
const waiting = runs.filter(isPossible);
if (spawnSync(process.execPath, ['scripts/build.mjs'], { cwd: root, stdio: 'inherit' }).status !== 0) {
  lines.push('The build failed.');
  total.failed++;
} else await Promise.all(Array.from({ length: lanes }, lane));
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** What is needed is found, and if need be installed, before anything runs, as the browser is: two could not install at once. */
function isPossible({ name, needs }) {
  try {
    needs?.();
    return true;
  } catch (error) {
    lines.push(`${name}: NOT RUN. ${error.message}`);
    return false;
  }
}

async function lane() {
  while (waiting.length > 0) {
    const { name, args, env } = waiting.shift();
    const begin = Date.now();
    const { passed, failed, output } = await count(['scripts/test.mjs', ...args], env);
    const seconds = Math.round((Date.now() - begin) / 1000);
    console.log(`\n── ${name} ──\n${output}`);
    lines.push(`${name}: ${passed} passed, ${failed} failed, in ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
  }
}

/** The counts of a run's last line; a run without one counts as one failure. */
function count(args, env = {}) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
    });
    child.on('close', () => {
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      resolve({
        output,
        ...(passed === undefined ? { passed: 0, failed: 1 } : { passed: +passed, failed: +failed }),
      });
    });
  });
}
