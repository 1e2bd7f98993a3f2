import { gzipSync } from 'node:zlib';
import { build, loadConfigFromFile } from 'vite';
import { rounded } from './statistics.mjs';

const others = /^(react|react-dom|@r2wc|downshift)(\/|$)/;

/** The header's own code, built as it ships, with the packages that others have as well left outside. */
export async function size({ root }) {
  const chunks = await ownChunks(root);
  const kilobytes = (names) =>
    rounded(
      names.reduce((sum, name) => sum + gzipSync(chunks.get(name).code, { level: 9 }).length / 1000, 0),
    );
  const holding = (module) =>
    [...chunks.keys()].filter((name) =>
      Object.keys(chunks.get(name).modules).some((id) => id.includes(module)),
    );

  const first = new Set();
  const visit = (name) => {
    if (!chunks.has(name) || first.has(name)) return;
    first.add(name);
    for (const each of chunks.get(name).imports) visit(each);
  };
  visit([...chunks.values()].find(({ isEntry }) => isEntry).fileName);

  const categories = holding('/categoryTable.ts').filter((name) => !first.has(name));
  const configuration = holding('/valibot/');
  const later = [...chunks.keys()].filter(
    (name) => ![...first, ...categories, ...configuration].includes(name),
  );
  const early = ['downshift', ...holding('/panels/CategoryPanel.tsx')].filter((name) =>
    [...first].some((each) => each === name || chunks.get(each).imports.includes(name)),
  );
  return [
    { what: 'header: own code of the first load, gzip', value: kilobytes([...first]), unit: ' KB' },
    {
      what: 'header: that and the category data, gzip',
      value: kilobytes([...first, ...categories]),
      unit: ' KB',
      limit: 20,
    },
    { what: 'header: what comes when it is wanted, gzip', value: kilobytes(later), unit: ' KB' },
    {
      what: 'header: reader of a configuration, gzip (pages with one)',
      value: kilobytes(configuration),
      unit: ' KB',
    },
    { what: 'header: downshift and panels in the first load', value: early.length, limit: 0 },
  ];
}

/** By file name. */
async function ownChunks(root) {
  const { config } = await loadConfigFromFile(
    { command: 'build', mode: 'production' },
    `${root}vite.config.ts`,
    root,
    'silent',
  );
  config.build.lib.entry = { header: 'elements/tags/auction-header.ts' };
  Object.assign(config.build, { write: false, sourcemap: false });
  config.build.rolldownOptions.external = (id) => others.test(id);
  const result = await build({ ...config, root, configFile: false, logLevel: 'error' });
  const { output } = Array.isArray(result) ? result[0] : result;
  return new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
}
