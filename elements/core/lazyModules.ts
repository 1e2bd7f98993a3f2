import { loadOr } from '../../src/site/network/loading.ts';
import type { Warn } from '../../src/hooks/hostContext.tsx';
import type { Host } from './host.ts';
import type * as ViewModule from './keepView.ts';
import type { PushOptions } from './pushEvents.ts';

/** Mirrors the events of an element to a data layer; returns a function that ends it. */
export function startPushing(options: Omit<PushOptions, 'signal'>): () => void {
  const pushing = new AbortController();
  void loadOr(
    import('./pushEvents.ts').then(({ pushEvents }) => pushEvents({ ...options, signal: pushing.signal })),
    options.warn,
    undefined,
  );
  return () => pushing.abort();
}

/** What marks an element that a library takes from one content of the page to the next, for which it removes it for a while. */
const keptSelector = '[data-turbo-permanent],[hx-preserve],[data-hx-preserve],[up-keep],[data-swup-persist]';

const isKept = (element: Element): boolean => element.closest(keptSelector) !== null;

/** Kept, because an element that is inserted again is to be as it was before anything else looks at it. */
let view: typeof ViewModule | undefined;

/** An element has been inserted, for the first time or again. */
export function keepMarkedView(host: Host): void {
  if (!isKept(host)) return;
  if (view) return view.keepView(host);
  const loading = import('./keepView.ts').then((module) => {
    view = module;
    module.keepView(host);
  });
  void loadOr(loading, host.warn, undefined);
}

/** An element has been removed: calls back soon if it is only moved, and later if a library keeps it. */
export function waitForReturn(host: Host, callback: () => void): void {
  const wait = (isKept(host) && view?.waitLong) || queueMicrotask;
  wait(callback);
}

/** A misspelt attribute would be without effect, and nobody would know. */
export function checkAttributeNames(element: HTMLElement, known: readonly string[], warn: Warn): void {
  const unknown = element
    .getAttributeNames()
    .filter((name) => !known.includes(name) && !(name in element) && !/^(aria|data|on)-?/.test(name));
  if (unknown.length > 0)
    void import('./checkNames.ts').then(
      ({ checkNames }) => checkNames(unknown, known, warn),
      () => undefined,
    );
}
