import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Builds a React app with the version in `REACT`. `BUILD` is development or production. */

const { REACT: version, BUILD: mode } = process.env;
const here = fileURLToPath(new URL('.', import.meta.url));
const require = createRequire(import.meta.url);
const folder = (name) => dirname(require.resolve(`${name}-${version}/package.json`));
const isRoot = Number(version) >= 18;

export default defineConfig(({ isSsrBuild }) => ({
  root: here,
  mode,
  base: `/${version}/`,
  resolve: {
    alias: [
      // The latest React has a separate server file for each environment.
      ...(isSsrBuild
        ? [{ find: /^react-dom\/server$/, replacement: join(folder('react-dom'), 'server.node.js') }]
        : []),
      ...['react-dom', 'react'].map((name) => ({
        find: new RegExp(`^${name}(?=$|/)`),
        replacement: folder(name),
      })),
    ].filter(({ replacement }) => !isSsrBuild || isRoot || !replacement.endsWith('server.node.js')),
  },
  oxc: { jsx: { runtime: 'classic' } },
  define: { 'process.env.NODE_ENV': JSON.stringify(mode) },
  ssr: { noExternal: true },
  build: {
    outDir: `${here}dist/${mode}/${version}${isSsrBuild ? '-server' : ''}`,
    emptyOutDir: true,
    target: 'es2022',
    minify: mode === 'production',
    ssr: isSsrBuild,
    chunkSizeWarningLimit: 9000,
    rolldownOptions: {
      input: join(
        here,
        isSsrBuild ? (isRoot ? 'serverStream.jsx' : 'server.jsx') : isRoot ? 'clientRoot.jsx' : 'client.jsx',
      ),
      output: { entryFileNames: isSsrBuild ? 'server.js' : 'client.js' },
    },
  },
  // Hide the warning about an unknown `'use client'`, which every bundler logs for every package that
  // contains it.
  logLevel: 'error',
}));
