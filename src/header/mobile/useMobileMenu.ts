import { useEffect, useMemo, useReducer } from 'react';
import { media } from '../../design/breakpoints.ts';
import { useTimer } from '../../hooks/useTimer.ts';
import { timings } from '../../site/timings.ts';
import { getInitialState, mobileMenuReducer, type MobileMenuState, type View } from './mobileMenuReducer.ts';

interface MobileMenuControl {
  state: MobileMenuState;
  enter: (view: View) => void;
  back: () => void;
  /** Closes after the animation; `now` closes without it. */
  close: (how?: 'now') => void;
}

/** The mobile menu's state, and what closes the menu besides its own buttons. `onClosed` must be stable. */
export function useMobileMenu(start: View, onClosed: () => void): MobileMenuControl {
  const [state, dispatch] = useReducer(mobileMenuReducer, start, getInitialState);
  const closing = useTimer();

  const control = useMemo(
    () => ({
      enter: (view: View) => dispatch({ type: 'viewEntered', view }),
      back: () => dispatch({ type: 'wentBack' }),
      close: (how?: 'now') => {
        if (how === 'now' || matchMedia(media.reducedMotion).matches) return onClosed();
        dispatch({ type: 'closing' });
        closing.start(timings.mobileMenuClose, onClosed);
      },
    }),
    [closing, onClosed],
  );

  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    // A page that comes back from the back-forward cache is shown as the user left it.
    window.addEventListener('pageshow', (event) => event.persisted && control.close('now'), { signal });
    return () => controller.abort();
  }, [control]);

  return { state, ...control };
}
