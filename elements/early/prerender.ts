import { type Labels, type SiteLanguage, isEnglish } from '../../src/site/core/siteLanguage.ts';
import { insertHtml } from './insertHtml.ts';
import { getPrerenderedRoot } from './loadElement.ts';
import { hasOwnConfig, readLocale } from './readPageValues.ts';
import { configFiles, importFile, site, languages } from './siteScript.ts';
import { findNearest } from '../../src/site/languages/locales.ts';
import type { Messages } from '../../src/site/messages/siteMessages.ts';
import { findPageLanguage } from '../core/pageLanguage.ts';
import { filterUrl } from '../../src/site/core/urls.ts';

/**
 * Loads the messages of an element's language, and the labels of its HTML. Returns or resolves to `undefined` for English, or if loading
 * fails.
 */
function loadLanguage(element: Element, isInserted: boolean): Promise<SiteLanguage | undefined> | undefined {
  const tag = readLocale(element) ?? findPageLanguage(element);
  const codes = Object.keys(languages);
  const code = isEnglish(tag) ? undefined : codes[findNearest(tag, codes)];
  if (code === undefined) return undefined;
  return Promise.all(languages[code]!.slice(0, isInserted && site.hasLabels ? 2 : 1).map(importFile)).then(
    ([texts, labels]) => ({
      code,
      texts: (texts as { default: Messages }).default,
      labels: (labels as { default: Labels } | undefined)?.default,
    }),
    () => undefined,
  );
}

const requestedUrls = new Set<string>();

/** Preloads the file of an element's `config-src` attribute while the scripts that read it are loading. */
function preloadConfig(element: Element): void {
  const url = element.hasAttribute('config')
    ? undefined
    : filterUrl(element.getAttribute('config-src'), 'web');
  if (url === undefined || requestedUrls.has(url)) return;
  requestedUrls.add(url);
  const { ownerDocument: document } = element;
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'fetch';
  // The preload must match the request mode of `fetch()`.
  link.crossOrigin = 'anonymous';
  link.href = url;
  // Libraries that cache pages, such as Turbo, would insert the link again, and the browser would request the file again.
  link.addEventListener('load', () => link.remove());
  document.head.append(link);
}

type Root = ShadowRoot | undefined;

/** Inserts the HTML of an element, after its messages have loaded. If only React can render the element, preloads the configuration. */
export function prerender(element: Element): Root | Promise<Root> {
  // Other elements load their messages while their scripts are loading.
  const isInserted = Object.hasOwn(site.roots, element.localName);
  const loading = loadLanguage(element, isInserted);
  if (!isInserted) return undefined;
  if (!hasOwnConfig(element, site.config)) {
    // Another call of `load()` may have inserted the HTML in the meantime.
    const insert = (language?: SiteLanguage) =>
      getPrerenderedRoot(element) ?? insertHtml(element, site, language);
    return loading?.then(insert) ?? insert();
  }
  // The element warns about files that cannot be loaded.
  for (const file of configFiles) importFile(file).catch(() => undefined);
  preloadConfig(element);
  return undefined;
}
