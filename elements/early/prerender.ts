import { type SiteLanguage, isEnglish } from '../../src/site/core/siteLanguage.ts';
import { insertHtml } from './insertHtml.ts';
import { getPrerenderedRoot } from './loadTag.ts';
import { readPageValues, readText } from './readPageValues.ts';
import { configFiles, importFile, site, languages } from './siteScript.ts';
import { findLanguage } from '../../src/site/languages/findLanguage.ts';
import type { Messages } from '../../src/site/messages/siteMessages.ts';
import { findPageLanguage } from '../core/pageLanguage.ts';
import { filterUrl } from '../../src/site/core/urls.ts';

/** The language of an element, if it is another one than that of the markup, with the texts on their way; English if they cannot be loaded. */
function loadPageTexts(element: Element): Promise<SiteLanguage | undefined> | undefined {
  const tag = readText(element, 'locale', 'locale') || findPageLanguage(element);
  const code = isEnglish(tag) ? undefined : findLanguage(tag!, Object.keys(languages));
  if (code === undefined) return undefined;
  return importFile(languages[code]!).then(
    (module) => ({ code, texts: (module as { default: Messages }).default }),
    () => undefined,
  );
}

const requested = new Set<string>();

/** Requests what an element's `config-src` names while the scripts that read it are still on their way. */
function preloadConfig(element: Element): void {
  const address = element.hasAttribute('config')
    ? undefined
    : filterUrl(element.getAttribute('config-src'), 'web');
  if (address === undefined || requested.has(address)) return;
  requested.add(address);
  const { ownerDocument: document } = element;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // As `fetch()` asks for it.
  link.crossOrigin = 'anonymous';
  link.href = address;
  // What keeps pages for Back, as Turbo does, would insert it, and the browser request it, again.
  link.addEventListener('load', () => link.remove());
  document.head.append(link);
}

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
