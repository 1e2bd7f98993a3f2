import { useSyncExternalStore } from 'react';
import { type Day, getStartOfLocalDay, today } from '../../datetime/day.ts';
import { addMove } from '../../datetime/calendar.ts';

/** Today, where the user is; another one from midnight on. */
export const useToday = (): Day => useSyncExternalStore(subscribe, today, today);

function subscribe(listener: () => void): () => void {
  const listening = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const midnight = getStartOfLocalDay(addMove(today(), { days: 1 }, 0)).getTime();
    timer = setTimeout(
      () => {
        listener();
        wait();
      },
      Math.max(midnight - Date.now(), 1000),
    );
  };
  wait();
  // Timers sleep with the machine.
  document.addEventListener('visibilitychange', listener, { signal: listening.signal });
  return () => {
    clearTimeout(timer);
    listening.abort();
  };
}
