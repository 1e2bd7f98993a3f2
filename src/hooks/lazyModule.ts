import { useSyncExternalStore } from 'react';

/** A module that is loaded when it can be needed, and is there at once when it has been. */
export interface LazyPart<T> {
  /** Starts loading; may be called as often as one likes. After a failure the next call tries again. */
  load: () => void;
  get: () => T | undefined;
  subscribe: (listener: () => void) => () => void;
}

export function lazyPart<T>(importer: () => Promise<T>): LazyPart<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let loading = false;
  return {
    get: () => value,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load() {
      if (loading) return;
      loading = true;
      importer().then(
        (loaded) => {
          value = loaded;
          for (const listener of listeners) listener();
        },
        (error: unknown) => {
          loading = false;
          console.warn(
            `auction-elements: a part could not be loaded (${String(error)}); it is tried again when next needed.`,
          );
        },
      );
    },
  };
}

/** The part, or `undefined` until it has been loaded. */
export const useLazyPart = <T>(part: LazyPart<T>): T | undefined =>
  useSyncExternalStore(part.subscribe, part.get, () => undefined);
