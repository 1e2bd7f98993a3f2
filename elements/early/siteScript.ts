import type { WatchImporter } from './loadElement.ts';
import type { SiteHtml } from './siteHtml.ts';

/** The data in front of a script that shows elements before React has loaded. The build and `auction-elements bundle` write it. */
export interface SiteScript {
  site: SiteHtml;
  /** The library's folder, as a URL or as a path relative to the script. Ends with a slash. */
  folder: string;
  /** Files to load for each element, relative to the folder. */
  files: Readonly<Record<string, readonly string[]>>;
  /** Script files that read a configuration. */
  configFiles: readonly string[];
  /** Files with the messages and labels of each language except English, by BCP 47 tag. */
  languages: Readonly<Record<string, readonly [texts: string, labels: string]>>;
  /** File that keeps prerendered elements up to date. */
  watch: string;
  /** Whether all elements are loaded immediately. */
  loadsAll?: boolean;
}

/** The constant at the start of the script. */
declare const AUCTION_SITE: SiteScript;
const { folder, files, watch: watchFile } = AUCTION_SITE;
export const { site, configFiles, languages, loadsAll } = AUCTION_SITE;

export const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ folder + file);

/** Names of the elements that the script can load. */
export const tags: readonly string[] = Object.keys(files);

/** Imports an element. Starting all requests takes longer than opening a menu, so each starts in a separate task, and user input comes first. */
export const importTag = (tag: string): Promise<unknown> =>
  Promise.all(
    files[tag]!.map(
      (file, index) => new Promise((resolve) => setTimeout(() => resolve(importFile(file)), index)),
    ),
  );

export const watch: WatchImporter = () => importFile(watchFile) as ReturnType<WatchImporter>;
