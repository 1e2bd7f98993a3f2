/** The name of a menu: `browse`, `about`, `account`, `category-0` … */
export type MenuId = string;

export interface MenusState {
  /** One menu at a time in the whole header. `at` is in ms, from any fixed point. */
  open: { menu: MenuId; by: 'hover' | 'press' | 'arrowKey'; at: number } | undefined;
  /** A menu that Escape has closed under the pointer. It does not open by hover before the pointer has left it. */
  suppressed: MenuId | undefined;
  /** Whether the pointer has dismissed a panel that had opened by hover. Such panels have no backdrop until the page scrolls. */
  isBackdropDismissed: boolean;
}

export type MenusAction =
  | { type: 'hovered'; menu: MenuId; at: number }
  | { type: 'pressed'; menu: MenuId; at: number }
  | { type: 'arrowKeyPressed'; menu: MenuId; at: number }
  | { type: 'pointerLeft'; menu: MenuId }
  | { type: 'pointerLeftMenus' }
  | { type: 'focusLeft'; menu: MenuId }
  | { type: 'outsidePressed' }
  | { type: 'escapePressed' }
  | { type: 'pageRestored' }
  | { type: 'linkFollowed' }
  | { type: 'itemMoved' }
  | { type: 'scrolled' };

/** An action that may open a menu comes with the item that the menu belongs to. */
export type MenusDispatch = (action: MenusAction, item?: HTMLElement) => void;

/**
 * Watches the pointer over an item, which is a button and its panel, until the function that it returns is called.
 * `since` is when the pointer came, in ms since 1970, if it came before the watch.
 */
export type WatchPointer = (menu: MenuId, item: HTMLElement, since?: number) => () => void;

export const closedMenus: MenusState = { open: undefined, suppressed: undefined, isBackdropDismissed: false };

/** The backdrop covers the page while a panel is open. */
export const shouldShowBackdrop = ({ open, isBackdropDismissed }: MenusState): boolean =>
  open !== undefined && !(open.by === 'hover' && isBackdropDismissed);

/** Attributes of items and panels, by which the listeners on the document find them. */
export const itemAttribute = 'data-menu-item';
export const panelAttribute = 'data-menu-panel';

/** The panel that is open, not one that is rendered ahead of its opening. */
export const openPanelSelector = `[aria-expanded='true'] + [${panelAttribute}]`;
