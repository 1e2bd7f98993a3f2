import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureInstalled } from '../../scripts/install.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/**
 * A peer's tag, bundled as its own docs say. `installed` by this folder's lock file, so that the library's install stays
 * light. Gives back the path of its script and style under `folder`.
 */
export async function bundlePeer(name) {
  ensureInstalled({ folder, flags: ['--ignore-scripts'] });
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // Said outright: other tools of the same run may have asked for development.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      target: 'es2022',
      outDir: `dist/${name}`,
      // As an app's build: fonts and pictures stay files of their own.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { [name]: `${folder}entries/${name}.js` },
        output: { minify: true, entryFileNames: '[name].js' },
      },
    },
  });
  const names = [result].flat().flatMap(({ output }) => output.map(({ fileName }) => fileName));
  const path = (end) => names.filter((each) => each.endsWith(end)).map((each) => `${name}/${each}`)[0];
  return { script: path(`${name}.js`), style: path('.css'), folder: `${folder}dist/` };
}
