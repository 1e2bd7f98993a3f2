import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig, type Rolldown } from 'vite';
import { isSiteElement } from './elements/early/siteElements.ts';
import { plugins } from './vite.styles.ts';

/** Source files of the elements. */
export const tagFiles = readdirSync(new URL('elements/tags', import.meta.url))
  .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
  .map((name) => `elements/tags/${name}`);

const entries = {
  'auction-elements': 'elements/auction-elements.ts',
  // The autoloader for apps. For pages, scripts/buildEarly.mjs writes an `autoload.js` that inserts the built-in site.
  'package/autoload': 'elements/autoload.ts',
  ...Object.fromEntries(
    tagFiles.map((file) => {
      const tag = basename(file, '.ts');
      return [isSiteElement(tag) ? `define-${tag}` : `elements/${tag}`, file];
    }),
  ),
};

const reactPackages = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\//;

function importsReact(id: string, context: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const { importedIds } = context.getModuleInfo(id)!;
  return reactPackages.test(id) || importedIds.some((imported) => importsReact(imported, context, visited));
}

export default defineConfig(({ command }) => ({
  plugins,
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: true,
    // The manifest lists the imports of each file, for size budgets and scripts/builtFiles.mjs.
    manifest: 'manifest.json',
    // Library mode keeps native dynamic imports: relative to the chunk, without preload links in the document.
    lib: { entry: entries, formats: ['es' as const] },
    rolldownOptions: {
      // Allows entry files to export code that other chunks import.
      preserveEntrySignatures: 'allow-extension' as const,
      output: {
        minify: true,
        // `@__PURE__` comments are only for bundlers, and this build is the last bundler.
        comments: { annotation: false },
        entryFileNames: ({ name }) =>
          name.startsWith('define-') ? `chunks/${name.slice('define-'.length)}-[hash:7].js` : '[name].js',
        // Scripts of sites list the language files by language, so the names do not repeat it.
        chunkFileNames: ({ facadeModuleId }) =>
          `chunks/${facadeModuleId?.includes('/site/languages/') ? 'texts' : '[name]'}-[hash:7].js`,
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // React changes less often than the library.
            { name: 'react', test: reactPackages },
            // A field would otherwise load 30 small files, which is slow over HTTP/1.1. The grid loads only the chunk without React.
            {
              debugName: 'shared',
              name: (id, context) => (importsReact(id, context) ? 'shared' : 'base'),
              tags: ['$initial'],
              minShareCount: 9,
            },
          ],
        },
      },
    },
  },
}));
