import type { SyntheticEvent } from 'react';

type LinkEvent = SyntheticEvent<HTMLAnchorElement>;

/**
 * Handlers that keep a link's address from a page's speculation rules, which would request it while the pointer rests on it: a sign-out must
 * not run by hovering. The address is back before anything can follow it. `getHref` returns the address.
 */
export function withoutSpeculation(getHref: () => string) {
  const restore = ({ currentTarget }: LinkEvent) => currentTarget.setAttribute('href', getHref());
  return {
    onPointerEnter: ({ currentTarget }: LinkEvent) => currentTarget.setAttribute('href', '#'),
    onPointerLeave: restore,
    onPointerDown: restore,
    onKeyDown: restore,
    onFocus: restore,
    onContextMenu: restore,
    onClick: restore,
  };
}
