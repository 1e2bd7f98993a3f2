import { spawnSync } from 'node:child_process';
import { chmodSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { build, runnerImport } from 'vite';

/** `npm run build`: the script files, then what is written from the definitions. */

const root = fileURLToPath(new URL('..', import.meta.url));

await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
const { module } = await runnerImport('/vite.server.config.ts', {
  root,
  configFile: false,
  logLevel: 'error',
});
for (const each of module.serverBuilds) await build({ ...each, root, logLevel: 'warn' });
chmodSync(`${root}dist/cli.js`, 0o755);
process.exitCode =
  spawnSync(process.execPath, [`${root}scripts/write.mjs`, '--dist'], { stdio: 'inherit' }).status ?? 1;
