import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { addMove, clamp, getDayOfMonth, getWeeks, type Move, type WeekDay } from '../../datetime/calendar.ts';
import { type Day, getStartOfLocalDay, today } from '../../datetime/day.ts';
import { focusInView } from '../floating/zoom.ts';
import { type CalendarRules, getLimits, getUnavailability, type Unavailability } from './calendarRules.ts';

/** Returns today in the user's time zone, and updates at midnight. */
const useToday = (): Day => useSyncExternalStore(subscribe, today, today);

function subscribe(listener: () => void): () => void {
  const listeners = new AbortController();
  let timer: ReturnType<typeof setTimeout>;
  const waitForMidnight = () => {
    const midnight = getStartOfLocalDay(addMove(today(), { days: 1 }, 0)).getTime();
    timer = setTimeout(
      () => {
        listener();
        waitForMidnight();
      },
      Math.max(midnight - Date.now(), 1000),
    );
  };
  waitForMidnight();
  // Timers pause while the computer sleeps.
  document.addEventListener('visibilitychange', listener, { signal: listeners.signal });
  return () => {
    clearTimeout(timer);
    listeners.abort();
  };
}

interface CalendarOptions {
  /** Selected day, or an empty string. */
  value: Day;
  rules: CalendarRules;
  weekStartsOn: WeekDay;
  onPick: (day: Day) => void;
}

interface CalendarState {
  today: Day;
  /** The day with `tabIndex` 0. Its month is shown. */
  cursor: Day;
  /** First and last day that can be chosen, apart from `disabledDates`. */
  min: Day;
  max: Day;
  grid: RefObject<HTMLTableElement | null>;
  /** Returns the React key of a day's cell or a week's row. */
  getKey: (dayOrWeek: Day | number) => string | number;
  getUnavailability: (day: Day) => Unavailability | undefined;
  /** Moves the cursor by months, to a day that can be chosen. */
  moveMonths: (months: number) => void;
  onClick: (event: MouseEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** Returns the state and event handlers of a calendar, with the keyboard support of the APG date picker. */
export function useCalendar({ value, rules, weekStartsOn, onPick }: CalendarOptions): CalendarState {
  const today = useToday();
  const grid = useRef<HTMLTableElement>(null);
  const [min, max] = getLimits(rules, today);
  const start = () => value || clamp(today, rules.min, rules.max);
  const [cursor, setCursor] = useState(start);
  /** Day of the month to keep when moving by months: January 31, February 28, March 31. */
  const [dayOfMonth, setDayOfMonth] = useState<number>();
  const goTo = (day: Day, newDayOfMonth?: number) => {
    setCursor(day);
    setDayOfMonth(newDayOfMonth);
  };
  const [lastValue, setLastValue] = useState(value);
  if (lastValue !== value) {
    // The calendar shows the month of a new value.
    setLastValue(value);
    goTo(start());
  }
  const hasFollowed = useRef(true);
  useEffect(() => {
    if (hasFollowed.current) return;
    hasFollowed.current = true;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (day) focusInView(day);
  }, [cursor]);

  // Screen readers announce other days if the focused element is removed. Its key is reused until focus has moved.
  const [keys, setKeys] = useState<{ turn: number; [dayOrWeek: Day | number]: string | number }>({ turn: 0 });
  const getKey = (dayOrWeek: Day | number) => keys[dayOrWeek] ?? `${dayOrWeek} ${keys.turn}`;
  const moveCursor = (move: Move, first?: Day, last?: Day) => {
    const next = clamp(addMove(cursor, move, weekStartsOn, dayOfMonth), first, last);
    goTo(next, 'months' in move ? (dayOfMonth ?? getDayOfMonth(cursor)) : undefined);
    return next;
  };
  return {
    today,
    cursor,
    min,
    max,
    grid,
    getKey,
    getUnavailability: (day) => getUnavailability(day, rules, today),
    moveMonths: (months) => void moveCursor({ months }, min, max),
    onClick: ({ target }) => {
      const day = (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
      if (!day) return;
      goTo(day);
      if (!getUnavailability(day, rules, today)) onPick(day);
    },
    // Assistive technology can also move focus.
    onFocus: ({ target }) => {
      const { day } = (target as HTMLElement).dataset;
      if (day !== cursor) goTo(day!);
    },
    onKeyDown: (event) => {
      const move = getMove(event);
      if (!move) return;
      event.preventDefault();
      const next = moveCursor(move);
      hasFollowed.current = next === cursor;
      if (next.slice(0, 7) === cursor.slice(0, 7)) return;
      const week = getWeeks(cursor, weekStartsOn).findIndex((days) => days.includes(cursor));
      // The third week of a month always has seven days.
      const otherDay = getWeeks(next, weekStartsOn)[2]!.find((day) => day !== next)!;
      setKeys({ turn: keys.turn + 1, [otherDay]: getKey(cursor), 2: getKey(week) });
    },
  };
}

/** Returns the move for a key of the APG date picker dialog. Left and right depend on the text direction. */
function getMove({
  key,
  shiftKey,
  altKey,
  ctrlKey,
  metaKey,
  currentTarget,
}: KeyboardEvent): Move | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const forward = getComputedStyle(currentTarget).direction === 'rtl' ? -1 : 1;
  switch (key) {
    case 'ArrowRight':
      return { days: forward };
    case 'ArrowLeft':
      return { days: -forward };
    case 'ArrowDown':
      return { days: 7 };
    case 'ArrowUp':
      return { days: -7 };
    case 'Home':
      return { weekEdge: 'start' };
    case 'End':
      return { weekEdge: 'end' };
    case 'PageDown':
      return shiftKey ? { months: 12 } : { months: 1 };
    case 'PageUp':
      return shiftKey ? { months: -12 } : { months: -1 };
    default:
      return undefined;
  }
}
