import { strFromU8, unzipSync } from 'fflate';

/** What has the language of the site. */
export const footerFile = 'partials/footer.html';

const wanted = new Set(['site.json', 'texts.json', 'theme.css', footerFile]);

/** What the editor reads out of a download of its own. Throws for what is no zip file. */
export function readZip(bytes: Uint8Array): { name: string; text: string }[] {
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name) });
  return Object.entries(files).map(([name, content]) => ({ name, text: strFromU8(content) }));
}
