import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import {
  getInitialFiles,
  getAdditionalFiles,
  manifest,
  getInitialLibraryFiles,
} from '../scripts/builtFiles.mjs';
import { roundToHundredths } from './statistics.mjs';

const configuration = 'src/site/config/resolveSite.ts';
const onDemand = ['src/header/search/Suggestions.tsx'];

/** Measures the header's code in the production build, without React. */
export function size({ root }) {
  const built = manifest();
  const header = built['elements/tags/auction-header.ts'].file;
  const initialFiles = getInitialFiles(built, header);
  const ownInitialFiles = new Set(getInitialLibraryFiles(built, header));
  const getLazyFiles = (name) => getAdditionalFiles(built, built[name].file, initialFiles);
  const lazyFiles = new Set(findDynamicImports(built, ownInitialFiles).flatMap(getLazyFiles));
  const configurationFiles = new Set(getLazyFiles(configuration));
  const kilobytes = (files) =>
    roundToHundredths(
      [...files].reduce(
        (sum, file) => sum + gzipSync(readFileSync(`${root}dist/${file}`), { level: 9 }).length / 1000,
        0,
      ),
    );
  return [
    {
      what: 'header: library code of the first load, gzip',
      value: kilobytes(ownInitialFiles),
      unit: ' KB',
      limit: 20,
    },
    {
      what: 'header: code that loads on demand, gzip',
      value: kilobytes([...lazyFiles].filter((file) => !configurationFiles.has(file))),
      unit: ' KB',
    },
    {
      what: 'header: code for a configuration, gzip',
      value: kilobytes(configurationFiles),
      unit: ' KB',
    },
    {
      what: 'header: downshift and panels in the first load',
      value: onDemand.filter((name) => initialFiles.has(built[name].file)).length,
      limit: 0,
    },
  ];
}

/** Returns the source modules that files import dynamically, directly or through other dynamic imports. */
function findDynamicImports(built, files, found = new Set()) {
  for (const file of files) {
    const { dynamicImports = [] } = Object.values(built).find((entry) => entry.file === file);
    for (const name of dynamicImports) {
      if (found.has(name)) continue;
      found.add(name);
      findDynamicImports(built, getInitialFiles(built, built[name].file), found);
    }
  }
  return [...found];
}
