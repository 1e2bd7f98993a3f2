import { createContext, type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

/** Whether components may render what only the page has: not on a server, nor during hydration. */
export const HydratedContext = createContext(true);

const subscribe = () => () => {};

/**
 * Once they are hydrated, components below render what only the page has, as React renders deferred values: in small steps, between which
 * the user is answered. A store alone would have all of them rendered in the task that ends the hydration.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const value = useDeferredValue(isHydrated);
  return <HydratedContext value={value}>{children}</HydratedContext>;
}
