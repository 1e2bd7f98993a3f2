import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { tagFiles } from './vite.config.ts';
import { plugins } from './vite.styles.ts';

/** All builds except vite.config.ts, which builds the chunks for pages. `npm run build` runs all of them. */

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const serverSource = source('elements/server/server.ts');

const common: InlineConfig = { configFile: false, plugins, publicDir: false };
/** Output options of all builds. scripts/bundled.mjs reads the source maps. */
const output = { target: 'es2022', emptyOutDir: false, sourcemap: true };
const production = { 'process.env.NODE_ENV': '"production"' };
const oneFile = { minify: true, comments: { annotation: false }, codeSplitting: false } as const;

/** Returns the build of a server module in one file, which needs no DOM. It needs Node only if `external` lists Node modules. */
const serverBuild = (name: string, entry: string, external: (string | RegExp)[]): InlineConfig => ({
  ...common,
  define: production,
  resolve: { alias: { 'react-dom/server': 'react-dom/server.edge' } },
  ssr: { noExternal: true },
  build: {
    ...output,
    ssr: entry,
    minify: true,
    rolldownOptions: {
      external,
      platform: 'neutral',
      output: {
        entryFileNames: `${name}.js`,
        codeSplitting: false,
        // The sources would triple the size of the source map, which includes the data of twelve languages.
        sourcemapExcludeSources: true,
        paths: { [serverSource]: './server.js' },
      },
    },
  },
});

/** Build of all elements in one file, which works as a module and as a classic script. */
const single: InlineConfig = {
  ...common,
  define: production,
  build: {
    ...output,
    lib: {
      entry: 'elements/auction-elements.ts',
      formats: ['iife'],
      name: 'auctionElements',
      fileName: () => 'auction-elements.single.js',
    },
    rolldownOptions: { output: oneFile },
  },
};

/** Returns the build of a script that runs before React. scripts/buildEarly.mjs prepends the data of a site. */
const early = (name: string): InlineConfig => ({
  ...common,
  build: {
    ...output,
    sourcemap: false,
    lib: { entry: `elements/early/${name}.ts`, formats: ['es'], fileName: () => `early/${name}.js` },
    rolldownOptions: { output: oneFile },
  },
});

/** Build of the components for React apps, one file per module. The app provides React. */
const components: InlineConfig = {
  ...common,
  build: {
    ...output,
    outDir: 'dist/npm',
    minify: false,
    lib: { entry: 'src/react/index.ts', formats: ['es'] },
    rolldownOptions: {
      external: /^react(-dom)?(\/|$)/,
      // Debug info would contain local paths.
      experimental: { attachDebugInfo: 'none' },
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // npm doesn't publish folders named `node_modules`.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules/, 'packages')}.js`,
        banner: ({ isEntry }) => (isEntry ? "'use client';" : ''),
      },
    },
  },
};

/** Plugin that imports renderTemplate.ts at runtime. `#renderTemplate` in package.json selects the server module or a no-op module. */
const templateByCondition: Plugin = {
  name: 'template-by-condition',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && id.endsWith('/renderTemplate.ts') ? { id: '#renderTemplate', external: true } : null,
};

/** Paths of modules that are separate files in the package. */
const filePaths = new Map([
  [serverSource, './server.js'],
  ...tagFiles.map(
    (file) => [source(file), file.replace(/^elements\/tags\/(.*)\.ts$/, './package/elements/$1.js')] as const,
  ),
]);

/** Build of the framework components and the test helpers. The app provides the framework. */
const apps: InlineConfig = {
  ...common,
  plugins: [...plugins, templateByCondition],
  build: {
    ...output,
    minify: false,
    lib: {
      entry: {
        react: 'elements/react/index.ts',
        vue: 'elements/vue/index.ts',
        hosts: 'elements/hosts/index.ts',
        renderTemplate: 'elements/hosts/renderServerTemplate.ts',
        renderNoTemplate: 'elements/hosts/renderTemplate.ts',
        'testing/setup': 'elements/testing/setup.ts',
        'testing/queries': 'elements/testing/queries.ts',
        'testing/playwright': 'elements/testing/playwright.ts',
        'testing/selenium': 'elements/testing/selenium.ts',
      },
      formats: ['es'],
    },
    rolldownOptions: {
      external: (id) => ['react', 'vue', '@testing-library/dom'].includes(id) || filePaths.has(id),
      experimental: { attachDebugInfo: 'none' },
      output: {
        entryFileNames: '[name].js',
        chunkFileNames: 'apps/[name].js',
        paths: (id) => filePaths.get(id) ?? id,
        banner: ({ name }) => (name === 'react' ? "'use client';" : ''),
      },
    },
  },
};

/** Build of the site editor in the docs. The editor loads the server module to render a download. */
export const editor: InlineConfig = {
  ...common,
  define: production,
  build: {
    ...output,
    outDir: 'dist/docs/editor',
    lib: { entry: 'docs/editor/editor.tsx', formats: ['es'], fileName: () => 'editor.js' },
    rolldownOptions: {
      external: serverSource,
      output: {
        minify: true,
        comments: { annotation: false },
        chunkFileNames: '[name]-[hash].js',
        paths: { [serverSource]: '../lib/server.js' },
      },
    },
  },
};

export const builds: readonly InlineConfig[] = [
  serverBuild('server', 'elements/server/server.ts', []),
  // The command line runs in Node.
  serverBuild('cli', 'elements/server/cli.ts', [serverSource, /^node:/]),
  single,
  early('startSite'),
  early('startLoader'),
  early('watchRoot'),
  components,
  apps,
];
