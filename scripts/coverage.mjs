import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run coverage`: how much of `src` and `elements` the tests of the browser run. Files that no test loads count as not run at
 * all. What runs in Node (`elements/server`, `elements/codegen`) is tested as it is built, where nothing counts its lines.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const goals = { lines: 95, branches: 90 };
const inNode = /^elements\/(server|codegen)\/|\.docs\.ts$|tagTypes\.ts$/;

ensureInstalled();
const run = spawnSync(process.execPath, ['test/runner/run.mjs', '--coverage'], {
  cwd: root,
  stdio: 'inherit',
});
const files = readReport();
const { transformWithOxc } = await import('vite');
for (const file of sources()) if (!files.has(file) && (await hasCode(file))) files.set(file, unloaded(file));

const total = { lines: [0, 0], branches: [0, 0] };
for (const [file, counts] of [...files].sort((a, b) => share(b[1].lines) - share(a[1].lines))) {
  for (const what of Object.keys(total))
    total[what] = total[what].map((sum, index) => sum + counts[what][index]);
  if (share(counts.lines) < goals.lines || share(counts.branches) < goals.branches)
    console.log(
      `${percent(counts.lines)} of lines, ${percent(counts.branches)} of branches: ${file}${counts.isUnloaded ? ' (no test loads it)' : ''}`,
    );
}
const low = Object.entries(goals).filter(([what, goal]) => share(total[what]) < goal);
console.log(`\nIn all ${percent(total.lines)} of lines, ${percent(total.branches)} of branches.`);
for (const [what, goal] of low) console.error(`That is less than ${goal} % of ${what}.`);
process.exitCode = run.status === 0 && low.length === 0 ? 0 : 1;

/** `[run, there]` of each file, from the report of the test runner. */
function readReport() {
  const found = new Map();
  for (const record of readFileSync(`${root}coverage/lcov.info`, 'utf8').split('end_of_record')) {
    const file = /^SF:(.*)$/m.exec(record)?.[1];
    if (!file) continue;
    const path = file.startsWith('/') ? file.slice(root.length) : file;
    if (inNode.test(path) || !/^(src|elements)\//.test(path)) continue;
    const number = (key) => Number(new RegExp(`^${key}:(\\d+)$`, 'm').exec(record)?.[1] ?? 0);
    found.set(path, {
      lines: [number('LH'), number('LF')],
      branches: [number('BRH'), number('BRF')],
    });
  }
  return found;
}

function sources() {
  return ['src', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${String(name)}`)
      .filter((path) => /\.tsx?$/.test(path) && !inNode.test(path)),
  );
}

/** A file of types is gone when it is built. */
async function hasCode(file) {
  const { code } = await transformWithOxc(readFileSync(root + file, 'utf8'), file);
  return code.replaceAll(/\/\/.*|\/\*[^]*?\*\/|export \{\s*\};?/g, '').trim() !== '';
}

function unloaded(file) {
  const lines = readFileSync(root + file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  return { lines: [0, lines], branches: [0, 1], isUnloaded: true };
}

function share([run, there]) {
  return there === 0 ? 100 : (run / there) * 100;
}

function percent(counts) {
  return `${share(counts).toFixed(1).padStart(5)} %`;
}
