import { warnOfLoading } from '../../src/hooks/lazyModule.ts';
import type { Warn } from '../../src/hooks/useWarn.ts';
import type { PushOptions } from './pushEvents.ts';

/** A module that comes later may fail to load. */
export function warnOnFailure(loading: Promise<void>, warn: Warn): void {
  loading.catch((error: unknown) => warnOfLoading(warn, error));
}

/** Mirrors the events of an element to a data layer; returns a function that ends it. */
export function startPushing(options: Omit<PushOptions, 'signal'>): () => void {
  const pushing = new AbortController();
  warnOnFailure(
    import('./pushEvents.ts').then(({ pushEvents }) => pushEvents({ ...options, signal: pushing.signal })),
    options.warn,
  );
  return () => pushing.abort();
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
