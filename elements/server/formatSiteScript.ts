import type { Markup } from '../early/markup.ts';
import type { SiteScript } from '../early/siteScript.ts';
import { toAsciiScript } from './text/escape.ts';

/** The files that such a script loads, relative to the library's folder: what `dist/early/files.json` holds. */
export type ScriptFiles = Omit<SiteScript, 'markup'>;

interface SiteScriptParts {
  /** What the build has made of elements/early. */
  code: string;
  markup: Markup;
  files: ScriptFiles;
  /** The library's folder, relative to the script or as an address; it ends with a slash. */
  folder: string;
}

/** A script that shows tags before React has come: its data, and the code behind it. */
export function formatSiteScript({
  code,
  markup: { hidden, ...markup },
  files: { files, configFiles, languages, steps, firstRender },
  folder,
}: SiteScriptParts): string {
  const locate = (list: readonly string[]) => list.map((file) => folder + file);
  const data: SiteScript = {
    markup: { ...markup, hidden: {} },
    files: Object.fromEntries(Object.entries(files).map(([tag, needed]) => [tag, locate(needed)])),
    configFiles: locate(configFiles),
    languages: Object.fromEntries(Object.entries(languages).map(([code, file]) => [code, folder + file])),
    steps: locate(steps),
    firstRender: folder + firstRender,
  };
  const hiddenByTag = Object.entries(hidden).map(([tag, json]) => `${quote(tag)}:${quote(json)}`);
  return toAsciiScript(
    // Browsers read a text of JSON faster than an object of JavaScript. One in the other would have all quotes escaped twice.
    `const AUCTION_SITE=JSON.parse(${quote(JSON.stringify(data))});AUCTION_SITE.markup.hidden={${hiddenByTag.join()}};\n${code}`,
  );
}

const quote = (json: string): string => `'${json.replaceAll(/[\\']/g, String.raw`\$&`)}'`;
