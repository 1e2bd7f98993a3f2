import { defineConfig } from 'vite';

/** Stable class names, the same in every build; server and client must agree on them. */
const styledComponents = {
  ssr: true,
  displayName: false,
  fileName: false,
  pure: true,
  minify: true,
  transpileTemplateLiterals: true,
};

export default defineConfig(({ command }) => ({
  oxc: { plugins: { styledComponents } },
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: false,
  build: {
    target: 'es2022',
    modulePreload: { polyfill: false },
    sourcemap: true,
    rolldownOptions: {
      input: {
        'auction-elements': 'elements/auction-elements.ts',
        'elements/auction-header': 'elements/auction-header.ts',
        'elements/auction-search': 'elements/auction-search.ts',
      },
      preserveEntrySignatures: 'exports-only',
      output: {
        minify: true,
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
      },
    },
  },
}));
