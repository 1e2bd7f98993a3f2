import type { SiteHtml } from '../early/siteHtml.ts';
import type { SiteScript } from '../early/siteScript.ts';
import { toAsciiScript } from './text/escape.ts';

/** Files that a site script loads, relative to the library's folder. The build writes them to `dist/early/files.json`. */
export type ScriptFiles = Omit<SiteScript, 'site'>;

interface SiteScriptParts {
  /** Built code of elements/early. */
  code: string;
  site: SiteHtml;
  files: ScriptFiles;
  /** The library's folder: a URL, or a path relative to the script. Ends with a slash. */
  folder: string;
}

/** Formats a script that shows elements before React has loaded: its data, followed by its code. */
export function formatSiteScript({
  code,
  site,
  files: { files, configFiles, languages, watch, loadsAll },
  folder,
}: SiteScriptParts): string {
  const addFolder = (list: readonly string[]) => list.map((file) => folder + file);
  const data: SiteScript = {
    site,
    files: Object.fromEntries(Object.entries(files).map(([tag, list]) => [tag, addFolder(list)])),
    configFiles: addFolder(configFiles),
    languages: Object.fromEntries(Object.entries(languages).map(([code, file]) => [code, folder + file])),
    watch: folder + watch,
    ...(loadsAll && { loadsAll }),
  };
  return toAsciiScript(`const AUCTION_SITE=${formatLiteral(data)};\n${code}`);
}

/** Formats JSON with single-quoted strings, because HTML contains many double quotes. */
const formatLiteral = (data: unknown): string =>
  JSON.stringify(data).replaceAll(
    /"(?:[^"\\]|\\.)*"/g,
    (string) =>
      `'${string
        .slice(1, -1)
        .replaceAll("'", String.raw`\'`)
        .replaceAll(String.raw`\"`, '"')}'`,
  );
