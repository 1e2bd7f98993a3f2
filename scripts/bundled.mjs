import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const readManifest = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const readManifests = (folders) =>
  [...folders]
    .map((folder) => ({ folder, ...readManifest(folder) }))
    .sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1));

/** Returns the folders of the npm packages whose modules are in the source maps of the npm package, or also of the docs. */
export function findBundledPackages({ includesDocs = false } = {}) {
  const packages = new Set();
  for (const name of readdirSync(join(root, 'dist'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.map') || (!includesDocs && /^docs[\\/]/.test(name))) continue;
    const map = join(root, 'dist', name);
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
  // Every build contains helper functions of Rolldown, but no source map lists them.
  const packages = readManifests([...folders, join(root, 'node_modules/rolldown')]);
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

/**
 * Writes the `package.json` of the npm package to a folder, without the entries for development. It declares the packages in the bundles as
 * bundled dependencies, so that `npm audit`, `npm sbom`, and scanners of lock files find them. Of each package, it writes only the
 * `package.json`, because the code is in the bundles. Apps resolve `react` to their own React, because the dependencies have aliases.
 */
export function writeDeclarations(folder, bundledFolders) {
  const manifest = readManifest(root);
  for (const key of ['private', 'scripts', 'devDependencies', 'overrides']) delete manifest[key];
  const dependencies = {};
  for (const { name, version, license, homepage } of readManifests(bundledFolders)) {
    const alias = `@auction-elements/${name.replace('@', '').replace('/', '-')}`;
    // The bundles can contain two versions of a package.
    const key = alias in dependencies ? `${alias}-${version}` : alias;
    dependencies[key] = `npm:${name}@${version}`;
    writeJson(join(folder, 'node_modules', key), { name, version, license, homepage });
  }
  writeJson(folder, { ...manifest, dependencies, bundleDependencies: Object.keys(dependencies) });
}

function writeJson(folder, manifest) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
}
