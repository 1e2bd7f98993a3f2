import { useSyncExternalStore, useEffect, useState } from 'react';

/** A module that loads on demand and is available synchronously after loading. */
export interface LazyModule<T> {
  /** Starts loading a module that may be needed soon. Does nothing for users who save data. Can be called repeatedly. */
  preload: () => void;
  /** Loads a module that the user needs now. Calls `onFailure` if loading fails. The next call then tries again. */
  load: (onFailure: (error: unknown) => void) => void;
  get: () => T | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createLazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>();
  let module: T | undefined;
  let loading: Promise<void> | undefined;
  const load = (onFailure: (error: unknown) => void) => {
    loading ??= importModule().then((loadedModule) => {
      module = loadedModule;
      for (const listener of listeners) listener();
    });
    loading.catch((error: unknown) => {
      loading = undefined;
      onFailure(error);
    });
  };
  return {
    get: () => module,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load,
    preload: () => {
      if (!isSavingData()) load(() => {});
    },
  };
}

/** Returns whether the user prefers to load less data, for example on a metered connection. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** Returns the module, or `undefined` until it has loaded. */
export const useLazyModule = <T>(lazyModule: LazyModule<T>): T | undefined =>
  useSyncExternalStore(lazyModule.subscribe, lazyModule.get, () => undefined);

/**
 * Returns `cachedValue` or the result of `load`. While a value loads, returns the previous value, if any. `load` must be stable: a new function
 * loads again.
 */
export function useLoaded<T extends object>(
  cachedValue: T | undefined,
  load: () => Promise<T>,
): T | undefined {
  const [lastValue, setLastValue] = useState(() => cachedValue);
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => {
      if (isCurrent) setLastValue(() => value);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return cachedValue ?? lastValue;
}
