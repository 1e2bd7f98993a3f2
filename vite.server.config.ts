import { fileURLToPath } from 'node:url';
import type { InlineConfig } from 'vite';
import { styledComponents } from './vite.config.ts';

const serverSource = fileURLToPath(new URL('elements/server/server.tsx', import.meta.url));

const built = (name: string, entry: string, external: string[]): InlineConfig => ({
  configFile: false,
  oxc: { plugins: { styledComponents } },
  define: { 'process.env.NODE_ENV': '"production"' },
  publicDir: false,
  resolve: { alias: { 'react-dom/server': 'react-dom/server.edge' } },
  ssr: { noExternal: true },
  build: {
    ssr: entry,
    target: 'es2022',
    emptyOutDir: false,
    minify: true,
    rolldownOptions: {
      external,
      platform: 'neutral',
      output: {
        entryFileNames: `${name}.js`,
        codeSplitting: false,
        paths: { [serverSource]: './server.js' },
      },
    },
  },
});

export const serverBuilds: readonly InlineConfig[] = [
  // What servers draw with, in one file with all that it needs: it runs wherever there is JavaScript, without a DOM and without Node.
  built('server', 'elements/server/server.tsx', []),
  // The command; for Node.
  built('cli', 'elements/server/cli.ts', [serverSource, 'node:fs', 'node:path', 'node:util', 'node:crypto']),
];
