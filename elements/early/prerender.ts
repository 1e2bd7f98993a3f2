import type { SiteLanguage } from '../../src/site/core/siteLanguage.ts';
import { insertHtml } from './insertHtml.ts';
import { getPrerenderedRoot } from './loadTag.ts';
import { loadPageTexts } from './pageTexts.ts';
import { preloadConfig } from './preloadConfig.ts';
import { readPageValues } from './readPageValues.ts';
import { configFiles, importFile, site } from './siteScript.ts';

type Root = ShadowRoot | undefined;

/**
 * Inserts the HTML of an element, once the texts are there if the page is in another language than the HTML. For an element that only
 * React can render, it requests what React will need.
 */
export function prerender(element: Element): Root | Promise<Root> {
  if (!Object.hasOwn(site.roots, element.localName)) return undefined;
  const texts = loadPageTexts(element);
  if (readPageValues(element, site.config)) {
    // Meanwhile another call of `load()` may have inserted it.
    const insert = (language?: SiteLanguage) =>
      getPrerenderedRoot(element) ?? insertHtml(element, site, language);
    return texts?.then(insert) ?? insert();
  }
  // The tag tells of those that cannot be loaded.
  for (const file of configFiles) importFile(file).catch(() => undefined);
  preloadConfig(element);
  return undefined;
}
