import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { siteCss } from '../dist/server.js';
import { importSource } from './importSource.mjs';
import { findBundledPackages, formatNotices } from './notices.mjs';

/** Writes the docs to `dist/docs`, with the library's files beside them: the folder can be hosted anywhere as it is. */

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
cpSync(`${root}docs/messages`, `${out}files/messages`, { recursive: true });
for (const name of ['custom-elements.json', 'site-config.schema.json'])
  cpSync(`${root}dist/${name}`, out + name);
// The package has no pages for the short one to lead to.
cpSync(`${out}llms-full.txt`, `${root}dist/llms.txt`);
for (const name of readdirSync(`${root}dist`))
  if (
    /^((autoload|loader|server)\.js|auction-elements\.css|tokens\.css|THIRD-PARTY-NOTICES\.txt|chunks|elements)$/.test(
      name,
    )
  )
    cpSync(`${root}dist/${name}`, `${out}lib/${name}`, {
      recursive: true,
      filter: (file) => !file.endsWith('.map'),
    });

// The site editor, and what it makes the files of a site from: those that the commands read, and a list of what pages load.
const { editor } = await importSource('/vite.builds.ts');
await build({ ...editor, root, logLevel: 'warn' });
writeFileSync(
  `${out}THIRD-PARTY-NOTICES.txt`,
  formatNotices([...findBundledPackages(`${root}dist`), `${root}node_modules/minisearch`]),
);
const library = readdirSync(`${out}lib`, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) =>
    /^((autoload|loader)\.js|auction-elements\.css|THIRD-PARTY-NOTICES\.txt|(chunks|elements)\/.+)$/.test(
      name,
    ),
  )
  .sort();
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
