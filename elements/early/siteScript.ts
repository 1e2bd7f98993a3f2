import type { CoreImporters, Importer } from './loadTag.ts';
import type { SiteHtml } from './siteHtml.ts';
import { runInOwnTask } from './runInOwnTask.ts';

/** What the build, and `auction-elements bundle`, write in front of a script that shows tags before React has come. */
export interface SiteScript {
  site: SiteHtml;
  /** The files of each tag that load first, relative to the script. */
  files: Readonly<Record<string, readonly string[]>>;
  /** The files that read a configuration. */
  configFiles: readonly string[];
  /** The texts of each language besides English, by its BCP 47 tag. */
  languages: Readonly<Record<string, string>>;
  /** The files that every tag needs, in the order in which they are imported while the browser is idle. */
  steps: readonly string[];
  /** The file that has React render once, imported where React is to render. */
  firstRender: string;
  /** The file that keeps prerendered elements up to date. */
  watch: string;
}

/** The script's own constant. */
declare const AUCTION_SITE: SiteScript;
const { files, steps, firstRender, watch } = AUCTION_SITE;
export const { site, configFiles, languages } = AUCTION_SITE;

export const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/** Requests all files of a tag, each in a task of its own: each takes a phone 2 ms, and the user is answered in between. */
export const importers: Readonly<Record<string, Importer>> = Object.fromEntries(
  Object.entries(files).map(([tag, needed]) => [
    tag,
    () => Promise.all(needed.map((file) => runInOwnTask(() => importFile(file)))),
  ]),
);

export const core: CoreImporters = {
  steps: steps.map((file) => () => importFile(file)),
  firstRender: () => importFile(firstRender),
  watch: () => importFile(watch) as ReturnType<CoreImporters['watch']>,
};
