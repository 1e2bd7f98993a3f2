import { version } from '../../package.json';
import { whenIdle } from '../../src/site/network/loading.ts';
import { hideFromSpeculation } from '../../src/header/links/hideFromSpeculation.ts';
import { keepFindable } from '../../src/header/menus/findable.ts';
import { hasRoom } from '../../src/header/shell/topRow.ts';
import { readSession, getReturnAddress } from '../../src/site/account/session.ts';
import { isCurrentPage } from '../../src/site/core/urls.ts';
import { followAddress } from '../../src/site/network/followAddress.ts';
import { versionAttribute } from '../core/container.ts';
import { toCamelCase } from '../core/definition.ts';
import { findPageLanguage } from '../core/pageLanguage.ts';
import { siteAttributes } from '../generated/siteAttributes.ts';
import { showTerm } from './readPageValues.ts';

/** Roots are watched once, though their element may be inserted again. */
const watched = new WeakSet<ShadowRoot>();

/**
 * Keeps a prerendered shadow root of the site up to date without React, until the element is defined or has left the page. Calls `load` as soon
 * as the element needs React: because of an attribute, an overflowing row, or a change that the page makes.
 */
export function watchRoot(root: ShadowRoot, load: () => void): void {
  const host = root.host as HTMLElement;
  if (watched.has(root) || host.matches(':defined')) return;
  watched.add(root);
  const watching = new AbortController();
  const { signal } = watching;
  const stop = () => {
    watched.delete(root);
    watching.abort();
  };
  void customElements.whenDefined(host.localName).then(stop);
  hideFromSpeculation(root, signal);
  keepFindable(root, signal);
  // A page from the back/forward cache has closed menus.
  window.addEventListener('pageshow', ({ persisted }) => persisted && closeMenus(root), { signal });
  let page: string | undefined;
  followAddress(() => {
    if (!host.isConnected) return stop();
    const { pathname, search } = location;
    if (page !== undefined && page !== pathname + search) return load();
    page = pathname + search;
    updateLinks(root);
    if (!host.hasAttribute('search-term')) showTerm(root);
  }, signal);
  if (needsReact(root)) return whenIdle(load, { timeout: 1000 });

  const check = () => {
    if (needsReact(root)) load();
  };
  const header = root.querySelector('header');
  const checkRoom = () => {
    if (header && !hasRoom(header)) load();
  };
  // It also calls back at first, after the layout of the page.
  observe(new ResizeObserver(checkRoom), signal, (observer) => {
    for (const each of root.querySelectorAll('header, .logo, .overflow, .overflow > li'))
      observer.observe(each);
  });
  root.addEventListener('slotchange', checkRoom, { signal });
  observe(new MutationObserver(load), signal, (observer) =>
    observer.observe(host, { attributeFilter: [...siteAttributes] }),
  );
  const checkChildren = (records: readonly MutationRecord[]) => {
    // A configuration as JSON.
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

/** Whether the element has a feature that only React provides. */
function needsReact(root: ShadowRoot): boolean {
  const host = root.host as HTMLElement & Record<string, unknown>;
  const container = root.querySelector(`[${versionAttribute}]`);
  const header = root.querySelector('header');
  const legal = root.querySelector('[part=legal]');
  return (
    ['sticky', 'push-events-to', 'chat-src', 'config-src'].some((name) => host.hasAttribute(name)) ||
    host.querySelector(':scope > [slot=banner]') !== null ||
    (host.hasAttribute('watchlist-count') && !root.querySelector('[aria-live]')) ||
    // Its styles may be gone.
    container?.getAttribute(versionAttribute) !== version ||
    // The session may end while the page is in the back/forward cache.
    (header !== null && !host.hasAttribute('session') && isSignedIn(host)) ||
    // The HTML may be older than the year.
    (legal !== null && !legal.textContent.includes(String(new Date().getFullYear()))) ||
    getLanguage(host.getAttribute('locale') || findPageLanguage(host)) !==
      getLanguage(container?.firstElementChild?.getAttribute('lang'))
  );
}

const isSignedIn = (host: Element): boolean =>
  readSession(
    () => (window as unknown as Record<string, unknown>)[host.getAttribute('data-layer-name') ?? 'dataLayer'],
  ) === 'bidder';

/** The language without region. English is the language of HTML without `lang`. */
const getLanguage = (tag: string | null | undefined): string => (tag || 'en').toLowerCase().split('-', 1)[0]!;

/** Marks the links to the current page, and has the sign-in lead back to it. */
function updateLinks(root: ShadowRoot): void {
  const { href } = location;
  for (const link of root.querySelectorAll('a'))
    // As on servers: the logo and the actions begin with another attribute.
    if (isCurrentPage(link.getAttribute('href')!, href) && link.attributes[0]?.name === 'href')
      link.setAttribute('aria-current', 'page');
  for (const link of root.querySelectorAll('[part=sign-in]')) {
    const address = encodeURIComponent(getReturnAddress(location));
    link.setAttribute(
      'href',
      link.getAttribute('href')!.replace(/([?&]d=)[^&#]*/, (_, start: string) => start + address),
    );
  }
}

function closeMenus(root: ShadowRoot): void {
  for (const menu of root.querySelectorAll<HTMLElement>('[popover]:popover-open')) menu.hidePopover();
}

/** Calls back when the page sets a property before the element is defined. The element takes the value over when it is defined. */
function watchProperty(host: HTMLElement, name: string, onChange: () => void, signal: AbortSignal): void {
  const existing = Object.getOwnPropertyDescriptor(host, name);
  const watched: PropertyDescriptor = {
    configurable: true,
    enumerable: existing !== undefined,
    get: () => existing?.value as unknown,
    set: (value: unknown) => {
      Reflect.deleteProperty(host, name);
      (host as unknown as Record<string, unknown>)[name] = value;
      onChange();
    },
  };
  Object.defineProperty(host, name, watched);
  signal.addEventListener('abort', () => {
    if (Object.getOwnPropertyDescriptor(host, name)?.get === watched.get) Reflect.deleteProperty(host, name);
  });
}
