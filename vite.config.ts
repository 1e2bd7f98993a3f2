import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
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
      output: {
        minify: true,
        // No bundler comes after this one, which has done what `@__PURE__` asks for.
        comments: { annotation: false },
        entryFileNames: ({ name }) => (name.startsWith('define-') ? 'chunks/[name]-[hash].js' : '[name].js'),
        // Named by their language alone, nobody would know what they are.
        chunkFileNames: ({ facadeModuleId }) =>
          `chunks/${facadeModuleId?.includes('/site/languages/') ? 'texts-' : ''}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            // Changes less often than our own code.
            { name: 'react', test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\// },
          ],
        },
      },
    },
  },
}));
