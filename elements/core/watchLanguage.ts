import type { Host } from './host.ts';
import { updateLanguage } from './pageLanguage.ts';

/** Elements go away without a word. */
const hosts = new Set<WeakRef<Host>>();
const watched = new WeakSet<Host>();
const observed = new WeakSet<Node>();

/** One for all documents and shadow roots. */
const observer = new MutationObserver(() => {
  for (const ref of hosts) {
    const host = ref.deref();
    if (host) updateLanguage(host);
    else hosts.delete(ref);
  }
});

/** Gives the component of an element the language of the page whenever that changes. To be called whenever the element has been inserted. */
export function watchLanguage(host: Host): void {
  if (!watched.has(host)) hosts.add(new WeakRef(host));
  watched.add(host);
  updateLanguage(host);
  for (let root = host.getRootNode(); ; root = (root as ShadowRoot).host.getRootNode()) {
    if (!observed.has(root)) observer.observe(root, { subtree: true, attributeFilter: ['lang'] });
    observed.add(root);
    if (!(root as Partial<ShadowRoot>).host) return;
  }
}
