import { svelte } from '@sveltejs/vite-plugin-svelte';
import vue from '@vitejs/plugin-vue';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import solid from 'vite-plugin-solid';

const isTag = (tag) => tag.startsWith('auction-');

/**
 * Plugins as in each framework’s own guide. The only addition is the list of elements that are not Vue
 * components.
 */
const plugins = {
  vue: [vue({ template: { compilerOptions: { isCustomElement: isTag } } })],
  svelte: [svelte()],
  solid: [solid()],
};

const { FRAMEWORK: name } = process.env;
const here = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root: here + name,
  base: './',
  plugins: plugins[name] ?? [],
  oxc: name === 'preact' ? { jsx: { runtime: 'automatic', importSource: 'preact' } } : {},
  build: { outDir: `${here}dist/${name}`, emptyOutDir: true, target: 'es2022', chunkSizeWarningLimit: 4000 },
  logLevel: 'warn',
});
