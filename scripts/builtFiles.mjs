import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const dist = fileURLToPath(new URL('../dist/', import.meta.url));

/** What the build has written down about its files: by source, or by `_` and the name of a shared one. */
export const manifest = () => JSON.parse(readFileSync(`${dist}manifest.json`, 'utf8'));

/** The tags that have a file of their own. */
export const tagsOf = (built) =>
  Object.values(built)
    .map(({ src }) => /^elements\/tags\/(auction-[\w-]+)\.ts$/.exec(src)?.[1])
    .filter(Boolean)
    .sort((a, b) => a.localeCompare(b));

/** A built file and all that it needs before it can run, as paths under dist. */
export function firstLoad(built, file, found = new Set()) {
  if (found.has(file)) return found;
  found.add(file);
  const { imports = [] } = Object.values(built).find((each) => each.file === file);
  for (const each of imports) firstLoad(built, built[each].file, found);
  return found;
}

/** The same without what comes from packages. */
export const ownFirstLoad = (built, file) =>
  [...firstLoad(built, file)].filter((each) => !/^chunks\/(react|rolldown-runtime)-/.test(each));

/** What a built file needs besides a set of files that are there already. */
export const furtherLoad = (built, file, there) =>
  [...firstLoad(built, file)].filter((each) => !there.has(each));
