import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { build } from 'vite';
import { importSource } from '../../scripts/importSource.mjs';
import { root } from './root.mjs';

/** Modules that pages of the tests load by their address: tags, and what stands in `<script type="module" src="/test/…">`. */
const pageEntries = [
  'elements/auction-elements.ts',
  'elements/autoload.ts',
  ...readdirSync(join(root, 'elements/tags'))
    .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
    .map((name) => `elements/tags/${name}`),
  'test/browser/elements/core/documentApp.tsx',
];

/**
 * Test files with everything that they import, bundled once: a page loads about 120 files instead of 300 modules. Returns the files by
 * their path, and for each test file the source files it can reach. `mode` is `development`, with React's warnings, or `production`.
 */
export async function bundleTests(testFiles, mode) {
  if (testFiles.length === 0) return { files: new Map(), sourcesOf: () => new Set() };
  const { NODE_ENV } = process.env;
  const { compileStyles } = await importSource('/vite.styles.ts');
  const { ownJsx } = await importSource('/vite.config.ts');
  const { output } = await build({
    root,
    configFile: false,
    mode,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Else axe, a megabyte, is part of what each test file loads: its plugin would require it as soon as something is called `require`.
      'typeof require': '"undefined"',
      // How often tests of properties try; each has its own number for every day.
      'process.env.PROPERTY_RUNS': JSON.stringify(process.env.PROPERTY_RUNS ?? ''),
    },
    oxc: { jsx: { ...ownJsx.jsx, development: mode === 'development' } },
    logLevel: 'error',
    publicDir: false,
    plugins: [compileStyles, watchedNavigation, withSideEffects],
    build: {
      write: false,
      minify: false,
      sourcemap: true,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: Object.fromEntries([...testFiles, ...pageEntries].map((file) => [file, file])),
        external: /^\/__web/,
        preserveEntrySignatures: 'allow-extension',
        output: { entryFileNames: '[name]', chunkFileNames: 'chunks/[name]-[hash].js' },
      },
    },
  });
  // Vite sets it for the mode; programs that the tests start must not inherit it.
  if (NODE_ENV === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = NODE_ENV;
  const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((each) => [each.fileName, each]));
  const lazy = new Set([...chunks.values()].flatMap(({ dynamicImports }) => dynamicImports));
  const files = new Map();
  for (const { fileName, code, map } of chunks.values()) {
    files.set(`/${fileName}`, { type: 'text/javascript', body: code, isLazy: lazy.has(fileName) });
    if (!map) continue;
    // Absolute, so that a stack trace leads to the source file wherever the bundled file is served from.
    const sources = map.sources.map((source) => join(root, 'dist', dirname(fileName), source));
    files.set(`/${fileName}.map`, { type: 'application/json', body: JSON.stringify({ ...map, sources }) });
  }
  return { files, sourcesOf: (testFile) => sourcesOf(testFile, chunks) };
}

/** The source files, relative to the project's folder, that a bundled file reaches by static and dynamic imports, its test pages included. */
function sourcesOf(testFile, chunks) {
  if (!chunks.has(testFile)) return new Set();
  const seen = new Set();
  const queue = [
    testFile,
    ...(readFileSync(join(root, testFile), 'utf8').match(/\belements\/(?:tags\/)?[\w-]+\.ts\b/g) ?? []),
  ];
  for (const name of queue) {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) continue;
    seen.add(name);
    queue.push(...chunk.imports, ...chunk.dynamicImports);
  }
  return new Set(
    [...seen].flatMap((name) => chunks.get(name).moduleIds.map((id) => posix.relative(root, id))),
  );
}

/** What package.json says of side effects it says of the built files; of the sources, an import of a tag defines it. */
const withSideEffects = {
  name: 'with-side-effects',
  transform: (code, id) =>
    id.includes('/node_modules/') ? null : { code, map: null, moduleSideEffects: true },
};

/**
 * A test must see where the page was asked to go, and keep it from leaving. The Navigation API does both; WebKit has none, so there
 * the tests' navigations.ts defines `leavePage`, as it sees no click on a link outside the page.
 */
export const watchedNavigation = {
  name: 'watched-navigation',
  transform: (code, id) =>
    id.endsWith('/src/site/core/navigate.ts')
      ? {
          code: code.replace('link.click()', 'window.leavePage ? window.leavePage(url) : link.click()'),
          map: null,
        }
      : null,
};
