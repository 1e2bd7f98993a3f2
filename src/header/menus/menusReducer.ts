import { timings } from '../../site/timings.ts';
import type { MenusAction, MenusState } from './menusState.ts';

export function menusReducer(state: MenusState, action: MenusAction): MenusState {
  const { open } = state;
  switch (action.type) {
    case 'hovered':
      if (open?.menu === action.menu || state.suppressed === action.menu) return state;
      return { ...state, open: { menu: action.menu, by: 'hover', at: action.at } };
    case 'pressed':
      if (open?.menu !== action.menu)
        return { ...state, open: { menu: action.menu, by: 'press', at: action.at } };
      return isPressAfterHover(open, action.at) ? state : { ...state, open: undefined };
    case 'arrowKeyPressed':
      return open?.menu === action.menu
        ? state
        : { ...state, open: { menu: action.menu, by: 'arrowKey', at: action.at } };
    case 'pointerLeft':
      return state.suppressed === action.menu ? { ...state, suppressed: undefined } : state;
    case 'pointerLeftMenus':
    case 'pageRestored':
    case 'linkFollowed':
    case 'itemMoved':
      return closeMenu(state);
    case 'focusLeft':
      return open?.menu === action.menu ? closeMenu(state) : state;
    case 'outsidePressed':
      return {
        ...closeMenu(state),
        isBackdropDismissed: state.isBackdropDismissed || open?.by === 'hover',
      };
    case 'escapePressed':
      return { ...closeMenu(state), suppressed: open?.by === 'hover' ? open.menu : state.suppressed };
    case 'scrolled':
      return state.isBackdropDismissed ? { ...state, isBackdropDismissed: false } : state;
  }
}

/** The hand was already on its way to the button when the hover opened the menu: the press means to open it too. */
const isPressAfterHover = (open: NonNullable<MenusState['open']>, at: number): boolean =>
  open.by === 'hover' && at - open.at < timings.hoverClickGuard;

const closeMenu = (state: MenusState): MenusState => (state.open ? { ...state, open: undefined } : state);
