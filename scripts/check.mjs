import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/** `npm run check`: runs all static checks. Shows all failures instead of stopping at the first failure. */

ensureInstalled();
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;

const checks = [
  ['types', bin('tsc')],
  ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
  ['format', bin('oxfmt'), '--check'],
  ['unused code', bin('knip')],
  ['words', process.execPath, `${root}scripts/checkWords.mjs`],
  ['public API', process.execPath, `${root}scripts/api.mjs`],
  ['generated files', process.execPath, `${root}scripts/codegen.mjs`, '--check'],
];

const failed = [];
const queue = checks.values();
// Run one check per CPU core at a time.
await Promise.all(
  Array.from({ length: availableParallelism() }, async () => {
    for (const [name, program, ...args] of queue) {
      const { isOk, output } = await run(program, args);
      process.stdout.write(`${output}${isOk ? 'ok  ' : 'FAIL'} ${name}\n`);
      if (!isOk) failed.push(name);
    }
  }),
);

if (failed.length > 0)
  console.error(`\n${failed.length} of ${checks.length} checks failed: ${failed.join(', ')}`);
process.exitCode = failed.length > 0 ? 1 : 0;

function run(program, args) {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
    child.on('error', (error) => resolve({ isOk: false, output: `${error}\n` }));
    child.on('close', (code) => resolve({ isOk: code === 0, output }));
  });
}
