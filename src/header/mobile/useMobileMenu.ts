import { useEffect, useMemo, useReducer } from 'react';
import { media } from '../../design/breakpoints.ts';
import { useTimer } from '../../hooks/useTimer.ts';
import { timings } from '../../site/timings.ts';
import { closedMobileMenu, type MobileMenu, mobileMenu, type View } from './mobileMenu.ts';

export interface MobileMenuControl {
  state: MobileMenu;
  open: (view: View) => void;
  enter: (view: View) => void;
  back: () => void;
  /** Closes after the 150 ms of the animation; `now` without it. */
  close: (how?: 'now') => void;
}

/** The mobile menu's state and what ends it besides its own buttons (contract 4). */
export function useMobileMenu(): MobileMenuControl {
  const [state, tell] = useReducer(mobileMenu, closedMobileMenu);
  const closing = useTimer();

  const control = useMemo(
    () => ({
      open: (view: View) => {
        closing.stop();
        tell({ type: 'opened', view });
      },
      enter: (view: View) => tell({ type: 'entered', view }),
      back: () => tell({ type: 'went-back' }),
      close: (how?: 'now') => {
        if (how === 'now' || matchMedia(media.reducedMotion).matches) return tell({ type: 'closed' });
        tell({ type: 'closing' });
        closing.start(timings.mobileMenuClose, () => tell({ type: 'closed' }));
      },
    }),
    [closing],
  );

  const isOpen = state.phase !== 'closed';
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    matchMedia(media.mobile).addEventListener('change', () => control.close('now'), { signal });
    // A page that comes back from the back-forward cache is shown as it was left.
    window.addEventListener('pageshow', (event) => event.persisted && control.close('now'), { signal });
    return () => listening.abort();
  }, [isOpen, control]);

  return useMemo(() => ({ state, ...control }), [state, control]);
}
