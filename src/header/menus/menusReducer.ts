import { timings } from '../../site/timings.ts';
import type { HeaderMenus, HeaderMenusFact } from './menusState.ts';

/** What becomes of the menus with what has happened. */
export function afterFact(state: HeaderMenus, fact: HeaderMenusFact): HeaderMenus {
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
