import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFirefox } from './findFirefox.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run test:all`: everything in Chromium, all tests of the browser in Firefox, walks through all tags in WebKit and in pages with
 * old libraries, and the tests of header, footer and element layer in pages with other people's scripts. What cannot be run here is told,
 * never passed over. The last line adds all up.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

ensureInstalled();
const { findWebKit } = await import('../test/webkit/webDriver.mjs');

const suites = ['test/auction-header', 'test/auction-footer', 'test/controls', 'test/elements'];
const runs = [
  { name: 'Chromium', args: ['scripts/test.mjs'] },
  {
    name: 'Firefox',
    args: ['scripts/test.mjs', '--browser-only'],
    env: { ENGINE: 'firefox' },
    needs: findFirefox,
  },
  { name: 'WebKit', args: ['scripts/test.mjs', 'test/webkit'], needs: findWebKit },
  { name: 'Pages with old libraries', args: ['scripts/test.mjs', 'test/oldPages'] },
  ...['jquery', 'careless'].map((page) => ({
    name: `Chromium, a page with ${page}`,
    args: ['scripts/test.mjs', ...suites],
    env: { HOSTILE: page },
  })),
];

const total = { passed: 0, failed: 0 };
const lines = [];
for (const { name, args, env, needs } of runs) {
  console.log(`\n── ${name} ──`);
  try {
    needs?.();
  } catch (error) {
    lines.push(`${name}: NOT RUN. ${error.message}`);
    continue;
  }
  const { passed, failed } = await count(args, env);
  total.passed += passed;
  total.failed += failed;
  lines.push(`${name}: ${passed} passed, ${failed} failed`);
}
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

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
      process.stdout.write(chunk);
    });
    child.on('close', () => {
      const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
      resolve(passed === undefined ? { passed: 0, failed: 1 } : { passed: +passed, failed: +failed });
    });
  });
}
