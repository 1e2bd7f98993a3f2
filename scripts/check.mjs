import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/** `npm run check`: everything that can be said of the code without running it. All failures are shown, not only the first. */

ensureInstalled();
const root = fileURLToPath(new URL('..', import.meta.url));
const bin = (name) => `${root}node_modules/.bin/${name}${process.platform === 'win32' ? '.cmd' : ''}`;

const checks = [
  ['types', bin('tsc')],
  ['lint', bin('oxlint'), '--type-aware', '--deny-warnings'],
  ['format', bin('prettier'), '--check', '--log-level=warn', '.'],
  ['unused code', bin('knip')],
  ['generated files', process.execPath, `${root}scripts/codegen.mjs`, '--check'],
];

const failed = checks.filter(([name, program, ...args]) => {
  const { status } = spawnSync(program, args, {
    cwd: root,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  console.log(`${status === 0 ? 'ok  ' : 'FAIL'} ${name}`);
  return status !== 0;
});

if (failed.length > 0)
  console.error(
    `\n${failed.length} of ${checks.length} checks failed: ${failed.map(([name]) => name).join(', ')}`,
  );
process.exitCode = failed.length > 0 ? 1 : 0;
