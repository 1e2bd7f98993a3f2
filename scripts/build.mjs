import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** `npm run build`: the script files, then what is written from the definitions. */

const root = fileURLToPath(new URL('..', import.meta.url));

await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
process.exitCode =
  spawnSync(process.execPath, [`${root}scripts/write.mjs`, '--dist'], { stdio: 'inherit' }).status ?? 1;
