import { strFromU8, unzipSync } from 'fflate';

const wanted = new Set(['site.json', 'settings.json', 'messages.json', 'theme.css']);

/** Reads the files of a downloaded site. Throws if the file isn't a ZIP file. */
export function readZip(bytes: Uint8Array): { name: string; text: string }[] {
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
  return Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) }));
}
