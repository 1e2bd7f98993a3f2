import { useEffect, useMemo } from 'react';

export interface Timer {
  /** Starts anew; what was still to come is forgotten. */
  start: (milliseconds: number, act: () => void) => void;
  stop: () => void;
}

/** One timer that ends with the component. */
export function useTimer(): Timer {
  const timer = useMemo(() => makeTimer(), []);
  useEffect(() => timer.stop, [timer]);
  return timer;
}

function makeTimer(): Timer {
  let handle: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    clearTimeout(handle);
    handle = undefined;
  };
  return {
    stop,
    start(milliseconds, act) {
      stop();
      handle = setTimeout(act, milliseconds);
    },
  };
}
