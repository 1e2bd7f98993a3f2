import { useEffect, useMemo, useReducer } from 'react';
import { media } from '../../design/tokens.ts';
import { useTimer } from '../../hooks/useTimer.ts';
import { runWithSignal } from '../../site/network/loading.ts';
import * as timings from '../../site/timings.ts';
import { getInitialState, mobileMenuReducer, type MobileMenuState, type View } from './mobileMenuReducer.ts';

interface MobileMenuControl {
  state: MobileMenuState;
  enter: (view: View) => void;
  back: () => void;
  /** Closes the menu after the animation. `now` skips the animation. */
  close: (mode?: 'now') => void;
}

/** Returns the state of the mobile menu and functions that change it. `onClosed` must be stable. */
export function useMobileMenu(start: View, onClosed: () => void): MobileMenuControl {
  const [state, dispatch] = useReducer(mobileMenuReducer, start, getInitialState);
  const closeTimer = useTimer();

  const control = useMemo(
    () => ({
      enter: (view: View) => dispatch({ type: 'viewEntered', view }),
      back: () => dispatch({ type: 'wentBack' }),
      close: (mode?: 'now') => {
        if (mode === 'now' || matchMedia(media.reducedMotion).matches) return onClosed();
        dispatch({ type: 'closing' });
        closeTimer.start(timings.mobileMenuClose, onClosed);
      },
    }),
    [closeTimer, onClosed],
  );

  useEffect(
    () =>
      runWithSignal((signal) =>
        // A page that is restored from the back/forward cache would otherwise still show the open menu.
        window.addEventListener('pageshow', (event) => event.persisted && control.close('now'), { signal }),
      ),
    [control],
  );

  return { state, ...control };
}
