import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { findFirefox } from './findFirefox.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run test:all`: everything in Chromium, all tests of the browser in Firefox and WebKit, walks through all tags of the built library in
 * WebKit and in pages with old libraries, the tests of header, footer, controls and element layer in pages with other people's scripts, and
 * those of dates in three time zones. What cannot be run here is told, never passed over. The last line adds all up.
 */

const root = fileURLToPath(new URL('..', import.meta.url));

ensureInstalled();
const { findWebKit } = await import('../test/webkit/webDriver.mjs');

const hostile = ['test/auction-header', 'test/auction-footer', 'test/controls', 'test/elements'];
const dates = ['test/datetime', 'test/auction-date-input.test.ts', 'test/auction-date-picker.test.ts'];
const test = (...args) => ['scripts/test.mjs', ...args];

/** Runs one after the other; those of one group at the same time. */
const groups = [
  [{ name: 'Chromium', args: test() }],
  [{ name: 'Firefox', args: test('--browser-only'), env: { ENGINE: 'firefox' }, needs: findFirefox }],
  [{ name: 'WebKit', args: test('--browser-only'), env: { ENGINE: 'webkit' }, needs: findWebKit }],
  [{ name: 'WebKit, built library', args: test('test/webkit'), needs: findWebKit }],
  [{ name: 'Pages with old libraries', args: test('test/oldPages') }],
  ...['jquery', 'careless'].map((page) => [
    { name: `Chromium, a page with ${page}`, args: test(...hostile), env: { HOSTILE: page } },
  ]),
  ...['UTC', 'America/New_York', 'Australia/Sydney'].map((zone) => [
    { name: `Chromium, dates in ${zone}`, args: test(...dates), env: { TZ: zone } },
    {
      name: `WebKit, dates in ${zone}`,
      args: test('test/datetime'),
      env: { ENGINE: 'webkit', TZ: zone },
      needs: findWebKit,
    },
  ]),
];

const total = { passed: 0, failed: 0 };
const lines = [];
for (const group of groups)
  for (const { line, passed, failed } of await Promise.all(group.map(run))) {
    total.passed += passed;
    total.failed += failed;
    lines.push(line);
  }
console.log(`\n${lines.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

async function run({ name, args, env, needs }) {
  try {
    needs?.();
  } catch (error) {
    return { line: `${name}: NOT RUN. ${error.message}`, passed: 0, failed: 0 };
  }
  const { passed, failed, output } = await count(args, env);
  console.log(`\n── ${name} ──\n${output}`);
  return { line: `${name}: ${passed} passed, ${failed} failed`, passed, failed };
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
