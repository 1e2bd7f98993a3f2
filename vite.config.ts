import { readdirSync } from 'node:fs';
import { defineConfig } from 'vite';
import { hardenReact } from './vite.react.ts';
import { compileStyles } from './vite.styles.ts';

/** JSX that React renders without looking anything up on `Object.prototype`. */
export const ownJsx = { jsx: { runtime: 'automatic', importSource: '#jsx' } } as const;

/** The file of each tag, and the one with all of them. */
export const tagFiles = readdirSync(new URL('elements', import.meta.url))
  .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
  .map((name) => `elements/${name}`);

const entries = {
  'auction-elements': 'elements/auction-elements.ts',
  autoload: 'elements/autoload.ts',
  ...Object.fromEntries(
    tagFiles
      .filter((file) => file !== 'elements/auction-elements.ts')
      .map((file) => [file.replace(/\.ts$/, ''), file]),
  ),
};

/** What every tag needs at once, in one chunk; the parts of `site` that come later are named here. */
const later = [
  /\/src\/site\/(categories|categoryTable|categoryContent|config|loadConfig|signOut|suggestions|cookies|footer|newsletter|chat|zendesk|loadScript|timeLimit|plural|checkMessages|menuLinks|timings|headerMessages|siteMessages)/,
  /\/src\/(design\/(sizes|breakpoints)|icons\/(Social|Control)|hooks\/useMedia)/,
];
const shared = (id: string) =>
  /\/(src\/(hooks|design|icons|site|controls\/site-link)|elements(?!\/(auction-|autoload|checkNames|drawnEvent|pushEvents|form|server|takeOver)))\//.test(
    id,
  ) && !later.some((each) => each.test(id));

export default defineConfig(({ command }) => ({
  plugins: [compileStyles, hardenReact()],
  oxc: ownJsx,
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
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\/|src\/jsx\//,
              priority: 2,
            },
            { name: 'core', test: shared, priority: 1 },
            { name: 'menuLinks', test: /\/site\/menuLinks\.ts$/ },
            {
              name: 'header',
              test: /\/(elements\/auction-header|src\/site\/headerMessages|src\/header\/((?!SignOutLink)\w+|desktop\/(CategoryBar|MenuItem|Tools)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
}));
