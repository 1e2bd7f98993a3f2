import { filterUrl } from '../../src/site/core/safeUrl.ts';

const requested = new Set<string>();

/** Requests what an element's `config-src` names while the scripts that read it are still on their way. */
export function preloadConfig(element: Element): void {
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
