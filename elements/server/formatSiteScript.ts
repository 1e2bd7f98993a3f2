import type { SiteHtml } from '../early/siteHtml.ts';
import type { SiteScript } from '../early/siteScript.ts';
import { toAsciiScript } from './text/escape.ts';

/** The files that such a script loads, relative to the library's folder: what `dist/early/files.json` holds. */
export type ScriptFiles = Omit<SiteScript, 'site'>;

interface SiteScriptParts {
  /** What the build has made of elements/early. */
  code: string;
  site: SiteHtml;
  files: ScriptFiles;
  /** The library's folder, relative to the script or as an address; it ends with a slash. */
  folder: string;
}

/** A script that shows tags before React has come: its data, and the code behind it. */
export function formatSiteScript({
  code,
  site,
  files: { files, configFiles, languages, watch, loadsAll },
  folder,
}: SiteScriptParts): string {
  const locate = (list: readonly string[]) => list.map((file) => folder + file);
  const data: SiteScript = {
    site,
    files: Object.fromEntries(Object.entries(files).map(([tag, needed]) => [tag, locate(needed)])),
    configFiles: locate(configFiles),
    languages: Object.fromEntries(Object.entries(languages).map(([code, file]) => [code, folder + file])),
    watch: folder + watch,
    ...(loadsAll && { loadsAll }),
  };
  return toAsciiScript(`const AUCTION_SITE=${formatLiteral(data)};\n${code}`);
}

/** JSON with single quotes around strings, because HTML is full of double quotes. */
const formatLiteral = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /"(?:[^"\\]|\\.)*"/g,
    (string) =>
      `'${string
        .slice(1, -1)
        .replaceAll("'", String.raw`\'`)
        .replaceAll(String.raw`\"`, '"')}'`,
  );
