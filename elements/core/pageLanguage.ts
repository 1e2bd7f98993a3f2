import type { Host } from './host.ts';

/** The nearest `lang` around an element, outside of the shadow root that it stands in too. */
export function findPageLanguage(element: Element): string | undefined {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') || undefined;
  const root = element.getRootNode() as Partial<ShadowRoot>;
  return root.host && findPageLanguage(root.host);
}

function updateLanguage(host: Host): void {
  host.setProp('pageLanguage', findPageLanguage(host));
}

/** Elements can be collected at any time. */
const hosts = new Set<WeakRef<Host>>();
const watched = new WeakSet<Host>();
const observed = new WeakSet<Node>();

/** Observes all documents and shadow roots. */
let observer: MutationObserver | undefined;

function updateAll(): void {
  for (const ref of hosts) {
    const host = ref.deref();
    if (host) updateLanguage(host);
    else hosts.delete(ref);
  }
}

/** Gives the component of an element the language of the page, now and when it changes. To be called when the element has been inserted. */
export function followLanguage(host: Host): void {
  observer ??= new MutationObserver(updateAll);
  if (!watched.has(host)) hosts.add(new WeakRef(host));
  watched.add(host);
  updateLanguage(host);
  for (let root = host.getRootNode(); ; root = (root as ShadowRoot).host.getRootNode()) {
    if (!observed.has(root)) observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    observed.add(root);
    if (!(root as Partial<ShadowRoot>).host) return;
  }
}
