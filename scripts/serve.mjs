import { fileURLToPath } from 'node:url';
import { importSource } from './importSource.mjs';

/** Serves the demo from the build. `PORT` defaults to 4173, and `DEMO_DATABASE` to `demo/data/demo.sqlite`. */

const root = fileURLToPath(new URL('..', import.meta.url));
const { serveDemo } = await importSource('/demo/server.ts');

serveDemo({
  root,
  library: await import('../dist/server.js'),
  port: Number(process.env.PORT ?? 4173),
  file: process.env.DEMO_DATABASE ?? `${root}demo/data/demo.sqlite`,
});
