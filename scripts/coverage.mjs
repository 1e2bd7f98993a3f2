import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run coverage`: measures browser test coverage. Unloaded files count as uncovered. Code for Node is excluded, because its tests run the
 * build.
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
for (const file of sources())
  if (!files.has(file) && (await hasCode(file))) files.set(file, countUnloaded(file));

const total = { lines: [0, 0], branches: [0, 0] };
for (const [file, counts] of [...files].sort((a, b) => share(b[1].lines) - share(a[1].lines))) {
  for (const metric of Object.keys(total))
    total[metric] = total[metric].map((sum, index) => sum + counts[metric][index]);
  if (share(counts.lines) < goals.lines || share(counts.branches) < goals.branches)
    console.log(
      `${percent(counts.lines)} of lines, ${percent(counts.branches)} of branches: ${file}${counts.isUnloaded ? ' (no test loads it)' : ''}`,
    );
}
const missedGoals = Object.entries(goals).filter(([metric, goal]) => share(total[metric]) < goal);
console.log(`\nIn all ${percent(total.lines)} of lines, ${percent(total.branches)} of branches.`);
for (const [metric, goal] of missedGoals) console.error(`That is less than ${goal} % of ${metric}.`);
process.exitCode = run.status === 0 && missedGoals.length === 0 ? 0 : 1;

/** Returns `[covered, count]` for each file, from the report of the test runner. */
function readReport() {
  const countsByFile = new Map();
  for (const record of readFileSync(`${root}coverage/lcov.info`, 'utf8').split('end_of_record')) {
    const file = /^SF:(.*)$/m.exec(record)?.[1];
    if (!file) continue;
    const path = file.startsWith('/') ? file.slice(root.length) : file;
    if (inNode.test(path) || !/^(src|elements)\//.test(path)) continue;
    const number = (key) => Number(new RegExp(`^${key}:(\\d+)$`, 'm').exec(record)?.[1] ?? 0);
    countsByFile.set(path, {
      lines: [number('LH'), number('LF')],
      branches: [number('BRH'), number('BRF')],
    });
  }
  return countsByFile;
}

function sources() {
  return ['src', 'elements'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true })
      .map((name) => `${folder}/${String(name)}`)
      .filter((path) => /\.tsx?$/.test(path) && !inNode.test(path)),
  );
}

/** Returns `false` for a file that contains only types. */
async function hasCode(file) {
  const { code } = await transformWithOxc(readFileSync(root + file, 'utf8'), file);
  return code.replaceAll(/\/\/.*|\/\*[^]*?\*\/|export \{\s*\};?/g, '').trim() !== '';
}

function countUnloaded(file) {
  const lines = readFileSync(root + file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '').length;
  return { lines: [0, lines], branches: [0, 1], isUnloaded: true };
}

function share([covered, count]) {
  return count === 0 ? 100 : (covered / count) * 100;
}

function percent(counts) {
  return `${share(counts).toFixed(1).padStart(5)} %`;
}
