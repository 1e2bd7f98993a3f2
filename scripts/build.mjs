import { spawnSync } from 'node:child_process';
import { chmodSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureInstalled } from './install.mjs';

/** `npm run build`: builds the scripts, then generates files from the definitions. */

ensureInstalled();
const { build } = await import('vite');
const { importSource } = await import('./importSource.mjs');
const root = fileURLToPath(new URL('..', import.meta.url));

// Overrides the shell. Otherwise, JSX could be compiled for development, which the production build of React can't render.
process.env.NODE_ENV = 'production';

const { builds } = await importSource('/vite.config.ts');
for (const config of builds) await build({ ...config, root, logLevel: 'warn' });
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

// No other type imports these types, and apps don't install styled-components.
const declarations = readdirSync(`${root}dist/npm`, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.d.ts'),
);
for (const name of declarations)
  if (readFileSync(`${root}dist/npm/${name}`, 'utf8').includes('styled-components'))
    rmSync(`${root}dist/npm/${name}`);
