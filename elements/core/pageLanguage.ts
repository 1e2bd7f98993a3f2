import type { Host } from './host.ts';

/** The nearest `lang` around an element, outside of the shadow root that it stands in too. */
export function findPageLanguage(element: Element): string | undefined {
  const holder = element.closest('[lang]');
  if (holder) return holder.getAttribute('lang') || undefined;
  const root = element.getRootNode() as Partial<ShadowRoot>;
  return root.host && findPageLanguage(root.host);
}

export function updateLanguage(host: Host): void {
  host.setProp('pageLanguage', findPageLanguage(host));
}
