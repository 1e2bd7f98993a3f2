import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run mutation [-- --mutate src/site/core/urls.ts]`: mutates modules that need no DOM, and reports surviving mutants. Fails below 85%.
 */

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'test/mutation');

ensureInstalled();
ensureInstalled({ folder });
const { status } = spawnSync(
  process.execPath,
  [
    join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js'),
    'run',
    join(folder, 'stryker.config.mjs'),
    ...process.argv.slice(2),
  ],
  // Stryker resolves its plugins, and Mocha its modules, from the root of the project.
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_PATH: join(folder, 'node_modules') } },
);
process.exitCode = status ?? 1;
