import { type RefObject, useCallback, useSyncExternalStore } from 'react';
import { openPanelSelector } from './menu.ts';

/** Whether a menu of the header around an element is open. */
export function useIsMenuOpen(element: RefObject<Element | null>): boolean {
  const getHeader = () => element.current?.closest('header');
  const subscribe = useCallback((onChange: () => void) => {
    const header = getHeader();
    header?.addEventListener('toggle', onChange, true);
    return () => header?.removeEventListener('toggle', onChange, true);
    // oxlint-disable-next-line react/exhaustive-deps -- the element stays in its header
  }, []);
  return useSyncExternalStore(subscribe, () => Boolean(getHeader()?.querySelector(openPanelSelector)));
}
