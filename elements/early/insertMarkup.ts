import { readSession } from '../../src/site/account/session.ts';
import { ownOnly } from '../../src/site/core/ownOnly.ts';
import { filterBaseUrl, filterUrl } from '../../src/site/core/safeUrl.ts';
import { outdated, versionAttribute } from '../core/containerVersion.ts';
import type { Host } from '../core/host.ts';
import type { HydratedEvent } from '../core/hydratedEvent.ts';
import { english, getLanguageAttributes } from '../../src/site/core/siteLanguage.ts';
import { termParameter } from '../../src/site/search/searchParameters.ts';
import { getSearchedTerm } from '../../src/site/search/searchedTerm.ts';
import { addMeasure } from './addMeasure.ts';
import { createFill } from './createFill.ts';
import { type Content, createNodes } from './createNodes.ts';
import { insertLater } from './insertLater.ts';
import type { Markup, MarkupElement } from './markup.ts';
import { type PageValues, readPageValues } from './readPageValues.ts';

/**
 * Gives an element the shadow root that a server would have rendered for this page, in a language. It is hydrated as such. Returns the root;
 * `undefined` for an element that has one, and for one that React has to render.
 */
export function insertMarkup(element: Element, markup: Markup, language = english): ShadowRoot | undefined {
  const { trees, hidden, config } = markup;
  const { localName: tag } = element;
  const tree = Object.hasOwn(trees, tag) ? trees[tag] : undefined;
  const page = tree && !element.shadowRoot ? readPageValues(element, config) : undefined;
  if (!tree || !page) return undefined;
  const session =
    page.session ??
    readSession(() => (window as unknown as Record<string, unknown>)[page.dataLayerName ?? 'dataLayer']);
  const logo = page.logoSrc
    ? filterUrl(page.logoSrc, { baseUrl: filterBaseUrl(page.baseUrl) ?? '', kind: 'web' })
    : undefined;
  const root = element.attachShadow(ownOnly({ mode: 'open' as const }));
  const { ownerDocument: document } = element;
  const sheet = new (document.defaultView ?? window).CSSStyleSheet();
  sheet.replaceSync(markup.css + (page.styleOverrides ?? ''));
  root.adoptedStyleSheets = [sheet];
  const icons: Node[] = [];
  const content: Content = {
    document,
    isTrue: (condition) =>
      ({ bidder: session === 'bidder', logo: logo !== undefined, minimal: page.variant === 'minimal' })[
        condition
      ],
    createIcon: (index) =>
      (icons[index] ??= createNodes([markup.icons[index]!], content)[0] as Node).cloneNode(true),
    fill: createFill(markup, { ...page, logo }, language.texts),
  };
  const [container, attributes, [frame]] = tree;
  const inLanguage = ([name, own, children]: MarkupElement): MarkupElement => [
    name,
    { ...own, ...getLanguageAttributes(language.code, page.locale) },
    children,
  ];
  root.append(...createNodes([[container, attributes, [inLanguage(frame as MarkupElement)]]], content));
  showTerm(root, page);
  const finish = Object.hasOwn(hidden, tag)
    ? insertLater(root, () => inLanguage(JSON.parse(hidden[tag]!) as MarkupElement), content)
    : undefined;
  if (config !== null) Object.assign(element, { config });
  addMeasure(tag, 'visible');

  void customElements.whenDefined(tag).then(() => {
    const menus = finish?.();
    // The page has set something else meanwhile: React renders it again.
    const write = (values: PageValues | undefined) => JSON.stringify(ownOnly(values));
    if (write(readPageValues(element, config)) !== write(page))
      root.querySelector(`[${versionAttribute}]`)?.setAttribute(versionAttribute, outdated);
    const host = element as Host;
    const isFound = page.session === undefined;
    if (isFound) host.setProp('session', session);
    // The element's own sheets, which come beside this one, have no rules for what React has not rendered yet.
    root.addEventListener('auction-hydrated' satisfies HydratedEvent, () => {
      adoptWhileOpen(root, sheet, menus);
      // From now on the component follows the data layer.
      if (isFound && !element.hasAttribute('session')) host.setProp('session', undefined);
    });
  });
  return root;
}

/** The menus that have been inserted have their rules in that sheet alone: one may be open now, and find-in-page opens them later. */
function adoptWhileOpen(root: ShadowRoot, sheet: CSSStyleSheet, menus: Element | undefined): void {
  const update = (event?: Event) => {
    const isOpen =
      (event as ToggleEvent | undefined)?.newState === 'open' || menus?.querySelector(':popover-open');
    const others = root.adoptedStyleSheets.filter((each) => each !== sheet);
    root.adoptedStyleSheets = isOpen ? [sheet, ...others] : others;
  };
  for (const type of ['beforetoggle', 'toggle']) menus?.addEventListener(type, update, true);
  update();
}

/** In the search, if there is one. */
function showTerm(root: ShadowRoot, { searchTerm }: PageValues): void {
  if (searchTerm === undefined && !location.search) return;
  const input = root.querySelector<HTMLInputElement>(`[name=${termParameter}]`);
  const term = searchTerm ?? (input && getSearchedTerm(input.form!.action, location.href));
  if (input && (term || searchTerm !== undefined)) input.defaultValue = term!;
}
