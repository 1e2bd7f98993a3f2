import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSite, siteElements, formatSiteScript } from '../dist/server.js';
import { getInitialFiles, manifest, getElementNames } from './builtFiles.mjs';

/**
 * Writes the scripts that insert the default header and footer before React loads, `loader.js` for server-rendered pages, and
 * `early/files.json` for `bundle`.
 */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const buildManifest = manifest();

/** Returns whether a file only re-exports another file, so that importing the other file is enough. */
const isFacade = (file) => /^export ?\{[^}]*\} ?from ?"[^"]*";\s*$/.test(readFileSync(dist + file, 'utf8'));

const initialFiles = Object.fromEntries(
  getElementNames(buildManifest).map((tag) => [
    tag,
    getInitialFiles(buildManifest, buildManifest[`elements/tags/${tag}.ts`].file),
  ]),
);
const countElements = (file) => Object.values(initialFiles).filter((files) => files.has(file)).length;

/** Sorts files by the number of elements that need them. The lists then begin with the same names, and the loader is 0.1 kB smaller. */
const sortFiles = (files) =>
  [...files].sort((a, b) => countElements(b) - countElements(a) || (a < b ? -1 : 1));

/** Initial files of each element, except for files that only re-export another file. Elements with few files come first, for compression. */
const files = Object.fromEntries(
  Object.entries(initialFiles)
    .sort(([, a], [, b]) => a.size - b.size)
    .map(([tag, all]) => [tag, sortFiles(all).filter((file) => !isFacade(file))]),
);

const configFiles = sortFiles(
  getInitialFiles(buildManifest, buildManifest['src/site/config/resolveSite.ts'].file),
);

/** Files with the messages and labels of each language, by language code. */
const languages = Object.fromEntries(
  buildManifest['src/site/languages/loadLanguage.ts'].dynamicImports
    .filter((source) => !source.includes('/labels/'))
    .map((source) => [
      basename(source, '.json'),
      [source, source.replace('languages/', 'languages/labels/')].map((each) => buildManifest[each].file),
    ]),
);

/** Code of watchRoot.ts. It shares no chunk with other files, because pages load it without React. */
const watchCode = readFileSync(`${dist}early/watchRoot.js`);
const watch = `chunks/watchRoot-${createHash('sha256').update(watchCode).digest('base64url').slice(0, 7)}.js`;
writeFileSync(dist + watch, watchCode);

const scriptFiles = { files, configFiles, languages, watch };
writeFileSync(`${dist}early/files.json`, `${JSON.stringify(scriptFiles)}\n`);

const write = (file, template, parts) =>
  writeFileSync(
    dist + file,
    formatSiteScript({ code: readFileSync(`${dist}early/${template}.js`, 'utf8'), ...parts }),
  );

const emptySite = {
  css: '',
  roots: {},
  prefix: '',
  config: null,
  productName: '',
  messages: {},
  hasLabels: false,
};
write('loader.js', 'startLoader', {
  site: emptySite,
  files: { ...scriptFiles, languages: {} },
  folder: './',
});
write('autoload.js', 'startSite', { site: createSite(), files: scriptFiles, folder: './' });
for (const tag of siteElements)
  write(`elements/${tag}.js`, 'startSite', {
    site: createSite(undefined, [tag]),
    files: { ...scriptFiles, files: { [tag]: files[tag] }, loadsAll: true },
    folder: '../',
  });
