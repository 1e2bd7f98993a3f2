import { useEffect, useMemo } from 'react';

export interface Timer {
  /** Starts the timer. Cancels the pending callback, if any. */
  start: (milliseconds: number, callback: () => void) => void;
  stop: () => void;
}

/** Returns a timer that stops when the component unmounts. */
export function useTimer(): Timer {
  const timer = useMemo(() => createTimer(), []);
  useEffect(() => timer.stop, [timer]);
  return timer;
}

export function createTimer(): Timer {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(handle);
    handle = undefined;
  };
  return {
    stop,
    start(milliseconds, callback) {
      stop();
      handle = setTimeout(callback, milliseconds);
    },
  };
}
