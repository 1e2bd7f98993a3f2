import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, defineConfig, type InlineConfig, type Rolldown } from 'vite';
import { isSiteElement } from './elements/early/siteElements.ts';
import { plugins } from './vite.styles.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const serverSource = source('elements/server/server.ts');

/** Source files of the elements, by tag name. */
const tagFiles = new Map(
  readdirSync(source('elements/tags'))
    .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
    .map((name) => [basename(name, '.ts'), `elements/tags/${name}`]),
);

interface Build extends BuildOptions {
  /** Whether the files are final. Otherwise, apps bundle and minify them. */
  minify?: boolean;
  output: Rolldown.OutputOptions;
}

/** Creates a build that adds files to `dist`. scripts/bundled.mjs reads the source maps. */
const createBuild = (
  { minify = true, rolldownOptions, output, ...build }: Build,
  config?: InlineConfig,
): InlineConfig => ({
  configFile: false,
  plugins,
  define: minify ? { 'process.env.NODE_ENV': '"production"' } : {},
  ...config,
  build: {
    target: 'es2022',
    emptyOutDir: false,
    sourcemap: true,
    minify,
    rolldownOptions: {
      // Debug info would contain local paths.
      experimental: { attachDebugInfo: 'none' },
      ...rolldownOptions,
      // `@__PURE__` comments are only for bundlers.
      output: minify ? { ...output, minify, comments: { annotation: false } } : output,
    },
    ...build,
  },
});

const reactPackages = /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\//;

function importsReact(id: string, context: Rolldown.ChunkingContext, visited = new Set<string>()): boolean {
  if (visited.has(id)) return false;
  visited.add(id);
  const { importedIds } = context.getModuleInfo(id)!;
  return reactPackages.test(id) || importedIds.some((imported) => importsReact(imported, context, visited));
}

/** Build of the chunks for pages. */
const pages = createBuild({
  emptyOutDir: true,
  // The manifest lists the imports of each file, for size budgets and scripts/builtFiles.mjs.
  manifest: 'manifest.json',
  // Library mode keeps native dynamic imports: relative to the chunk, without preload links in the document.
  lib: {
    entry: {
      'auction-elements': 'elements/auction-elements.ts',
      // The autoloader for apps. For pages, scripts/buildEarly.mjs writes an `autoload.js` that inserts the built-in site.
      'package/autoload': 'elements/autoload.ts',
      ...Object.fromEntries(
        [...tagFiles].map(([tag, file]) => [isSiteElement(tag) ? tag : `elements/${tag}`, file]),
      ),
    },
    formats: ['es'],
  },
  // Allows entry files to export code that other chunks import.
  rolldownOptions: { preserveEntrySignatures: 'allow-extension' },
  output: {
    entryFileNames: ({ name }) => (isSiteElement(name) ? 'chunks/[name]-[hash:7].js' : '[name].js'),
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
          minShareCount: 10,
        },
      ],
    },
  },
});

/** Creates the build of a server module in one file, which needs no DOM. It needs Node only if `external` lists Node modules. */
const createServerBuild = (name: string, external: (string | RegExp)[] = []): InlineConfig =>
  createBuild(
    {
      ssr: `elements/server/${name}.ts`,
      rolldownOptions: { external, platform: 'neutral' },
      output: {
        entryFileNames: `${name}.js`,
        codeSplitting: false,
        // The sources would triple the size of the source map, which includes the data of twelve languages.
        sourcemapExcludeSources: true,
        paths: { [serverSource]: './server.js' },
      },
    },
    { resolve: { alias: { 'react-dom/server': 'react-dom/server.edge' } }, ssr: { noExternal: true } },
  );

/** Creates the build of a script in one file. */
const createScriptBuild = (entry: string, file: string, isClassic = false): InlineConfig =>
  createBuild({
    sourcemap: isClassic,
    lib: { entry, formats: [isClassic ? 'iife' : 'es'], name: 'auctionElements', fileName: () => file },
    output: { codeSplitting: false },
  });

/** Build of the components for React apps, one file per module. The app provides React. */
const components = createBuild({
  outDir: 'dist/npm',
  minify: false,
  lib: { entry: 'src/react/index.ts', formats: ['es'] },
  rolldownOptions: { external: /^react(-dom)?(\/|$)/ },
  output: {
    preserveModules: true,
    preserveModulesRoot: '.',
    // npm doesn't publish folders named `node_modules`.
    entryFileNames: ({ name }) => `${name.replace(/^.*node_modules/, 'packages')}.js`,
    banner: ({ isEntry }) => (isEntry ? "'use client';" : ''),
  },
});

const testHelpers = ['setup', 'queries', 'playwright', 'selenium'];

/** Paths of modules that are separate files in the package. */
const packageFiles = new Map([
  [serverSource, './server.js'],
  ...[...tagFiles].map(([tag, file]) => [source(file), `./package/elements/${tag}.js`] as const),
]);

/** Build of the framework components and the test helpers. The app provides the framework. */
const apps = createBuild(
  {
    minify: false,
    lib: {
      entry: {
        react: 'elements/react/index.ts',
        vue: 'elements/vue/index.ts',
        hosts: 'elements/hosts/index.ts',
        renderTemplate: 'elements/hosts/renderServerTemplate.ts',
        renderNoTemplate: 'elements/hosts/renderTemplate.ts',
        ...Object.fromEntries(testHelpers.map((name) => [`testing/${name}`, `elements/testing/${name}.ts`])),
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) =>
        ['react', 'vue', '@testing-library/dom', '#renderTemplate'].includes(id) || packageFiles.has(id),
    },
    output: {
      entryFileNames: '[name].js',
      chunkFileNames: 'apps/[name].js',
      paths: (id) => packageFiles.get(id) ?? id,
      banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
    },
  },
  // `#renderTemplate` in package.json selects the server module or a no-op module.
  { resolve: { alias: { './renderTemplate.ts': '#renderTemplate' } } },
);

/** Build of the site editor in the docs. The editor loads the server module to render a download. */
export const editor = createBuild({
  outDir: 'dist/docs/editor',
  lib: { entry: 'docs/editor/editor.tsx', formats: ['es'], fileName: () => 'editor.js' },
  rolldownOptions: { external: serverSource },
  output: { chunkFileNames: '[name]-[hash].js', paths: { [serverSource]: '../lib/server.js' } },
});

/** The builds of `npm run build`, in this order. The first build empties `dist`. */
export const builds: readonly InlineConfig[] = [
  pages,
  createServerBuild('server'),
  // The command line runs in Node.
  createServerBuild('cli', [serverSource, /^node:/]),
  // All elements in one file, which works as a module and as a classic script.
  createScriptBuild('elements/auction-elements.ts', 'auction-elements.single.js', true),
  // Scripts that run before React. scripts/buildEarly.mjs prepends the data of a site.
  ...['startSite', 'startLoader', 'watchRoot'].map((name) =>
    createScriptBuild(`elements/early/${name}.ts`, `early/${name}.js`),
  ),
  components,
  apps,
];

/** Configuration of `npm run dev`, which serves the sources. */
export default defineConfig({ plugins });
