import { timings } from '../site/timings.ts';

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

export const closedMenus: HeaderMenus = { open: undefined, barred: undefined, backdropOff: false };

export function headerMenus(state: HeaderMenus, fact: HeaderMenusFact): HeaderMenus {
  const { open } = state;
  switch (fact.type) {
    case 'hovered':
      if (open?.menu === fact.menu || state.barred === fact.menu) return state;
      return { ...state, open: { menu: fact.menu, by: 'hover', at: fact.at } };
    case 'pressed':
      if (open?.menu !== fact.menu) return { ...state, open: { menu: fact.menu, by: 'press', at: fact.at } };
      return meantToOpen(open, fact.at) ? state : { ...state, open: undefined };
    case 'arrowed-into':
      return open?.menu === fact.menu
        ? state
        : { ...state, open: { menu: fact.menu, by: 'press', at: fact.at } };
    case 'pointer-left':
      return state.barred === fact.menu ? { ...state, barred: undefined } : state;
    case 'pointer-gone':
      return closed(state);
    case 'focus-left':
      return open?.menu === fact.menu ? closed(state) : state;
    case 'pressed-outside':
      return { ...closed(state), backdropOff: state.backdropOff || open?.by === 'hover' };
    case 'escaped':
      return { ...closed(state), barred: open?.by === 'hover' ? open.menu : state.barred };
    case 'scrolled':
      return state.backdropOff ? { ...state, backdropOff: false } : state;
  }
}

/** The hand was already on its way to the button when the hover opened it. */
const meantToOpen = (open: NonNullable<HeaderMenus['open']>, at: number): boolean =>
  open.by === 'hover' && at - open.at < timings.hoverClickGuard;

const closed = (state: HeaderMenus): HeaderMenus => (state.open ? { ...state, open: undefined } : state);

/** The backdrop covers the page while a panel is open, unless it was dismissed. */
export const showsBackdrop = ({ open, backdropOff }: HeaderMenus): boolean =>
  open !== undefined && !(open.by === 'hover' && backdropOff);
