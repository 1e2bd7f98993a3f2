import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** Whether React renders on a server or hydrates HTML. `false` after hydration, and where there is no HTML from a server. */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
