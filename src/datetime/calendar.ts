import { addDays, addMonths, getDaysInMonth } from 'date-fns';
import { type Day, fromUtcDate, toUtcDate } from './day.ts';

/** Sunday is 0. Written here: apps that have the types of the package need not have those of date-fns. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

const firstDay: Day = '0001-01-01';
const lastDay: Day = '9999-12-31';

export const clamp = (day: Day, min: Day = firstDay, max: Day = lastDay): Day =>
  day < min ? min : day > max ? max : day;

export const getDayOfMonth = (day: Day): number => Number(day.slice(8));

/** 0, 1, 2 … Not by `Array.from`, which Prototype and MooTools replace by one that takes no function. */
const countTo = (length: number): number[] => [...Array(length).keys()];

/** How many days ago the week of a day began. */
const countFromWeekStart = (date: Date, weekStartsOn: WeekDay): number =>
  (date.getDay() - weekStartsOn + 7) % 7;

/** The weeks of a day's month: the days of other months are left out. */
export function getWeeks(day: Day, weekStartsOn: WeekDay): (Day | undefined)[][] {
  const month = day.slice(0, 8);
  const first = toUtcDate(`${month}01`);
  const lead = countFromWeekStart(first, weekStartsOn);
  const count = getDaysInMonth(first);
  return countTo(Math.ceil((lead + count) / 7)).map((week) =>
    countTo(7).map((weekday) => {
      const date = week * 7 + weekday - lead + 1;
      return date < 1 || date > count ? undefined : month + String(date).padStart(2, '0');
    }),
  );
}

/** Seven days in the order of the week, for their names. */
export const getWeekDays = (weekStartsOn: WeekDay): Day[] =>
  // 11 January 2026 was a Sunday.
  countTo(7).map((index) => `2026-01-${11 + weekStartsOn + index}`);

export type Move = { days: number } | { months: number } | { weekEdge: 'start' | 'end' };

/** Where a move leads: by months to a day of the month, for which the last day of a shorter month stands. */
export function addMove(
  day: Day,
  move: Move,
  weekStartsOn: WeekDay,
  dayOfMonth: number = getDayOfMonth(day),
): Day {
  const end = findTarget(toUtcDate(day), move, weekStartsOn, dayOfMonth);
  if (end.getFullYear() < 1) return firstDay;
  return end.getFullYear() > 9999 ? lastDay : fromUtcDate(end);
}

function findTarget(date: Date, move: Move, weekStartsOn: WeekDay, dayOfMonth: number): Date {
  if ('days' in move) return addDays(date, move.days);
  if ('weekEdge' in move)
    return addDays(date, (move.weekEdge === 'start' ? 0 : 6) - countFromWeekStart(date, weekStartsOn));
  const month = addMonths(date, move.months);
  month.setDate(Math.min(dayOfMonth, getDaysInMonth(month)));
  return month;
}
