import { findNoJsMenus } from '../menus/useNoJsMenus.ts';

/** Leaves the menus that a server has rendered to find-in-page, which opens the one with a match. */
export function hideNoJsMenus(header: HTMLElement): void {
  const menus = findNoJsMenus(header);
  menus?.addEventListener('beforematch', openMatch);
  for (const menu of menus?.children ?? []) menu.setAttribute('hidden', 'until-found');
}

const openMatch = ({ target }: Event) => (target as HTMLElement).showPopover();
