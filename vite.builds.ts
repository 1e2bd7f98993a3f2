import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { tagFiles } from './vite.config.ts';
import { compileStyles } from './vite.styles.ts';

/** The builds besides the one of vite.config.ts, which makes the chunks for pages. `npm run build` runs them all. */

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const serverSource = source('elements/server/server.ts');

const common: InlineConfig = { configFile: false, plugins: [compileStyles], publicDir: false };
/** The notices of third parties are made from the source maps. */
const output = { target: 'es2022', emptyOutDir: false, sourcemap: true };
const production = { 'process.env.NODE_ENV': '"production"' };
const oneFile = { minify: true, comments: { annotation: false }, codeSplitting: false } as const;

/** A module for servers in one file. It needs neither a DOM nor Node, unless `external` names modules of Node. */
const serverBuild = (name: string, entry: string, external: string[]): InlineConfig => ({
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
        // The sources would triple the file, which contains the data of twelve languages.
        sourcemapExcludeSources: true,
        paths: { [serverSource]: './server.js' },
      },
    },
  },
});

/** All tags in one file, for pages that want one. */
const single: InlineConfig = {
  ...common,
  define: production,
  build: {
    ...output,
    lib: {
      entry: 'elements/auction-elements.ts',
      formats: ['es'],
      fileName: () => 'auction-elements.single.js',
    },
    rolldownOptions: { output: oneFile },
  },
};

/** Code that runs before React. scripts/buildEarly.mjs writes the data of a site in front of it. */
const early = (name: string): InlineConfig => ({
  ...common,
  build: {
    ...output,
    sourcemap: false,
    lib: { entry: `elements/early/${name}.ts`, formats: ['es'], fileName: () => `early/${name}.js` },
    rolldownOptions: { output: oneFile },
  },
});

/** The components for React apps, one file per module. React is that of the app. */
const components: InlineConfig = {
  ...common,
  build: {
    ...output,
    outDir: 'dist/npm',
    minify: false,
    lib: { entry: 'src/react/index.ts', formats: ['es'] },
    rolldownOptions: {
      external: /^react(-dom)?(\/|$)/,
      // The files must not contain paths of this machine.
      experimental: { attachDebugInfo: 'none' },
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // npm does not publish folders that are named node_modules.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules/, 'packages')}.js`,
        banner: ({ isEntry }) => (isEntry ? "'use client';" : ''),
      },
    },
  },
};

/** The imports of package.json choose the file for servers, or the one that renders nothing. */
const templateByCondition: Plugin = {
  name: 'template-by-condition',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && id.endsWith('/renderTemplate.ts') ? { id: '#renderTemplate', external: true } : null,
};

/** Modules that are files of the package themselves. */
const filePaths = new Map([
  [serverSource, './server.js'],
  ...tagFiles.map(
    (file) => [source(file), file.replace(/^elements\/tags\/(.*)\.ts$/, './package/elements/$1.js')] as const,
  ),
]);

/** Components for apps, whose framework is the app's, and helpers for their tests. */
const apps: InlineConfig = {
  ...common,
  plugins: [templateByCondition],
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
        ...Object.fromEntries(
          ['setup', 'queries', 'playwright', 'selenium'].map((name) => [
            `testing/${name}`,
            `elements/testing/${name}.ts`,
          ]),
        ),
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

/** The site editor of the docs, which loads the server's module to render a download. */
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
  // The command line, for Node.
  serverBuild('cli', 'elements/server/cli.ts', [
    serverSource,
    'node:fs',
    'node:path',
    'node:util',
    'node:crypto',
  ]),
  single,
  early('startSite'),
  early('startLoader'),
  early('watchRoot'),
  components,
  apps,
];
