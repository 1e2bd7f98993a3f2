import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { buildInMemory, importSource } from '../../scripts/importSource.mjs';
import { root } from './plan.mjs';

/** Modules that test pages load with `<script src>`. */
const pageEntries = [
  'elements/auction-elements.ts',
  'elements/autoload.ts',
  ...readdirSync(join(root, 'elements/tags'))
    .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
    .map((name) => `elements/tags/${name}`),
];

/**
 * Bundles test files with everything that they import, so that a page loads about ten files instead of 300. Returns the files by their URL's
 * path. `mode` is `development`, with React's warnings, or `production`.
 */
export async function bundleTests(testFiles, mode) {
  if (testFiles.length === 0) return new Map();
  let library;
  const { compileStyles } = await importSource('/vite.styles.ts');
  const output = await buildInMemory({
    mode,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Otherwise, each test file loads axe, a megabyte: the plugin of axe requires it if `require` is defined.
      'typeof require': '"undefined"',
      // Number of cases that property tests try. Overrides their defaults.
      'process.env.PROPERTY_RUNS': JSON.stringify(process.env.PROPERTY_RUNS ?? ''),
    },
    oxc: { jsx: { runtime: 'automatic', development: mode === 'development' } },
    plugins: [
      compileStyles,
      watchNavigation,
      keepSideEffects,
      {
        name: 'library-modules',
        buildEnd() {
          library = new Set([`${root}/elements/auction-elements.ts`]);
          for (const id of library) for (const next of this.getModuleInfo(id).importedIds) library.add(next);
        },
      },
    ],
    build: {
      sourcemap: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...testFiles, ...pageEntries].map((file) => [file, file])),
        external: /^\/__web/,
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name]',
          chunkFileNames: 'chunks/[name]-[hash].js',
          codeSplitting: {
            groups: [
              // Nearly all test pages load it. Files that define elements stay separate.
              { name: (id) => (library.has(id) && !definesTags.test(id) ? 'library' : null) },
              // Separate, because the tools need a weaker Content Security Policy than the library.
              { name: 'tools', test: /\/node_modules\//, minShareCount: 40 },
            ],
          },
        },
      },
    },
  });
  const chunks = output.filter(({ type }) => type === 'chunk');
  const lazy = new Set(chunks.flatMap(({ dynamicImports }) => dynamicImports));
  const files = new Map();
  for (const { fileName, code, map } of chunks) {
    files.set(`/${fileName}`, { body: code, isLazy: lazy.has(fileName) });
    if (!map) continue;
    // Absolute paths, so that stack traces have the paths of source files.
    const sources = map.sources.map((source) => join(root, 'dist', dirname(fileName), source));
    files.set(`/${fileName}.map`, { body: JSON.stringify({ ...map, sources }) });
  }
  return files;
}

const definesTags = /\/elements\/(tags\/|generated\/tags\.ts$|auction-elements\.ts$)/;

/** Keeps imports of source files for their side effects, which `sideEffects` in package.json only lists for the built files. */
const keepSideEffects = {
  name: 'keep-side-effects',
  transform: (code, id) =>
    id.includes('/node_modules/') ? null : { code, map: null, moduleSideEffects: true },
};

/**
 * Replaces the click that leaves the page by a call of `leavePage`, which test/support/navigations.ts defines in WebKit. In other engines, the
 * Navigation API lets tests read the URL and keeps the page open.
 */
export const watchNavigation = {
  name: 'watch-navigation',
  transform: (code, id) =>
    id.endsWith('/src/site/core/urls.ts')
      ? {
          code: code.replace('link.click()', 'window.leavePage ? window.leavePage(url) : link.click()'),
          map: null,
        }
      : null,
};
