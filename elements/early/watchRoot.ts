import { version } from '../../package.json';
import { whenIdle } from '../../src/site/network/loading.ts';
import { hideFromSpeculation } from '../../src/header/links/hideFromSpeculation.ts';
import { keepFindable } from '../../src/header/menus/findable.ts';
import { setSearchShortcut } from '../../src/header/search/searchShortcut.ts';
import { fitsInRow } from '../../src/header/shell/topRow.ts';
import { readSession, getReturnUrl } from '../../src/site/account/session.ts';
import { isCurrentPage } from '../../src/site/core/urls.ts';
import { termParameter } from '../../src/site/search/searchParameters.ts';
import { observeUrl } from '../../src/site/network/observeUrl.ts';
import { versionAttribute } from '../core/container.ts';
import { toCamelCase } from '../core/attributes.ts';
import { findPageLanguage, getExplicitLocale } from '../core/pageLanguage.ts';
import { siteAttributes } from '../generated/siteAttributes.ts';
import { showTerm } from './readPageValues.ts';

/** Shadow roots that are already watched. Their element may be inserted again. */
const watchedRoots = new WeakSet<ShadowRoot>();

/**
 * Keeps a prerendered shadow root up to date without React, until the element is defined or removed. Calls `load` when the element needs
 * React.
 */
export function watchRoot(root: ShadowRoot, load: () => void): void {
  const host = root.host as HTMLElement & { searchShortcut?: unknown };
  if (watchedRoots.has(root) || host.matches(':defined')) return;
  watchedRoots.add(root);
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => {
    watchedRoots.delete(root);
    controller.abort();
  };
  void customElements.whenDefined(host.localName).then(stop);
  const input = root.querySelector<HTMLInputElement>(`[name=${termParameter}]`);
  const shortcut = host.searchShortcut ?? host.getAttribute('search-shortcut');
  if (input && shortcut !== 'off' && shortcut !== '') setSearchShortcut(input, true);
  hideFromSpeculation(root, signal);
  keepFindable(root, signal);
  // The page may be restored from the back/forward cache with open menus.
  window.addEventListener('pageshow', ({ persisted }) => persisted && closeMenus(root), { signal });
  let initialPath: string | undefined;
  observeUrl(() => {
    if (!host.isConnected) {
      if (input) setSearchShortcut(input, false);
      return stop();
    }
    const path = location.pathname + location.search;
    initialPath ??= path;
    if (path !== initialPath) return load();
    updateLinks(root);
    if (!host.hasAttribute('search-term')) showTerm(root);
  }, signal);
  if (needsReact(root)) return whenIdle(load, { timeout: 1000 });

  const check = () => {
    if (needsReact(root)) load();
  };
  const header = root.querySelector('header');
  const checkOverflow = () => {
    if (header && !fitsInRow(header)) load();
  };
  // The observer also calls back initially, after the layout of the page.
  observe(new ResizeObserver(checkOverflow), signal, (observer) => {
    for (const element of root.querySelectorAll('header, .logo, .overflow, .overflow > li'))
      observer.observe(element);
  });
  root.addEventListener('slotchange', checkOverflow, { signal });
  observe(new MutationObserver(load), signal, (observer) =>
    observer.observe(host, { attributeFilter: [...siteAttributes] }),
  );
  const checkChildren = (records: readonly MutationRecord[]) => {
    // The script may contain a configuration as JSON.
    const hasScript = records.some(({ addedNodes }) =>
      [...addedNodes].some(({ nodeName }) => nodeName === 'SCRIPT'),
    );
    if (hasScript) load();
    else check();
  };
  observe(new MutationObserver(checkChildren), signal, (observer) => {
    observer.observe(host, { childList: true });
    observer.observe(host.ownerDocument, { subtree: true, attributeFilter: ['lang'] });
  });
  for (const name of siteAttributes) watchProperty(host, toCamelCase(name), load, signal);
}

function observe<T extends { disconnect: () => void }>(
  observer: T,
  signal: AbortSignal,
  start: (observer: T) => void,
): void {
  start(observer);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Returns whether the element has a feature that only React provides. */
function needsReact(root: ShadowRoot): boolean {
  const host = root.host as HTMLElement & Record<string, unknown>;
  const container = root.querySelector(`[${versionAttribute}]`);
  const header = root.querySelector('header');
  const legal = root.querySelector('[part=legal]');
  return (
    host.matches('[sticky], [push-events-to], [chat-src], [config-src]') ||
    host.querySelector(':scope > [slot=banner]') !== null ||
    (host.hasAttribute('watchlist-count') && !root.querySelector('[aria-live]')) ||
    // The styles of another version may no longer exist.
    container?.getAttribute(versionAttribute) !== version ||
    // The session may end while the page is in the back/forward cache.
    (header !== null && !host.hasAttribute('session') && isSignedIn(host)) ||
    // Chrome 130, Firefox 142, Safari 18.3, and earlier versions don't show closed link groups on wide screens.
    (root.querySelector('details') !== null && !CSS.supports('selector(::details-content)')) ||
    // The year may have changed since the HTML was rendered.
    legal?.textContent.includes(String(new Date().getFullYear())) === false ||
    getLanguage(getExplicitLocale(host.getAttribute('locale')) ?? findPageLanguage(host)) !==
      getLanguage(container?.firstElementChild?.getAttribute('lang'))
  );
}

const isSignedIn = (host: Element): boolean =>
  readSession(
    () => (window as unknown as Record<string, unknown>)[host.getAttribute('data-layer-name') ?? 'dataLayer'],
  ) === 'bidder';

/** Returns the language without region. HTML without `lang` is English. */
const getLanguage = (tag: string | null | undefined): string => (tag || 'en').toLowerCase().split('-', 1)[0]!;

/** Sets `aria-current` on links to the current page, and the URL to which a sign-in returns. */
function updateLinks(root: ShadowRoot): void {
  const { href } = location;
  for (const link of root.querySelectorAll('a'))
    // Servers also skip the logo and the header actions, whose first attribute is not `href`.
    if (isCurrentPage(link.getAttribute('href')!, href) && link.attributes[0]?.name === 'href')
      link.setAttribute('aria-current', 'page');
  for (const link of root.querySelectorAll('[part=sign-in]')) {
    const returnUrl = encodeURIComponent(getReturnUrl(location));
    link.setAttribute(
      'href',
      link.getAttribute('href')!.replace(/([?&]d=)[^&#]*/, (_, start: string) => start + returnUrl),
    );
  }
}

function closeMenus(root: ShadowRoot): void {
  for (const menu of root.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** Calls `onChange` when the page sets a property before the element is defined. The element reads the value when it is upgraded. */
function watchProperty(host: HTMLElement, name: string, onChange: () => void, signal: AbortSignal): void {
  const existing = Object.getOwnPropertyDescriptor(host, name);
  const descriptor: PropertyDescriptor = {
    configurable: true,
    enumerable: existing !== undefined,
    get: () => existing?.value as unknown,
    set: (value: unknown) => {
      Reflect.deleteProperty(host, name);
      (host as unknown as Record<string, unknown>)[name] = value;
      onChange();
    },
  };
  Object.defineProperty(host, name, descriptor);
  signal.addEventListener('abort', () => {
    if (Object.getOwnPropertyDescriptor(host, name)?.get === descriptor.get)
      Reflect.deleteProperty(host, name);
  });
}
