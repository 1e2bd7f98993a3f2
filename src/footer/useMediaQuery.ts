import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; `onServer` where there is no viewport, and until its markup has been taken over. */
export function useMedia(query: string, onServer: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const listening = new AbortController();
      matchMedia(query).addEventListener('change', listener, { signal: listening.signal });
      return () => listening.abort();
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => onServer,
  );
}
