import { type RefObject, useCallback, useContext, useEffect, useSyncExternalStore } from 'react';
import { HydratedContext } from '../../hooks/Hydrated.tsx';

/** Marks what only servers render: the header's menus as native popovers, for as long as there is no script. */
export const noJsAttribute = 'data-auction-no-js';

/** The id of the popover that stands in for a menu; `all` is the mobile menu. */
export const getNoJsId = (menu: string): string => `no-js-${menu}`;

/**
 * Whether the browser alone opens the menus: on a server, until hydration is finished, and from then on for as long as one of the
 * server's menus is open. Closed, they stay in the page, so that find-in-page, which opens the one with a match, and programs that
 * collect links have all links of the header. They are removed when `items`, the links and menus that they show, are replaced.
 */
export function useNoJsMenus(header: RefObject<HTMLElement | null>, items: unknown): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      findNoJsMenus(header.current)?.addEventListener('toggle', onChange, true);
      // The menus are removed with the header.
      return () => {};
    },
    [header],
  );
  const isHydrated = useContext(HydratedContext);
  const isNoJs = useSyncExternalStore(
    subscribe,
    // oxlint-disable-next-line react/refs -- the store is what the server has rendered beside the header
    () => !isHydrated || Boolean(findNoJsMenus(header.current)?.querySelector(':popover-open')),
    () => true,
  );
  // oxlint-disable-next-line react/exhaustive-deps -- other items are why they go
  useEffect(() => () => findNoJsMenus(header.current)?.remove(), [header, items]);
  return isNoJs;
}

export const findNoJsMenus = (header: HTMLElement | null): Element | null | undefined =>
  (header?.getRootNode() as ParentNode | undefined)?.querySelector(`[${noJsAttribute}]`);
