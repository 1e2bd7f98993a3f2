import {
  itemAttribute,
  type MenusDispatch,
  type MenusState,
  shouldShowBackdrop,
} from '../menus/menusState.ts';

import { BackdropFrame } from './backdropStyles.ts';

interface BackdropProps {
  state: MenusState;
  dispatch: MenusDispatch;
}

/**
 * Covers the page below an open panel. It disappears with the click, not with the press, so that the rest of the gesture does not hit
 * what lies beneath; and it leaves the focus where it is.
 */
export const Backdrop = ({ state, dispatch }: BackdropProps) =>
  shouldShowBackdrop(state) ? (
    // Escape is its key.
    <BackdropFrame
      part="backdrop"
      {...{ [itemAttribute]: 'backdrop' }}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => dispatch({ type: 'outsidePressed' })}
    />
  ) : null;
