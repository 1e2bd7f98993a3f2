import { useEffect, useMemo, useReducer } from 'react';
import { media } from '../../design/breakpoints.ts';
import { useTimer } from '../../hooks/useTimer.ts';
import { timings } from '../../site/timings.ts';
import { type MobileMenu, mobileMenu, openedAt, type View } from './mobileMenuReducer.ts';

interface MobileMenuControl {
  state: MobileMenu;
  enter: (view: View) => void;
  back: () => void;
  /** Closes after the 150 ms of the animation; `now` without it. */
  close: (how?: 'now') => void;
}

/** The mobile menu's state and what ends it besides its own buttons (contract 4). `onClosed` must be stable. */
export function useMobileMenu(start: View, onClosed: () => void): MobileMenuControl {
  const [state, tell] = useReducer(mobileMenu, start, openedAt);
  const closing = useTimer();

  const control = useMemo(
    () => ({
      enter: (view: View) => tell({ type: 'entered', view }),
      back: () => tell({ type: 'went-back' }),
      close: (how?: 'now') => {
        if (how === 'now' || matchMedia(media.reducedMotion).matches) return onClosed();
        tell({ type: 'closing' });
        closing.start(timings.mobileMenuClose, onClosed);
      },
    }),
    [closing, onClosed],
  );

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    matchMedia(media.mobile).addEventListener('change', () => control.close('now'), { signal });
    // A page that comes back from the back-forward cache is shown as it was left.
    window.addEventListener('pageshow', (event) => event.persisted && control.close('now'), { signal });
    return () => listening.abort();
  }, [control]);

  return { state, ...control };
}
