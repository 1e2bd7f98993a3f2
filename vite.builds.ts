import { fileURLToPath } from 'node:url';
import type { InlineConfig, Plugin } from 'vite';
import { tagFiles } from './vite.config.ts';
import { compileStyles } from './vite.styles.ts';

/** What is built besides the script files of vite.config.ts: for servers, for the command line, for pages that want one file, for apps. */

const serverSource = fileURLToPath(new URL('elements/server/server.ts', import.meta.url));

const common: InlineConfig = {
  configFile: false,
  plugins: [compileStyles],
  publicDir: false,
};

/** Without a source map, the notices of third parties would miss what a file contains. */
const output = { target: 'es2022', emptyOutDir: false, sourcemap: true };

const production = { 'process.env.NODE_ENV': '"production"' };

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
        // The sources would triple the file: it holds the data of twelve languages.
        sourcemapExcludeSources: true,
        paths: { [serverSource]: './server.js' },
      },
    },
  },
});

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
    rolldownOptions: { output: { minify: true, comments: { annotation: false }, codeSplitting: false } },
  },
};

/** The code of a script that shows tags before React has come; what it shows is written in front of it. */
const early = (name: string): InlineConfig => ({
  ...common,
  build: {
    ...output,
    // Its text becomes part of other files.
    sourcemap: false,
    lib: { entry: `elements/early/${name}.ts`, formats: ['es'], fileName: () => `early/${name}.js` },
    rolldownOptions: { output: { minify: true, comments: { annotation: false }, codeSplitting: false } },
  },
});

/** The components for apps of React, module by module as they are written. React is the app's; all other packages are contained. */
const components: InlineConfig = {
  ...common,
  build: {
    ...output,
    outDir: 'dist/npm',
    minify: false,
    lib: { entry: 'src/react/index.ts', formats: ['es'] },
    rolldownOptions: {
      external: /^react(-dom)?(\/|$)/,
      // Where the packages lie is nothing to be written into them.
      experimental: { attachDebugInfo: 'none' },
      output: {
        preserveModules: true,
        preserveModulesRoot: '.',
        // npm leaves folders of that name out.
        entryFileNames: ({ name }) => `${name.replace(/^.*node_modules/, 'packages')}.js`,
        // Servers of React import it, and leave the rendering to the client's files as well.
        banner: ({ isEntry }) => (isEntry ? "'use client';" : ''),
      },
    },
  },
};

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The conditions of package.json lead to the server's file, or to that which renders nothing. */
const templateByCondition: Plugin = {
  name: 'template-by-condition',
  enforce: 'pre',
  resolveId: (id, importer) =>
    importer && id.endsWith('/renderTemplate.ts') ? { id: '#renderTemplate', external: true } : null,
};

/** What has files of its own in the package. */
const filePaths = new Map([
  [serverSource, './server.js'],
  ...tagFiles.map(
    (file) => [source(file), file.replace(/^elements\/tags\/(.*)\.ts$/, './package/elements/$1.js')] as const,
  ),
]);

/** The components of the tags for apps, whose framework is the app's. */
const app = (name: string, entry: string): InlineConfig => ({
  ...common,
  plugins: [templateByCondition],
  build: {
    ...output,
    minify: false,
    lib: { entry, formats: ['es'], fileName: () => `${name}.js` },
    rolldownOptions: {
      external: (id) => id === 'react' || id === 'vue' || filePaths.has(id),
      output: {
        paths: (id) => filePaths.get(id) ?? id,
        banner: name === 'react' ? "'use client';" : '',
      },
    },
  },
});

/** For the tests of apps. Testing Library is theirs. */
const testing = (name: string): InlineConfig => ({
  ...common,
  build: {
    ...output,
    minify: false,
    lib: { entry: `elements/testing/${name}.ts`, formats: ['es'], fileName: () => `testing/${name}.js` },
    rolldownOptions: { external: '@testing-library/dom', experimental: { attachDebugInfo: 'none' } },
  },
});

/** The site editor of the docs. It renders by the file that servers import, which it loads for a download. */
export const editor: InlineConfig = {
  ...common,
  define: production,
  oxc: { jsx: { runtime: 'automatic', development: false } },
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
  // What servers render with, in one file with all that it needs: it runs wherever there is JavaScript, without a DOM and without Node.
  serverBuild('server', 'elements/server/server.ts', []),
  // The command; for Node.
  serverBuild('cli', 'elements/server/cli.ts', [
    serverSource,
    'node:fs',
    'node:path',
    'node:util',
    'node:crypto',
  ]),
  single,
  early('startSite'),
  early('startTags'),
  early('startLoader'),
  early('watchRoot'),
  components,
  app('react', 'elements/react/index.ts'),
  app('vue', 'elements/vue/index.ts'),
  app('hosts', 'elements/hosts/index.ts'),
  app('renderTemplate', 'elements/hosts/renderServerTemplate.ts'),
  app('renderNoTemplate', 'elements/hosts/renderTemplate.ts'),
  ...['setup', 'queries', 'playwright', 'selenium'].map(testing),
];
