import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { zipSync } from 'fflate';
import { build } from 'vite';
import { siteCss } from '../dist/server.js';
import { importSource } from './importSource.mjs';
import { findBundledPackages, formatNotices } from './bundled.mjs';

/** Writes the docs and the library's files to `dist/docs`. The folder can be hosted anywhere. */

const root = fileURLToPath(new URL('..', import.meta.url));
const out = `${root}dist/docs/`;
const { docsSite } = await importSource('/docs/site.ts');

rmSync(out, { recursive: true, force: true });
for (const [path, text] of await docsSite()) {
  mkdirSync(dirname(out + path), { recursive: true });
  writeFileSync(out + path, text);
}
cpSync(`${root}docs/public`, `${out}files`, { recursive: true });
cpSync(`${root}node_modules/minisearch/dist/es/index.js`, `${out}files/minisearch.js`);
cpSync(`${root}docs/screenshots`, `${out}files/screenshots`, {
  recursive: true,
  filter: (file) => !file.endsWith('.json'),
});
for (const name of ['custom-elements.json', 'site-config.schema.json'])
  cpSync(`${root}dist/${name}`, out + name);
// The package contains the full version, because the short version links to pages that the package doesn't contain.
cpSync(`${out}llms-full.txt`, `${root}dist/llms.txt`);
for (const name of readdirSync(`${root}dist`))
  if (
    /^((autoload|loader|auction-elements|server)\.js|(auction-elements|auction-header|tokens)\.css|integrity\.json|THIRD-PARTY-NOTICES\.txt|chunks|elements)$/.test(
      name,
    )
  )
    cpSync(`${root}dist/${name}`, `${out}lib/${name}`, {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });

// The site editor, with library.json: the built code that the commands also read, and a list of the files that pages load.
const { editor } = await importSource('/vite.config.ts');
await build({ ...editor, root, logLevel: 'warn' });
writeFileSync(
  `${out}THIRD-PARTY-NOTICES.txt`,
  formatNotices([...findBundledPackages({ includesDocs: true }), `${root}node_modules/minisearch`]),
);
const libraryFiles = readdirSync(`${out}lib`, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /\.\w+$/.test(name))
  .sort();
const library = libraryFiles.filter((name) =>
  /^((autoload|loader)\.js|auction-elements\.css|THIRD-PARTY-NOTICES\.txt|(chunks|elements)\/.+)$/.test(name),
);

// All files for a web server, for users without npm. The fixed date, the first of the format, makes the bytes reproducible.
const { version } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
const webFiles = libraryFiles
  .filter((name) => name !== 'server.js')
  .map((name) => [name, readFileSync(`${out}lib/${name}`)]);
writeFileSync(
  `${out}auction-elements-${version}.zip`,
  zipSync(Object.fromEntries(webFiles), { mtime: new Date(1980, 0, 1), level: 9 }),
);

const { formatCssName } = await importSource('/elements/server/readConfig.ts');
const readEarly = (name) => readFileSync(`${root}dist/early/${name}`, 'utf8');
writeFileSync(
  `${out}editor/library.json`,
  JSON.stringify({
    cssName: formatCssName(siteCss()),
    code: readEarly('startSite.js'),
    files: JSON.parse(readEarly('files.json')),
    library,
  }),
);
