import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Plugin that keeps the original `import.meta.url` of each module, so that modules find files next to them. */
const originalUrls = {
  name: 'own-urls',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
  },
};

/** Builds with Vite without writing files, and returns the output. */
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
  // Vite sets `NODE_ENV` for its mode. Child processes must not inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  return output;
}

const imported = new Map();

/**
 * Bundles and imports a TypeScript module, by its path in the project. Packages are not bundled. Running each module with Vite would be 10
 * times slower.
 */
export function importSource(path) {
  if (!imported.has(path)) imported.set(path, importLatest(path));
  return imported.get(path);
}

/** Bundles and imports the present version of a module, each time that it is called. */
export async function importLatest(path) {
  const output = await buildInMemory({
    plugins: [originalUrls],
    build: {
      ssr: join(root, path),
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  // A folder from which Node resolves packages.
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
