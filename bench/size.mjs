import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { firstLoad, furtherLoad, manifest, ownFirstLoad } from '../scripts/builtFiles.mjs';
import { rounded } from './statistics.mjs';

const configuration = 'src/site/config/resolveSite.ts';
const onDemand = ['src/header/search/Suggestions.tsx'];

/** The header's own code as it ships, without React. */
export function size({ root }) {
  const built = manifest();
  const header = built['elements/tags/auction-header.ts'].file;
  const all = firstLoad(built, header);
  const first = new Set(ownFirstLoad(built, header));
  const partsOf = (name) => furtherLoad(built, built[name].file, all);
  const later = new Set(findDynamicImports(built, first).flatMap(partsOf));
  const reader = new Set(partsOf(configuration));
  const kilobytes = (files) =>
    rounded(
      [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(`${root}dist/${file}`), { level: 9 }).length / 1000,
        0,
      ),
    );
  return [
    { what: 'header: own code of the first load, gzip', value: kilobytes(first), unit: ' KB', limit: 20 },
    {
      what: 'header: what comes when it is wanted, gzip',
      value: kilobytes([...later].filter((file) => !reader.has(file))),
      unit: ' KB',
    },
    {
      what: 'header: reader of a configuration, gzip (pages with one)',
      value: kilobytes(reader),
      unit: ' KB',
    },
    {
      what: 'header: downshift and panels in the first load',
      value: onDemand.filter((name) => all.has(built[name].file)).length,
      limit: 0,
    },
  ];
}

/** What files import when they need it, and what that imports in turn, by source. */
function findDynamicImports(built, files, found = new Set()) {
  for (const file of files) {
    const { dynamicImports = [] } = Object.values(built).find((each) => each.file === file);
    for (const name of dynamicImports) {
      if (found.has(name)) continue;
      found.add(name);
      findDynamicImports(built, firstLoad(built, built[name].file), found);
    }
  }
  return [...found];
}
