import type { Host } from './host.ts';

/**
 * Returns the `lang` of the element or its nearest ancestor, including ancestors outside its shadow root. Without `lang`, returns the
 * browser's language.
 */
export function findPageLanguage(element: Element): string {
  const ancestor = element.closest<HTMLElement>('[lang]');
  const root = element.getRootNode() as Partial<ShadowRoot>;
  if (!ancestor && root.host) return findPageLanguage(root.host);
  return ancestor?.lang || navigator.language;
}

/** Returns the `locale` of an element, or `undefined` if it isn't set or refers to the page's language. */
export const getExplicitLocale = (locale: string | null | undefined): string | undefined =>
  locale && locale !== 'page' ? locale : undefined;

/** Language and locale of server-rendered HTML if the server does not know the language of the page. */
export const serverLocale = 'en-US';

/** Documents whose loader script has been looked up in the current task, and whether it has `data-locale="page"`. */
const pageNumbers = new Map<Document, boolean>();

/** Returns whether the loader script of the page has `data-locale="page"`. Elements in the same task share the lookup. */
function hasPageNumbers(document: Document): boolean {
  if (pageNumbers.size === 0) queueMicrotask(() => pageNumbers.clear());
  const result = pageNumbers.get(document) ?? document.querySelector('script[data-locale=page]') !== null;
  pageNumbers.set(document, result);
  return result;
}

function updateLanguage(host: Host): void {
  host.setProp('hasPageNumbers', hasPageNumbers(host.ownerDocument));
  host.setProp('pageLanguage', findPageLanguage(host));
}

/** Elements to update. Weak references let the browser collect them at any time. */
const hosts = new Set<WeakRef<Host>>();
const watchedHosts = new WeakSet<Host>();
const observedRoots = new WeakSet<Node>();

/** Observer of the documents and shadow roots that contain `hosts`. */
let observer: MutationObserver | undefined;

function updateAll(): void {
  for (const ref of hosts) {
    const host = ref.deref();
    if (host) updateLanguage(host);
    else hosts.delete(ref);
  }
}

/** Sets `pageLanguage` to the language of the page, now and when it changes. Call this function after each insertion. */
export function followLanguage(host: Host): void {
  observer ??= new MutationObserver(updateAll);
  if (!watchedHosts.has(host)) hosts.add(new WeakRef(host));
  watchedHosts.add(host);
  updateLanguage(host);
  for (let root = host.getRootNode(); ; root = (root as ShadowRoot).host.getRootNode()) {
    if (!observedRoots.has(root)) observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    observedRoots.add(root);
    if (!(root as Partial<ShadowRoot>).host) return;
  }
}
