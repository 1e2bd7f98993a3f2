/** The menus of the header by name: `browse`, `about`, `account`, `category-0` … */
export type MenuId = string;

export interface HeaderMenus {
  /** One at a time in the whole header (spec §4). */
  open: { menu: MenuId; by: 'hover' | 'press'; at: number } | undefined;
  /** Closed by Escape under the pointer: stays closed until the pointer has left it. */
  barred: MenuId | undefined;
  /** A hover-opened panel was dismissed by the pointer; a scroll makes the backdrop come back (spec §4). */
  backdropOff: boolean;
}

/** What has happened. `at` in ms, from any fixed point. */
export type HeaderMenusFact =
  | { type: 'hovered'; menu: MenuId; at: number }
  | { type: 'pressed'; menu: MenuId; at: number }
  | { type: 'arrowed-into'; menu: MenuId; at: number }
  | { type: 'pointer-left'; menu: MenuId }
  | { type: 'pointer-gone' }
  | { type: 'focus-left'; menu: MenuId }
  | { type: 'pressed-outside' }
  | { type: 'escaped' }
  | { type: 'scrolled' };

/** What may open a menu comes with the item that the menu belongs to. */
export type Tell = (fact: HeaderMenusFact, item?: HTMLElement) => void;

/** `since`: when the pointer came, in ms since 1970, if it came before the watch. */
export type WatchPointer = (menu: MenuId, item: HTMLElement, since?: number) => () => void;

export const closedMenus: HeaderMenus = { open: undefined, barred: undefined, backdropOff: false };

/** The backdrop covers the page while a panel is open, unless it was dismissed. */
export const showsBackdrop = ({ open, backdropOff }: HeaderMenus): boolean =>
  open !== undefined && !(open.by === 'hover' && backdropOff);

/** Marks of the items and panels, by which the listeners on the document find them. */
export const itemMark = 'data-menu-item';
export const panelMark = 'data-menu-panel';
/** Not one that is only drawn. */
export const openPanel = `[aria-expanded='true'] + [${panelMark}]`;
