import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Writes `dist/integrity.json`: the hash of each file that a page may load, for `integrity` attributes (W3C SRI). */

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

const files = ['', 'elements/', 'chunks/'].flatMap((folder) =>
  readdirSync(dist + folder)
    .filter((name) => /\.(js|css)$/.test(name) && !['server.js', 'cli.js'].includes(name))
    .map((name) => folder + name),
);

const getHash = (file) =>
  `sha384-${createHash('sha384')
    .update(readFileSync(dist + file))
    .digest('base64')}`;

writeFileSync(
  `${dist}integrity.json`,
  `${JSON.stringify(Object.fromEntries(files.map((file) => [file, getHash(file)])), null, 2)}\n`,
);
