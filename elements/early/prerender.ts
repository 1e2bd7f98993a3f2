import { insertMarkup } from './insertMarkup.ts';
import { preloadConfig } from './preloadConfig.ts';
import { configFiles, importFile, markup } from './siteScript.ts';

/** Inserts the markup of an element. For one that only React can render, it requests what React will need. */
export function prerender(element: Element): ShadowRoot | undefined {
  const root = insertMarkup(element, markup);
  if (root || !Object.hasOwn(markup.trees, element.localName)) return root;
  // The tag tells of those that cannot be loaded.
  for (const file of configFiles) importFile(file).catch(() => undefined);
  preloadConfig(element);
  return undefined;
}
