import { useEffect, useMemo } from 'react';

export interface Timer {
  /** Starts the timer again; a callback that is still to come is dropped. */
  start: (milliseconds: number, callback: () => void) => void;
  stop: () => void;
}

/** A timer that ends with the component. */
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
