import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/**
 * `npm run mutation [-- --mutate src/site/core/urls.ts]`: changes the modules that need no page, line by line, and reports which changes no test
 * notices. Less than 85 % noticed is a failure.
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
  // Stryker looks for its parts, and Mocha for what it is to load, from the project's root.
  { cwd: root, stdio: 'inherit', env: { ...process.env, NODE_PATH: join(folder, 'node_modules') } },
);
process.exitCode = status ?? 1;
