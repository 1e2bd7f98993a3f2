import { createContext, type ReactNode, useDeferredValue } from 'react';
import { useIsHydrating } from './useIsHydrating.ts';

/** Whether components may render what only the page has: not on a server, nor during hydration. */
export const HydratedContext = createContext(true);

/**
 * Once they are hydrated, components below render what only the page has, as React renders deferred values: in small steps, between which
 * the user is answered. A store alone would have all of them rendered in the task that ends the hydration.
 */
export function Hydrated({ children }: { children: ReactNode }) {
  const value = useDeferredValue(!useIsHydrating());
  return <HydratedContext value={value}>{children}</HydratedContext>;
}
