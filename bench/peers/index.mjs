import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { ensureInstalled } from '../../scripts/install.mjs';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Bundles the element of a peer as described in its docs. Returns the paths of its script and stylesheet, relative to `folder`. */
export async function bundlePeer(name) {
  // Peers have a separate lock file, so that the library's installation stays small.
  ensureInstalled({ folder, flags: ['--ignore-scripts'] });
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    // The conditions are explicit, because other tools in the same process may have selected development.
    resolve: { conditions: ['module', 'browser', 'production'] },
    build: {
      target: 'es2022',
      outDir: `dist/${name}`,
      // Fonts and images stay separate files, as in the build of an app.
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: { [name]: `${folder}entries/${name}.js` },
        output: { minify: true, entryFileNames: '[name].js' },
      },
    },
  });
  const names = [result].flat().flatMap(({ output }) => output.map(({ fileName }) => fileName));
  const path = (end) => names.filter((file) => file.endsWith(end)).map((file) => `${name}/${file}`)[0];
  return { script: path(`${name}.js`), style: path('.css'), folder: `${folder}dist/` };
}
