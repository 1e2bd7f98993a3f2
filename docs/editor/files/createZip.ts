import { strToU8, zipSync } from 'fflate';
import type { SiteDocument } from '../state/siteDocument.ts';
import { createFiles, type Library } from './createFiles.ts';

/** Creates a ZIP file with all files of a site. This module loads when the user downloads the site. */
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

/** Loads a file of the docs by its path, relative to the editor's page. */
async function load(path: string): Promise<Response> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} couldn’t be loaded (status ${response.status}).`);
  return response;
}
