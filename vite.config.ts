import { readdirSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { compileStyles } from './vite.styles.ts';

/** JSX that React renders without looking anything up on `Object.prototype`. */
export const ownJsx = { jsx: { runtime: 'automatic', importSource: '#jsx' } } as const;

/**
 * Old libraries, MooTools 1.4 for one, replace `Function.prototype.bind` by one that loses arguments, and React binds all over the
 * place. What is bundled binds by itself. And where a script has added `get` or `value` to `Object.prototype`, every property descriptor has
 * it, which makes most of them invalid: what is bundled passes descriptors without a prototype.
 */
export const ownBind: Plugin = {
  name: 'own-bind',
  transform(code, id) {
    if (!/\/node_modules\/(react|react-dom|@r2wc)\//.test(id) || !code.includes('.bind(')) return null;
    const bound = code
      .replaceAll(/([\w$.]+)\.bind\(/g, 'ownBind($1, ')
      .replaceAll('Object.defineProperty(', 'ownDefine(')
      .replaceAll(/\{(?=(\s+capture: !0,)?\s+passive: listenerWrapper)/g, '{ __proto__: null,');
    return {
      code: `${bound}\nfunction ownBind(f, self, ...first) { return function (...rest) { return Reflect.apply(f, self, [...first, ...rest]); }; }\nfunction ownDefine(object, name, descriptor) { return Object.defineProperty(object, name, Object.assign(Object.create(null), descriptor)); }\n`,
      map: null,
    };
  },
  // The bundler's own helpers do all of it too.
  renderChunk: (code) => ({
    code: code
      .replaceAll('((k) => from[k]).bind(null, key)', '((k) => () => from[k])(key)')
      .replaceAll('for (var name in all)', 'for (var name of Object.keys(all))')
      .replaceAll(
        'var __defProp = Object.defineProperty;',
        'var __defProp = (object, name, descriptor) => Object.defineProperty(object, name, Object.assign(Object.create(null), descriptor));',
      ),
    map: null,
  }),
};

/** The file of each tag. */
export const tagFiles = readdirSync(new URL('elements/tags', import.meta.url))
  .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
  .map((name) => `elements/tags/${name}`);

const entries = {
  'auction-elements': 'elements/auction-elements.ts',
  autoload: 'elements/autoload.ts',
  ...Object.fromEntries(tagFiles.map((file) => [file.replace(/tags\/(.*)\.ts$/, '$1'), file])),
};

/** What every tag needs at once, in one chunk; the parts of `site` that come later are named here. */
const later = [
  /\/src\/site\/(categories|categoryTable|categoryContent|config|loadConfig|signOut|suggestions|cookies|footer|newsletter|chat|zendesk|loadScript|timeLimit|plural|checkMessages|menuLinks|timings|headerMessages|siteMessages)/,
  /\/src\/(design\/|icons\/(Social|Control)|hooks\/useMedia)/,
];
const shared = (id: string) =>
  /\/(src\/(hooks|styles|design|icons|site|controls\/site-link)|elements\/core(?!\/(checkNames|hydratedEvent|pushEvents|hydrate\.))|elements\/tags\/site)\//.test(
    id,
  ) && !later.some((each) => each.test(id));

export default defineConfig(({ command }) => ({
  plugins: [compileStyles, ownBind],
  oxc: ownJsx,
  define: command === 'build' ? { 'process.env.NODE_ENV': '"production"' } : {},
  publicDir: false,
  build: {
    target: 'es2022',
    sourcemap: true,
    // Which file needs which: for budgets, for preloading, for the list of hashes.
    manifest: 'manifest.json',
    // As a library, so that dynamic imports stay the browser's own: relative to the chunk, nothing put into the page's head.
    lib: { entry: entries, formats: ['es' as const] },
    rolldownOptions: {
      output: {
        minify: true,
        // No bundler comes after this one, which has done what `@__PURE__` asks for.
        comments: { annotation: false },
        entryFileNames: '[name].js',
        chunkFileNames: 'chunks/[name]-[hash].js',
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\/|src\/jsx\//,
              priority: 2,
            },
            { name: 'core', test: shared, priority: 1 },
            { name: 'design', test: /\/src\/design\/(colors|sharedStyles|type)\.ts$/ },
            { name: 'menuLinks', test: /\/site\/menuLinks\.ts$/ },
            {
              name: 'header',
              test: /\/(elements\/tags\/auction-header|src\/site\/headerMessages|src\/header\/((?!SignOutLink)\w+|desktop\/(CategoryBar|MenuItem|Tools)))\.tsx?$/,
            },
          ],
        },
      },
    },
  },
}));
