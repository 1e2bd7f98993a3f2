import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';

/** Marks what a server draws behind the header: its panels as native popovers, for as long as there is no script. */
export const restingMark = 'data-auction-resting';

/** The popover that stands in for a menu, by the menu's name; `all` is the mobile menu. */
export const restingId = (menu: string): string => `resting-${menu}`;

/**
 * Whether the browser alone works the menus: on a server, until its markup has been taken over, and from then on for as
 * long as the user has one of the server's panels open. Then they go away.
 */
export function useResting(header: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback((listener: () => void) => watch(header, listener), [header]);
  const resting = useSyncExternalStore(
    subscribe,
    // oxlint-disable-next-line react/refs -- the store is what the server has put behind the header
    () => Boolean(panelsOf(header.current)?.querySelector(':popover-open')),
    () => true,
  );
  useEffect(() => {
    if (!resting) panelsOf(header.current)?.remove();
  }, [resting, header]);
  return resting;
}

function watch(header: RefObject<HTMLElement | null>, listener: () => void): () => void {
  const listening = new AbortController();
  const options = { capture: true, signal: listening.signal };
  panelsOf(header.current)?.addEventListener('toggle', listener, options);
  return () => listening.abort();
}

/** What stands behind the header's box; looked at at each opening of a menu, so nothing is searched. */
function panelsOf(header: HTMLElement | null): Element | undefined {
  const behind = header?.parentElement?.nextElementSibling;
  return behind?.hasAttribute(restingMark) ? behind : undefined;
}
