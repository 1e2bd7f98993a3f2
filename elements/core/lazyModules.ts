import { loadWithFallback, runWithSignal } from '../../src/site/network/loading.ts';
import type { Warn } from '../../src/site/warnings/createWarn.ts';
import type { Host } from './host.ts';
import type * as ViewModule from './restoreViewState.ts';
import type { PushOptions } from './pushEvents.ts';

/** Pushes the events of an element to a data layer. Returns a function that stops it. */
export const startPushing = (options: Omit<PushOptions, 'signal'>): (() => void) =>
  runWithSignal((signal) => {
    const loading = import('./pushEvents.ts').then(({ pushEvents }) => pushEvents({ ...options, signal }));
    void loadWithFallback(loading, options.warn, undefined);
  });

/** Selector of elements that a library preserves when it replaces page content. The library removes them and inserts them again. */
const preservedSelector =
  '[data-turbo-permanent],[hx-preserve],[data-hx-preserve],[up-keep],[data-swup-persist]';

const isPreserved = (element: Element): boolean => element.closest(preservedSelector) !== null;

/** The module that restores views, cached so that it can restore an element synchronously. */
let viewModule: typeof ViewModule | undefined;

/** Records or restores the view of a preserved element. Call this function after each insertion, including the first. */
export function keepPreservedView(host: Host): void {
  if (!isPreserved(host)) return;
  if (viewModule) return viewModule.restoreViewState(host);
  const loading = import('./restoreViewState.ts').then((module) => {
    viewModule = module;
    module.restoreViewState(host);
  });
  void loadWithFallback(loading, host.warn, undefined);
}

/** Calls `callback` in a microtask, or after a grace period if a library preserves the element. */
export function deferUnmount(host: Host, callback: () => void): void {
  const schedule = (isPreserved(host) && viewModule?.callAfterGracePeriod) || queueMicrotask;
  schedule(callback);
}

/** Warns about misspelled attributes, which would have no effect, and about deprecated attributes and custom properties. */
export function checkNames(
  element: HTMLElement,
  knownNames: readonly string[],
  deprecated: Readonly<Record<string, string>> | undefined,
  warn: Warn,
): void {
  const unknownNames = element
    .getAttributeNames()
    .filter((name) => !knownNames.includes(name) && !(name in element) && !/^(aria|data|on)-?/.test(name));
  const deprecatedNames = Object.keys(deprecated ?? {}).filter(
    (name) => name.startsWith('--') || element.hasAttribute(name),
  );
  if (unknownNames.length > 0 || deprecatedNames.length > 0)
    void import('./checkNames.ts').then(
      ({ checkUnknownNames, checkDeprecatedNames }) => {
        checkUnknownNames(unknownNames, knownNames, warn);
        if (deprecated) checkDeprecatedNames(element, deprecated, warn);
      },
      () => undefined,
    );
}
