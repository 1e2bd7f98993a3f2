import { readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { defineConfig } from 'vite';
import { isSiteTag } from './elements/early/earlyTags.ts';
import { hardenReact } from './vite.react.ts';
import { compileStyles } from './vite.styles.ts';

/** JSX that React renders without looking anything up on `Object.prototype`. */
export const ownJsx = { jsx: { runtime: 'automatic', importSource: '#jsx' } } as const;

/** The file of each tag. */
export const tagFiles = readdirSync(new URL('elements/tags', import.meta.url))
  .filter((name) => /^auction-[\w-]+\.ts$/.test(name))
  .map((name) => `elements/tags/${name}`);

const entries = {
  'auction-elements': 'elements/auction-elements.ts',
  // For apps; pages get one that inserts the built-in site.
  'package/autoload': 'elements/autoload.ts',
  ...Object.fromEntries(
    tagFiles.map((file) => {
      const tag = basename(file, '.ts');
      return [isSiteTag(tag) ? `define-${tag}` : `elements/${tag}`, file];
    }),
  ),
};

/**
 * What every tag needs at once, in one chunk. Each group takes along what its modules import, so folders say what loads first and
 * `import()` says what loads later.
 */
const core =
  /\/(elements\/core(?!\/(checkNames|hydratedEvent|keepView|pushEvents|watchLanguage|hydrate\.))|elements\/tags\/site|src\/(hooks(?!\/later)|styles|site\/core|controls\/site-link))\/|\/src\/icons\/(Glyph|Icon)\.tsx?$/;

/** Modules and folders, by their names with `|` between them. */
const within = (folder: string, names: string): RegExp => new RegExp(`/${folder}/(${names})(/|\\.tsx?$)`);

/**
 * What several tags need besides, in few files: each more that a page imports takes it about 0.5 ms, and four times that on a phone, however
 * small it is. The first group that has a module keeps it.
 */
const sharedGroups = [
  {
    // Of what reads a configuration, too.
    name: 'site',
    test: [within('src/site', 'navigation/helpHost|network/timeLimit|timings')],
  },
  {
    // Of what reads a configuration, and of what checks attributes and texts.
    name: 'warnings',
    test: [within('src/site', 'warnings')],
  },
  {
    // Of header and footer, too.
    name: 'shared',
    test: [
      within('src/hooks', 'later'),
      within('src/design', 'breakpoints|colors|sharedStyles|type'),
      within('src/icons', 'ControlIcon'),
      within('src/controls', 'floating/getZoom|press|status'),
    ],
  },
  {
    name: 'controls',
    test: [
      within('src/design', 'sizes'),
      within('src/controls', 'findButton|observeSlotted|setUnsetAttributes|undefinedTags'),
      within('elements/forms', 'controlHost|fieldHost'),
    ],
  },
  {
    // Of fields, buttons, and what stands around fields.
    name: 'forms',
    test: [
      within('src/controls', 'controlMessages|field/(submissionAttempt|StableDuringPress)'),
      within('src/controls/form-field', 'formFieldStyles|FieldNote|renderLabel'),
      within('elements/forms', 'afterListeners|ariaAttributes|formAssociated|getLabels|nativeAttributes'),
      within('elements/forms', 'references|setAccessibleName|setCustomState|submitImplicitly|suggestions'),
    ],
  },
  {
    name: 'topLayer',
    test: [
      within('src/controls/floating', 'placements|usePosition|useTopLayer'),
      within('src/controls/tooltip', 'TooltipBubble|tooltipStyles|useTooltip'),
      within('src/controls/icon-button', 'IconButton|iconButtonStyles'),
    ],
  },
  {
    name: 'field',
    test: [
      within('elements/forms', 'formControl|formControlLayer'),
      within('src/controls/field', 'HiddenDescription|PageInputSlot|nativeValidity'),
      within('src/controls/text-input', 'textInputStyles'),
    ],
  },
].map(({ name, test }) => ({ name, test: (id: string) => test.some((each) => each.test(id)) }));

export default defineConfig(({ command }) => ({
  plugins: [compileStyles, hardenReact()],
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
        entryFileNames: ({ name }) => (name.startsWith('define-') ? 'chunks/[name]-[hash].js' : '[name].js'),
        // Named by their language alone, nobody would know what they are.
        chunkFileNames: ({ facadeModuleId }) =>
          `chunks/${facadeModuleId?.includes('/site/languages/') ? 'texts-' : ''}[name]-[hash].js`,
        codeSplitting: {
          groups: [
            {
              name: 'react',
              test: /rolldown\/runtime|node_modules\/(react|react-dom|scheduler|@r2wc)\/|src\/jsx\//,
              priority: 2,
            },
            { name: 'core', test: core, priority: 1 },
            ...sharedGroups,
            { name: 'header', test: /\/(elements\/tags\/(auction-header|header\/)|src\/header\/shell\/)/ },
          ],
        },
      },
    },
  },
}));
