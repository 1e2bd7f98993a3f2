import type { Host } from './host.ts';

/** Returns the `lang` of the element or its nearest ancestor, including ancestors outside its shadow root. */
export function findPageLanguage(element: Element): string | undefined {
  const ancestor = element.closest('[lang]');
  if (ancestor) return ancestor.getAttribute('lang') || undefined;
  const root = element.getRootNode() as Partial<ShadowRoot>;
  return root.host && findPageLanguage(root.host);
}

function updateLanguage(host: Host): void {
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
