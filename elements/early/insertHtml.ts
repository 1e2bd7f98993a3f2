import { getReturnUrl, readSession } from '../../src/site/account/session.ts';
import { filterBaseUrl, filterUrl } from '../../src/site/core/urls.ts';
import { english, getLanguageAttributes } from '../../src/site/core/siteLanguage.ts';
import { mergeMessages } from '../../src/site/core/texts.ts';
import { findNearest, resolveLocale } from '../../src/site/languages/locales.ts';
import { staleMarkup, versionAttribute, type HydratedEvent } from '../core/container.ts';
import type { Host } from '../core/host.ts';
import { findPageLanguage } from '../core/pageLanguage.ts';
import { addMeasure } from './loadElement.ts';
import { hasOwnConfig, readPageValues, showTerm } from './readPageValues.ts';
import { fillHtml, type SiteHtml } from './siteHtml.ts';

interface Policy {
  createHTML: (html: string) => string;
}

/** The Trusted Types API, for which TypeScript has no types yet. */
interface TrustedTypes {
  trustedTypes?: { createPolicy: (name: string, policy: Policy) => Policy };
}

/** The Trusted Types policy, created when HTML is first inserted. `false` if the page does not allow it. */
let policy: Policy | false | undefined;

function createPolicy(): Policy | false {
  const rules: Policy = { createHTML: (html) => html };
  const { trustedTypes } = window as Window & TrustedTypes;
  try {
    return trustedTypes?.createPolicy('auction-elements-html', rules) ?? rules;
  } catch {
    return false;
  }
}

/** Inserts the HTML that a server would render. Returns the shadow root, or `undefined` if the element has one or only React can render it. */
export function insertHtml(element: Element, site: SiteHtml, language = english): ShadowRoot | undefined {
  const { localName: tag } = element;
  const pieces = site.roots[tag];
  policy ??= createPolicy();
  // XML documents have lowercase tag names, and do not show SVG without a namespace.
  if (
    !pieces ||
    element.shadowRoot ||
    hasOwnConfig(element, site.config) ||
    !policy ||
    element.tagName === tag
  )
    return undefined;
  const page = readPageValues(element);
  const session =
    page.session ??
    readSession(() => (window as unknown as Record<string, unknown>)[page.dataLayerName ?? 'dataLayer']);
  const baseUrl = filterBaseUrl(page.baseUrl) ?? '';
  const logo = page.logoSrc ? filterUrl(page.logoSrc, 'web', baseUrl) : undefined;
  const html = fillHtml(site, pieces, {
    isTrue: { bidder: session === 'bidder', logo: logo !== undefined, minimal: page.variant === 'minimal' },
    messages: mergeMessages(page.messages, mergeMessages(language.texts, site.messages)),
    labels: language.labels,
    productName: page.productName || site.productName,
    baseUrl,
    logo: logo ?? '',
    returnAddress: getReturnUrl(location),
    year: new Date().getFullYear(),
  });
  const root = element.attachShadow({ mode: 'open' });
  const sheet = getSheet(element.ownerDocument, site.css + (page.styleOverrides ?? ''));
  // No other function of the library inserts HTML, and only our renderer has made it.
  root.innerHTML = policy.createHTML(html);
  root.adoptedStyleSheets = [sheet];
  for (const [name, value] of Object.entries(getLanguageAttributes(language.code, page.locale)))
    root.querySelector(`[${versionAttribute}] > *`)!.setAttribute(name, value);
  markLanguage(root, page.locale, findPageLanguage(element));
  showTerm(root, page.searchTerm);
  if (site.config !== null) (element as { config?: unknown }).config = site.config;
  addMeasure(tag, 'visible');

  void customElements.whenDefined(tag).then(() => {
    // The page has changed a value, so React renders the element again.
    if (
      hasOwnConfig(element, site.config) ||
      JSON.stringify(readPageValues(element)) !== JSON.stringify(page)
    )
      root.querySelector(`[${versionAttribute}]`)?.setAttribute(versionAttribute, staleMarkup);
    const host = element as Host;
    const isFromDataLayer = page.session === undefined;
    if (isFromDataLayer) host.setProp('session', session);
    // The HTML does not contain the count.
    host.setProp('watchlistCount', undefined);
    // Until hydration, the element's stylesheets do not contain the styles of components that React has not rendered.
    root.addEventListener('auction-hydrated' satisfies HydratedEvent, () => {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((adoptedSheet) => adoptedSheet !== sheet);
      // After hydration, the component reads the data layer.
      if (isFromDataLayer && !element.hasAttribute('session')) host.setProp('session', undefined);
      host.attributeChangedCallback('watchlist-count', null, element.getAttribute('watchlist-count'));
    });
  });
  return root;
}

/** Sets `aria-current` on the link to the site in the language of the page. */
function markLanguage(root: ShadowRoot, ...tags: readonly (string | undefined)[]): void {
  const links = [...root.querySelectorAll('a[hreflang]')];
  if (links.length === 0) return;
  const [tag = english.code] = tags.flatMap((locale) => resolveLocale(locale, Intl.PluralRules) ?? []);
  const current = findNearest(
    tag,
    links.map((link) => link.getAttribute('hreflang')!),
  );
  for (const [index, link] of links.entries())
    if (index === current) link.setAttribute('aria-current', 'true');
    else link.removeAttribute('aria-current');
}

const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Returns the stylesheet that the elements of a document share. */
function getSheet(document: Document, css: string): CSSStyleSheet {
  const byCss = sheets.get(document) ?? new Map<string, CSSStyleSheet>();
  sheets.set(document, byCss);
  let sheet = byCss.get(css);
  if (!sheet) {
    sheet = new (document.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(css);
    byCss.set(css, sheet);
  }
  return sheet;
}
