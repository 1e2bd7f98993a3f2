import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** Returns Vite's build manifest. Keys are source files, or `_` and the name of a shared chunk. */
export const manifest = () => JSON.parse(readFileSync(`${dist}manifest.json`, 'utf8'));

/** Returns the names of the elements in the build manifest, sorted. */
export const getElementNames = (buildManifest) =>
  Object.values(buildManifest)
    .map(({ src }) => /^elements\/tags\/(auction-[\w-]+)\.ts$/.exec(src)?.[1])
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b));

/** Returns a built file and its static imports, recursively, as paths in `dist`. */
export function getInitialFiles(buildManifest, file, files = new Set()) {
  if (files.has(file)) return files;
  files.add(file);
  const { imports = [] } = Object.values(buildManifest).find((chunk) => chunk.file === file);
  for (const key of imports) getInitialFiles(buildManifest, buildManifest[key].file, files);
  return files;
}

/** Returns the files of `getInitialFiles` without the chunks of packages. */
export const getInitialLibraryFiles = (buildManifest, file) =>
  [...getInitialFiles(buildManifest, file)].filter(
    (path) => !/^chunks\/(react|rolldown-runtime)-/.test(path),
  );

/** Returns the files of `getInitialFiles` that aren't in a set of loaded files. */
export const getAdditionalFiles = (buildManifest, file, loadedFiles) =>
  [...getInitialFiles(buildManifest, file)].filter((path) => !loadedFiles.has(path));
