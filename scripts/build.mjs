import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/** `npm run build`: the script files, then what is written from the definitions. */

ensureInstalled();
const { build } = await import('vite');
const { importSource } = await import('./importSource.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));

// Whatever the shell has: JSX is compiled for development otherwise, and the production build of React cannot render it.
process.env.NODE_ENV = 'production';

await build({ root, configFile: `${root}vite.config.ts`, logLevel: 'warn' });
const { builds } = await importSource('/vite.builds.ts');
for (const each of builds) await build({ ...each, root, logLevel: 'warn' });
chmodSync(`${root}dist/cli.js`, 0o755);
const steps = [
  [`${root}node_modules/typescript/bin/tsc`, '-p', `${root}tsconfig.package.json`],
  [`${root}scripts/codegen.mjs`, '--dist'],
  [`${root}scripts/buildEarly.mjs`],
  [`${root}scripts/buildPackage.mjs`],
  [`${root}scripts/buildNotices.mjs`],
  [`${root}scripts/buildHashes.mjs`],
  [`${root}scripts/buildDocs.mjs`],
];
for (const step of steps) {
  const { status } = spawnSync(process.execPath, step, { stdio: 'inherit' });
  if (status !== 0) process.exitCode = status ?? 1;
}

// No type of the package leads to these, and what they would need is not installed with it.
const declarations = readdirSync(`${root}dist/npm`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.d.ts'),
);
for (const name of declarations)
  if (readFileSync(`${root}dist/npm/${name}`, 'utf8').includes('styled-components'))
    rmSync(`${root}dist/npm/${name}`);
