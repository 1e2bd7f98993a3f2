import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createSite, earlyTags, formatSiteScript } from '../dist/server.js';
import { firstLoad, manifest, tagsOf } from './builtFiles.mjs';

/**
 * Writes the scripts that insert the built-in site before React has come: `autoload.js`, and one for each tag of the site; `loader.js`,
 * which inserts nothing, for pages whose server renders the site; and
 * `early/files.json`, from which `auction-elements bundle` knows what to load.
 */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));
const built = manifest();

/** Whether a file has nothing of its own: to import the one that it takes its exports from is enough. */
const isFacade = (file) => /^export ?\{[^}]*\} ?from ?"[^"]*";\s*$/.test(readFileSync(dist + file, 'utf8'));

/** The files of each tag that load first, those of packages before those that need them. */
const files = Object.fromEntries(
  tagsOf(built).map((tag) => [
    tag,
    [...firstLoad(built, built[`elements/tags/${tag}.ts`].file)].filter((file) => !isFacade(file)),
  ]),
);

const configFiles = [...firstLoad(built, built['src/site/config/resolveSite.ts'].file)];

/** The texts of each language, by its code. */
const languages = Object.fromEntries(
  built['src/site/languages/loadLanguage.ts'].dynamicImports.map((source) => [
    basename(source, '.json'),
    built[source].file,
  ]),
);

/** It shares no chunk with other files, because pages load it without React. */
const watchCode = readFileSync(`${dist}early/watchRoot.js`);
const watch = `chunks/watchRoot-${createHash('sha256').update(watchCode).digest('base64url').slice(0, 8)}.js`;
writeFileSync(dist + watch, watchCode);

const scriptFiles = { files, configFiles, languages, watch };
writeFileSync(`${dist}early/files.json`, `${JSON.stringify(scriptFiles)}\n`);

const write = (file, template, parts) =>
  writeFileSync(
    dist + file,
    formatSiteScript({ code: readFileSync(`${dist}early/${template}.js`, 'utf8'), ...parts }),
  );

const nothing = { css: '', roots: {}, prefix: '', config: null, productName: '', messages: {} };
write('loader.js', 'startLoader', {
  site: nothing,
  files: { ...scriptFiles, languages: {} },
  folder: './',
});
write('autoload.js', 'startSite', { site: createSite(), files: scriptFiles, folder: './' });
for (const tag of earlyTags)
  write(`elements/${tag}.js`, 'startSite', {
    site: createSite(undefined, [tag]),
    files: { ...scriptFiles, files: { [tag]: files[tag] }, loadsAll: true },
    folder: '../',
  });
