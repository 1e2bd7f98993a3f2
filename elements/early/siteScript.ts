import { insertMarkup } from './insertMarkup.ts';
import type { Importer } from './loadTag.ts';
import type { Markup } from './markup.ts';
import { preloadConfig } from './preloadConfig.ts';

/** What the build, and `auction-elements bundle`, write in front of a script that shows tags before React has come. */
export interface SiteScript {
  markup: Markup;
  /** The files of each tag that load first, relative to the script. */
  files: Readonly<Record<string, readonly string[]>>;
  /** The files that read a configuration. */
  configFiles: readonly string[];
  /** The files that every tag needs, in the order in which they are imported while the browser is idle. */
  steps: readonly string[];
}

/** The script's own constant. */
declare const AUCTION_SITE: SiteScript;
const { markup, files, configFiles, steps } = AUCTION_SITE;

const importFile = (file: string): Promise<unknown> => import(/* @vite-ignore */ file);

/** Requests all files of a tag together. */
export const importers: Readonly<Record<string, Importer>> = Object.fromEntries(
  Object.entries(files).map(([tag, needed]) => [tag, () => Promise.all(needed.map(importFile))]),
);

export const coreSteps: readonly Importer[] = steps.map((file) => () => importFile(file));

/** Inserts the markup of an element. For one that only React can render, it requests what React will need. */
export function prerender(element: Element): ShadowRoot | undefined {
  const root = insertMarkup(element, markup);
  if (root || !Object.hasOwn(markup.trees, element.localName)) return root;
  // The tag tells of those that cannot be loaded.
  for (const file of configFiles) importFile(file).catch(() => undefined);
  preloadConfig(element);
  return undefined;
}
