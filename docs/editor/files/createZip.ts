import { strToU8, zipSync } from 'fflate';
import type { SiteDocument } from '../state/siteDocument.ts';
import { createFiles, type Library } from './createFiles.ts';

/** Everything that a site needs, as one file. Loaded when somebody downloads. */
export async function createZip(site: SiteDocument): Promise<Blob> {
  const library = (await (await load('library.json')).json()) as Library;
  const loaded = await Promise.all(
    library.library.map(async (name) => {
      const response = await load(`../lib/${name}`);
      return [`auction-elements/${name}`, new Uint8Array(await response.arrayBuffer())] as const;
    }),
  );
  const made = [...createFiles(site, library)].map(([name, text]) => [name, strToU8(text)] as const);
  return new Blob([zipSync(Object.fromEntries([...made, ...loaded]))], {
    type: 'application/zip',
  });
}

/** A file of the docs, by its path from the editor's page. */
async function load(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} could not be loaded (status ${response.status}).`);
  return response;
}
