import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { isSiteTag } from './elements/early/earlyTags.ts';
import { compileStyles } from './vite.styles.ts';

/** The file of each tag. */
export const tagFiles = readdirSync(new URL('elements/tags', import.meta.url))
  .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
  .map((name) => `elements/tags/${name}`);

const entries = {
  'auction-elements': 'elements/auction-elements.ts',
  // For apps; pages get one that inserts the built-in site.
  'package/autoload': 'elements/autoload.ts',
  ...Object.fromEntries(
    tagFiles.map((file) => {
      const tag = basename(file, '.ts');
      return [isSiteTag(tag) ? `define-${tag}` : `elements/${tag}`, file];
    }),
  ),
};

type ChunkingContext = Rolldown.ChunkingContext;

const reactPackages = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\//;

/** Names the chunk of a module that many entry points share. Modules that do not import React are apart, so that the grid does not load it. */
const nameShared = (id: string, context: ChunkingContext): string =>
  importsReact(id, context) ? 'shared' : 'base';

function importsReact(id: string, context: ChunkingContext, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const { importedIds } = context.getModuleInfo(id)!;
  return reactPackages.test(id) || importedIds.some((imported) => importsReact(imported, context, visited));
}

export default defineConfig(({ command }) => ({
  plugins: [compileStyles],
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: true,
    // Which file needs which: for budgets, for preloading, for the list of hashes.
    manifest: 'manifest.json',
    // As a library, so that dynamic imports stay the browser's own: relative to the chunk, nothing put into the page's head.
    lib: { entry: entries, formats: ['es' as const] },
    rolldownOptions: {
      // The files of tags may export what other chunks import.
      preserveEntrySignatures: 'allow-extension' as const,
      output: {
        minify: true,
        // No bundler comes after this one, which has done what `@__PURE__` asks for.
        comments: { annotation: false },
        entryFileNames: ({ name }) =>
          name.startsWith('define-') ? `chunks/${name.slice('define-'.length)}-[hash].js` : '[name].js',
        // Named by their language alone, nobody would know what they are.
        chunkFileNames: ({ facadeModuleId }) =>
          `chunks/${facadeModuleId?.includes('/site/languages/') ? 'texts-' : ''}[name]-[hash].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // Changes less often than our own code.
            { name: 'react', test: reactPackages },
            // Otherwise a field would load 30 small files, which is slow over HTTP/1.1.
            { name: nameShared, debugName: 'shared', tags: ['$initial'], minShareCount: 9 },
          ],
        },
      },
    },
  },
}));
