import { type RefObject, useCallback, useEffect, useSyncExternalStore } from 'react';

/** Marks what only servers render: the header's menus as native popovers, for as long as there is no script. */
export const noJsAttribute = 'data-auction-no-js';

/** The id of the popover that stands in for a menu; `all` is the mobile menu. */
export const getNoJsId = (menu: string): string => `no-js-${menu}`;

/**
 * Whether the browser alone opens the menus: on a server, until hydration is finished, and from then on for as long as the user has one
 * of the server's menus open. Then they are removed.
 */
export function useNoJsMenus(header: RefObject<HTMLElement | null>): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const menus = findNoJsMenus(header);
      menus?.addEventListener('toggle', onChange, true);
      return () => menus?.removeEventListener('toggle', onChange, true);
    },
    [header],
  );
  const isNoJs = useSyncExternalStore(
    subscribe,
    // oxlint-disable-next-line react/refs -- the store is what the server has rendered beside the header
    () => Boolean(findNoJsMenus(header)?.querySelector(':popover-open')),
    () => true,
  );
  useEffect(() => {
    if (!isNoJs) findNoJsMenus(header)?.remove();
  }, [isNoJs, header]);
  return isNoJs;
}

const findNoJsMenus = ({ current }: RefObject<HTMLElement | null>): Element | null | undefined =>
  (current?.getRootNode() as ParentNode | undefined)?.querySelector(`[${noJsAttribute}]`);
