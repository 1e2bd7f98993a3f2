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
import { addMove, clamp, getDayOfMonth, getWeeks, type Move } from '../../datetime/calendar.ts';
import { type Day, getStartOfLocalDay, today } from '../../datetime/day.ts';
import { focusInView } from '../floating/zoom.ts';
import { type CalendarRules, isDisabledDay } from './calendarRules.ts';

/** Today, where the user is; another one from midnight on. */
const useToday = (): Day => useSyncExternalStore(subscribe, today, today);

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

interface CalendarOptions {
  /** The chosen day, or nothing. */
  value: Day;
  rules: CalendarRules;
  onPick: (day: Day) => void;
}

interface CalendarState {
  today: Day;
  /** The day that has the focus when the grid has; its month is shown. */
  cursor: Day;
  grid: RefObject<HTMLTableElement | null>;
  /** React's key of a day's cell, or of a week's row. */
  getKey: (dayOrWeek: Day | number) => string | number;
  isDisabled: (day: Day) => boolean;
  /** Moves the cursor, and returns where to. */
  moveCursor: (move: Move) => Day;
  onClick: (event: MouseEvent) => void;
  onFocus: (event: FocusEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The behaviour of a calendar: the keyboard of the APG date picker, and the choice of one day. */
export function useCalendar({ value, rules, onPick }: CalendarOptions): CalendarState {
  const today = useToday();
  const grid = useRef<HTMLTableElement>(null);
  const start = () => value || clamp(today, rules.min, rules.max);
  const [cursor, setCursor] = useState(start);
  /** Set by moves by months, which lead from 31 January over 28 February to 31 March. */
  const [dayOfMonth, setDayOfMonth] = useState<number>();
  const goTo = (day: Day, ofMonth?: number) => {
    setCursor(day);
    setDayOfMonth(ofMonth);
  };
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // A value from outside turns to its month.
    setShown(value);
    goTo(start());
  }
  const hasFollowed = useRef(true);
  useEffect(() => {
    if (hasFollowed.current) return;
    hasFollowed.current = true;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (day) focusInView(day);
  }, [cursor]);

  const weekStartsOn = rules.weekStartsOn ?? 0;
  // Screen readers read other days when the day with the focus is removed: it stays, as another one, until the focus has moved.
  const [keys, setKeys] = useState<{ turn: number; [dayOrWeek: Day | number]: string | number }>({ turn: 0 });
  const getKey = (dayOrWeek: Day | number) => keys[dayOrWeek] ?? `${dayOrWeek} ${keys.turn}`;
  const isDisabled = (day: Day) => isDisabledDay(day, rules, today);
  const moveCursor = (move: Move) => {
    const next = addMove(cursor, move, weekStartsOn, dayOfMonth);
    goTo(next, 'months' in move ? (dayOfMonth ?? getDayOfMonth(cursor)) : undefined);
    return next;
  };
  return {
    today,
    cursor,
    grid,
    getKey,
    isDisabled,
    moveCursor,
    onClick: ({ target }) => {
      const day = (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
      if (!day) return;
      goTo(day);
      if (!isDisabled(day)) onPick(day);
    },
    // Assistive technology moves the focus, too.
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
      // The third week of a month has seven days.
      const other = getWeeks(next, weekStartsOn)[2]!.find((day) => day !== next)!;
      setKeys({ turn: keys.turn + 1, [other]: getKey(cursor), 2: getKey(week) });
    },
  };
}

/** Keys of the APG date picker dialog; left and right follow the direction of writing. */
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
