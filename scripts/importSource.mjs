import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Files that a module reads beside itself are not beside the bundled one. */
const ownUrls = {
  name: 'own-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Builds with Vite without writing files, and returns what it would have written. */
export async function buildInMemory({ build: options, ...config }) {
  const { NODE_ENV } = process.env;
  const { output } = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    build: { write: false, minify: false, ...options },
    ...config,
  });
  // Vite sets it for the mode; programs that are started later must not inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return output;
}

const imported = new Map();

/**
 * A module in TypeScript, by its path from the project's folder, for Node, which cannot import it by itself. It is bundled with what it
 * imports, packages excepted: to have Vite run each module by itself takes ten times as long.
 */
export function importSource(path) {
  if (!imported.has(path)) imported.set(path, bundleAndImport(path));
  return imported.get(path);
}

async function bundleAndImport(path) {
  const output = await buildInMemory({
    plugins: [ownUrls],
    build: {
      ssr: join(root, path),
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // Where packages are found.
  const folder = join(root, 'node_modules/.source');
  const file = join(folder, `${randomUUID()}.mjs`);
  await mkdir(folder, { recursive: true });
  await writeFile(file, output[0].code);
  try {
    return await import(pathToFileURL(file).href);
  } finally {
    await rm(file);
  }
}
