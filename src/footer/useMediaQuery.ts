import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query matches; `serverValue` where there is no viewport, and during hydration. */
export function useMediaQuery(query: string, serverValue: boolean): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const controller = new AbortController();
      matchMedia(query).addEventListener('change', listener, { signal: controller.signal });
      return () => controller.abort();
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => serverValue,
  );
}
