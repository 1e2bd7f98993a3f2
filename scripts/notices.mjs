import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Returns the folders of the npm packages whose modules are in the source maps below a folder. */
export function findBundledPackages(folder) {
  // Every build contains helper functions of Rolldown, but no source map lists them.
  const packages = new Set([join(root, 'node_modules/rolldown')]);
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map')) continue;
    const map = join(folder, name);
    for (const source of JSON.parse(readFileSync(map, 'utf8')).sources) {
      const [path] =
        /^.*\/node_modules\/(@[^/]+\/)?[^/]+/.exec(resolve(dirname(map), source).replaceAll('\\', '/')) ?? [];
      if (path) packages.add(path);
    }
  }
  return packages;
}

/** Returns the license of the library and of each package. Throws if a license is unknown. */
export function formatNotices(folders) {
  const packages = [...folders]
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  const libraryLicense = readFileSync(join(root, 'LICENSE'), 'utf8').trim();
  return [
    `auction-elements\n\n${libraryLicense}`,
    `auction-elements contains code of the following ${packages.length} packages.`,
    ...packages.map(
      (entry) => `${entry.name} ${entry.version} (${entry.license})\n\n${readLicense(entry, libraryLicense)}`,
    ),
  ]
    .map((section) => `${section}\n`)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function readLicense({ folder, name, license, author }, mit) {
  const file = readdirSync(folder).find((fileName) => /^licen[cs]e/i.test(fileName));
  if (file) return readFileSync(join(folder, file), 'utf8').trim();
  // A package can declare its license without a license file.
  if (license !== 'MIT' || !author)
    throw new Error(`${name} has no license file. Add its license to the notices.`);
  return mit.replace(/^Copyright.*$/m, `Copyright (c) ${author.name ?? author}`);
}
