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
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      target: 'es2022',
      outDir: `dist/${name}`,
      lib: { entry: { [name]: `${folder}entries/${name}.js` }, formats: ['es'], cssFileName: name },
      rolldownOptions: { output: { minify: true } },
    },
  });
  const names = [result].flat().flatMap(({ output }) => output.map(({ fileName }) => fileName));
  const path = (end) => names.filter((each) => each.endsWith(end)).map((each) => `${name}/${each}`)[0];
  return { script: path(`${name}.js`), style: path('.css'), folder: `${folder}dist/` };
}
