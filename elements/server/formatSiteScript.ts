import type { SiteHtml } from '../early/siteHtml.ts';
import type { SiteScript } from '../early/siteScript.ts';
import { formatJson, toAsciiScript } from './text/escape.ts';

/** Files that a site script loads, relative to the library's folder. The build writes them to `dist/early/files.json`. */
export type ScriptFiles = Omit<SiteScript, 'site' | 'folder'>;

interface SiteScriptParts {
  /** Built code of elements/early. */
  code: string;
  site: SiteHtml;
  files: ScriptFiles;
  /** The library's folder: a URL, or a path relative to the script. Ends with a slash. */
  folder: string;
}

/** Makes Chromium compile all functions in the background while the script loads. */
const compileHint = '//# allFunctionsCalledOnLoad';

/** Formats a script that shows elements before React has loaded: its data, followed by its code. */
export function formatSiteScript({ code, site, files, folder }: SiteScriptParts): string {
  const data: SiteScript = { site, folder, ...files };
  return toAsciiScript(`${compileHint}\nconst AUCTION_SITE=${formatLiteral(data)};\n${code}`);
}

/** Formats JSON with single-quoted strings, because HTML contains many double quotes, and with keys without quotes. */
const formatLiteral = (data: unknown): string =>
  formatJson(data).replaceAll(/"((?:[^"\\]|\\.)*)"(:?)/g, (_, text: string, colon: string) =>
    colon && /^[a-z]+$/i.test(text)
      ? text + colon
      : `'${text.replaceAll("'", String.raw`\'`).replaceAll(String.raw`\"`, '"')}'${colon}`,
  );
