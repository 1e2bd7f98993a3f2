import { useSyncExternalStore, useEffect, useState } from 'react';

/** A module that is loaded when it can be needed, and is there at once when it has been loaded. */
export interface LazyModule<T> {
  /** Starts loading, because the module may be needed soon, however often it is called; not for users who save data. */
  preload: () => void;
  /** Loads what the user needs now. After a failure, which is called back, the next call tries again. */
  load: (onFailure: (error: unknown) => void) => void;
  get: () => T | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function createLazyModule<T>(importModule: () => Promise<T>): LazyModule<T> {
  const listeners = new Set<() => void>();
  let module: T | undefined;
  let loading: Promise<void> | undefined;
  const load = (onFailure: (error: unknown) => void) => {
    loading ??= importModule().then((loaded) => {
      module = loaded;
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

/** Users of metered connections load only what they use. */
const isSavingData = (): boolean =>
  (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true ||
  matchMedia('(prefers-reduced-data: reduce)').matches;

/** The module, or `undefined` until it is loaded. */
export const useLazyModule = <T>(lazyModule: LazyModule<T>): T | undefined =>
  useSyncExternalStore(lazyModule.subscribe, lazyModule.get, () => undefined);

/**
 * Returns a value that is loaded. While it is loading, returns the value before it, or `undefined` for the first one. `loaded` is the value
 * if it is loaded already. `load` must be stable as long as the value is the same.
 */
export function useLoaded<T extends object>(loaded: T | undefined, load: () => Promise<T>): T | undefined {
  const [last, setLast] = useState(() => loaded);
  useEffect(() => {
    let isCurrent = true;
    void load().then((value) => {
      if (isCurrent) setLast(() => value);
    });
    return () => {
      isCurrent = false;
    };
  }, [load]);
  return loaded ?? last;
}
