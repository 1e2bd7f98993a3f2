import type { Importer, WatchImporter } from './loadTag.ts';
import type { SiteHtml } from './siteHtml.ts';

/** What the build, and `auction-elements bundle`, write in front of a script that shows tags before React has come. */
export interface SiteScript {
  site: SiteHtml;
  /** The files of each tag that load first, relative to the script. */
  files: Readonly<Record<string, readonly string[]>>;
  /** The files that read a configuration. */
  configFiles: readonly string[];
  /** The texts of each language besides English, by its BCP 47 tag. */
  languages: Readonly<Record<string, string>>;
  /** The file that keeps prerendered elements up to date. */
  watch: string;
  /** Whether all tags are loaded at once. */
  loadsAll?: boolean;
}

/** The script's own constant. */
declare const AUCTION_SITE: SiteScript;
const { files, watch: watchFile } = AUCTION_SITE;
export const { site, configFiles, languages, loadsAll } = AUCTION_SITE;

export const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

export const importers: Readonly<Record<string, Importer>> = Object.fromEntries(
  Object.entries(files).map(([tag, needed]) => [tag, () => Promise.all(needed.map(importFile))]),
);

export const watch: WatchImporter = () => importFile(watchFile) as ReturnType<WatchImporter>;
