import { type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { clamp, type Move, addMove } from '../../datetime/calendar.ts';
import type { Day } from '../../datetime/day.ts';
import { focusInView } from '../floating/focusInView.ts';
import { useToday } from './useToday.ts';
import { type CalendarRules, isDisabledDay } from './calendarRules.ts';

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
  isDisabled: (day: Day) => boolean;
  /** Moves by the buttons beside the month's name. */
  turn: (move: Move) => void;
  onClick: (event: MouseEvent) => void;
  onKeyDown: (event: KeyboardEvent) => void;
}

/** The behaviour of a calendar: the keyboard of the APG date picker, and the choice of one day. */
export function useCalendar({ value, rules, onPick }: CalendarOptions): CalendarState {
  const today = useToday();
  const grid = useRef<HTMLTableElement>(null);
  const start = () => value || clamp(today, rules.min, rules.max);
  const [cursor, setCursor] = useState(start);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    // A value from outside turns to its month.
    setShown(value);
    setCursor(start());
  }
  const hasFollowed = useRef(true);
  useEffect(() => {
    if (hasFollowed.current) return;
    hasFollowed.current = true;
    const day = grid.current?.querySelector<HTMLElement>(`[data-day="${cursor}"]`);
    if (day) focusInView(day);
  }, [cursor]);

  const weekStartsOn = rules.weekStartsOn ?? 0;
  const isDisabled = (day: Day) => isDisabledDay(day, rules, today);
  return {
    today,
    cursor,
    grid,
    isDisabled,
    turn: (move) => setCursor(addMove(cursor, move, weekStartsOn)),
    onClick: ({ target }) => {
      const day = (target as Element).closest<HTMLElement>('[data-day]')?.dataset['day'];
      if (!day) return;
      setCursor(day);
      if (isDisabled(day)) return;
      setShown(day);
      onPick(day);
    },
    onKeyDown: (event) => {
      const move = getMove(event);
      if (!move) return;
      event.preventDefault();
      const next = addMove(cursor, move, weekStartsOn);
      hasFollowed.current = next === cursor;
      // When React removes the day with the focus, the element would get the focus and delegate it to its first button.
      if (next.slice(0, 7) !== cursor.slice(0, 7)) (event.target as HTMLElement).blur();
      setCursor(next);
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
      return shiftKey ? { years: 1 } : { months: 1 };
    case 'PageUp':
      return shiftKey ? { years: -1 } : { months: -1 };
    default:
      return undefined;
  }
}
