import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { buildInMemory, importSource } from '../../scripts/importSource.mjs';
import { root } from './root.mjs';

/** Modules that pages of the tests load by their address: tags, and what stands in `<script type="module" src="/test/…">`. */
const pageEntries = [
  'elements/auction-elements.ts',
  'elements/autoload.ts',
  ...readdirSync(join(root, 'elements/tags'))
    .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
    .map((name) => `elements/tags/${name}`),
];

/**
 * Test files with everything that they import, bundled once: a page loads about ten files instead of 300 modules. Returns the files by
 * their path, and for each test file the source files it can reach. `mode` is `development`, with React's warnings, or `production`.
 */
export async function bundleTests(testFiles, mode) {
  if (testFiles.length === 0) return { files: new Map(), sourcesOf: () => new Set() };
  const graph = new Map();
  let library;
  const { compileStyles } = await importSource('/vite.styles.ts');
  const output = await buildInMemory({
    mode,
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      // Else axe, a megabyte, is part of what each test file loads: its plugin would require it as soon as something is called `require`.
      'typeof require': '"undefined"',
      // How often tests of properties try; each has its own number for every day.
      'process.env.PROPERTY_RUNS': JSON.stringify(process.env.PROPERTY_RUNS ?? ''),
    },
    oxc: { jsx: { runtime: 'automatic', development: mode === 'development' } },
    plugins: [
      compileStyles,
      watchedNavigation,
      withSideEffects,
      {
        name: 'module-graph',
        buildEnd() {
          for (const id of this.getModuleIds()) graph.set(id, this.getModuleInfo(id));
          library = reach(
            graph,
            [join(root, 'elements/auction-elements.ts')],
            ({ importedIds }) => importedIds,
          );
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
              // What the pages of nearly all tests load; a file for each tag stays, because to load it defines the tag.
              { name: (id) => (library.has(id) && !definesTags.test(id) ? 'library' : null) },
              // Apart: a page with the library need not allow what tools of tests do.
              { name: 'tools', test: /\/node_modules\//, minShareCount: 40 },
            ],
          },
        },
      },
    },
  });
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
  return { files, sourcesOf: (testFile) => sourcesOf(testFile, graph) };
}

const definesTags = /\/elements\/(tags\/|generated\/tags\.ts$|auction-elements\.ts$)/;

/** The source files, relative to the project's folder, that a test file reaches by static and dynamic imports, its test pages included. */
function sourcesOf(testFile, graph) {
  const pages = readFileSync(join(root, testFile), 'utf8').match(/\belements\/(?:tags\/)?[\w-]+\.ts\b/g);
  const reached = reach(
    graph,
    [testFile, ...(pages ?? [])].map((file) => join(root, file)),
    ({ importedIds, dynamicallyImportedIds }) => [...importedIds, ...dynamicallyImportedIds],
  );
  return new Set([...reached].map((id) => posix.relative(root, id)));
}

/** The modules of a graph that some lead to, these included. */
function reach(graph, from, getNext) {
  const reached = new Set(from.filter((id) => graph.has(id)));
  for (const id of reached) for (const next of getNext(graph.get(id))) if (graph.has(next)) reached.add(next);
  return reached;
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
    id.endsWith('/src/site/core/urls.ts')
      ? {
          code: code.replace('link.click()', 'window.leavePage ? window.leavePage(url) : link.click()'),
          map: null,
        }
      : null,
};
