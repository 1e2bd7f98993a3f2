import { useSyncExternalStore } from 'react';

/** A module that is loaded when it can be needed, and is there at once when it has been loaded. */
export interface LazyModule<T> {
  /** Starts loading, however often it is called. After a failure the next call tries again. */
  load: () => void;
  get: () => T | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createLazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>();
  let module: T | undefined;
  let loading: Promise<void> | undefined;
  return {
    get: () => module,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      loading ??= importModule().then(
        (loaded) => {
          module = loaded;
          for (const listener of listeners) listener();
        },
        (error: unknown) => {
          loading = undefined;
          console.warn(
            `auction-elements: a part could not be loaded (${String(error)}); it is tried again when next needed.`,
          );
        },
      );
    },
  };
}

/** The module, or `undefined` until it is loaded. */
export const useLazyModule = <T>(lazyModule: LazyModule<T>): T | undefined =>
  useSyncExternalStore(lazyModule.subscribe, lazyModule.get, () => undefined);
