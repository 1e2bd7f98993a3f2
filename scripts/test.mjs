import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findBrowser } from './findBrowser.mjs';
import { ensureInstalled } from './install.mjs';

/**
 * `npm test [-- files…] [-- --watch]`: the tests of the server and the tools in Node, all others in a real browser. The
 * last line says how many passed and failed; nothing that was skipped counts as passed. `ENGINE=firefox` takes that browser,
 * `HOSTILE=jquery` a page with other people's scripts, `--browser-only` leaves out what does not depend on them, `--node-only` what does.
 * `--built` takes what dist holds for fresh.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const args = process.argv.slice(2);
const filters = args.filter((arg) => !arg.startsWith('--'));

ensureInstalled();
const env = { ...process.env, CHROME_PATH: browserOrEnd() };
const has = (...flags) => flags.some((flag) => args.includes(flag));
const runs = [
  ...(has('--watch', '--browser-only') ? [] : [...(has('--built') ? [] : [build]), budgets, nodeTests]),
  ...(has('--node-only') ? [] : [browserTests]),
];
/** Where tests that Node runs lie. */
const inNode = /^test\/(node|webkit|oldPages|soak)/;
let passed = 0;
let failed = 0;
for (const run of runs) {
  const counts = await run();
  passed += counts.passed;
  failed += counts.failed;
}
if (passed + failed === 0) failed = 1;
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);

function browserOrEnd() {
  try {
    return findBrowser();
  } catch (error) {
    console.error(error.message);
    console.log('\n0 passed, 1 failed');
    process.exit(1);
  }
}

/** What is served and shipped is tested as it is built; a build that fails counts as one failure. */
async function build() {
  if (filters.length > 0 && !filters.some((filter) => inNode.test(filter))) return { passed: 0, failed: 0 };
  const { code } = await run(process.execPath, [join(root, 'scripts/build.mjs')]);
  return { passed: 0, failed: code === 0 ? 0 : 1 };
}

/** Each size budget of .size-limit.mjs counts as one test. */
async function budgets() {
  if (filters.length > 0) return { passed: 0, failed: 0 };
  const bin = join(root, 'node_modules/size-limit/bin.js');
  const { output } = await run(process.execPath, [bin, '--json'], { quiet: true });
  const sizes = parseSizes(output);
  for (const { name, size, sizeLimit, passed: within } of sizes)
    console.log(
      `${within ? '✔' : '✖'} ${name}: ${size} bytes gzip, ${within ? 'within' : 'ABOVE'} ${sizeLimit}`,
    );
  const above = sizes.filter((each) => !each.passed).length;
  return { passed: sizes.length - above, failed: sizes.length === 0 ? 1 : above };
}

function parseSizes(output) {
  try {
    return JSON.parse(output);
  } catch {
    console.error(`The sizes could not be measured:\n${output}`);
    return [];
  }
}

async function nodeTests() {
  const wanted = ['test/node', 'test/webkit', 'test/oldPages', 'test/soak']
    .flatMap((folder) => readdirSync(join(root, folder)).map((name) => join(folder, name)))
    .filter((path) => path.endsWith('.test.mjs') && isWanted(path));
  if (wanted.length === 0) return { passed: 0, failed: 0 };
  const { code, output } = await run(process.execPath, [
    '--test',
    '--test-reporter=spec',
    '--test-concurrency=1',
    ...wanted,
  ]);
  const number = (word) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output)?.[1] ?? 0);
  const bad = number('fail') + number('cancelled') + number('skipped') + number('todo');
  return { passed: number('pass'), failed: bad || (code === 0 ? 0 : 1) };
}

async function browserTests() {
  const ours = filters.filter((filter) => !inNode.test(filter));
  if (filters.length > 0 && ours.length === 0) return { passed: 0, failed: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'auction-elements-'));
  const file = join(folder, 'counts.json');
  const runner = join(root, 'node_modules/@web/test-runner/dist/bin.js');
  const some =
    ours.length > 0
      ? [
          '--files',
          ...ours.map((filter) => (filter.includes('.test.') ? filter : `${filter}/**/*.test.{ts,tsx}`)),
        ]
      : [];
  const handedOn = ['--watch', '--update-snapshots'].filter((flag) => has(flag));
  const { code } = await run(process.execPath, [runner, ...some, ...handedOn], {
    runEnv: { ...env, TEST_COUNT_FILE: file },
  });
  const counts = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { passed: 0, failed: 1 };
  rmSync(folder, { recursive: true });
  if (counts.impossible > 0)
    console.log(
      `${counts.impossible} tests are not possible in ${env.ENGINE}, see above; Chromium runs them.`,
    );
  return { passed: counts.passed, failed: counts.failed || (code === 0 || counts.impossible > 0 ? 0 : 1) };
}

function isWanted(path) {
  // WebKit and old libraries have to be asked for, because few have them, and an hour's use, because it takes minutes.
  if (filters.length === 0) return path.startsWith('test/node');
  return filters.some((filter) => path.startsWith(filter));
}

/** Shows what a program prints while it runs unless that is `quiet`, and keeps it. */
function run(program, programArgs, { runEnv = env, quiet = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(program, programArgs, {
      cwd: root,
      env: runEnv,
      stdio: [has('--watch') ? 'inherit' : 'ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (chunk) => {
      output += chunk;
      if (!quiet) process.stdout.write(chunk);
    });
    child.on('close', (code) => resolve({ code, output }));
  });
}
