import { addDays, addMonths, getDaysInMonth } from 'date-fns';
import { type Day, firstDay, fromUtcDate, lastDay, toUtcDate } from './day.ts';

/** Weekday from 0 (Sunday) to 6. Defined here because apps that use the package's types may not have the types of date-fns. */
export type WeekDay = 0 | 1 | 2 | 3 | 4 | 5 | 6;

export const clamp = (day: Day, min: Day = firstDay, max: Day = lastDay): Day =>
  day < min ? min : day > max ? max : day;

export const getDayOfMonth = (day: Day): number => Number(day.slice(8));

/** Returns the numbers from 0 to `length - 1`. Avoids `Array.from`, which Prototype.js and MooTools replace with a version without a callback. */
const range = (length: number): number[] => [...Array(length).keys()];

/** Returns the number of days since the week of `date` began. */
const getDaysSinceWeekStart = (date: Date, weekStartsOn: WeekDay): number =>
  (date.getDay() - weekStartsOn + 7) % 7;

/** Returns the weeks of the month that contains `day`. Days of adjacent months are `undefined`. */
export function getWeeks(day: Day, weekStartsOn: WeekDay): (Day | undefined)[][] {
  const month = day.slice(0, 8);
  const first = toUtcDate(`${month}01`);
  const leadingBlanks = getDaysSinceWeekStart(first, weekStartsOn);
  const count = getDaysInMonth(first);
  return range(Math.ceil((leadingBlanks + count) / 7)).map((week) =>
    range(7).map((weekday) => {
      const date = week * 7 + weekday - leadingBlanks + 1;
      return date < 1 || date > count ? undefined : month + String(date).padStart(2, '0');
    }),
  );
}

interface WeekInfo {
  /** First day of the week, from 1 (Monday) to 7. */
  firstDay: number;
}

type LocaleWithWeekInfo = Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo };

/** Regions whose week does not begin on Monday, by weekday (CLDR 48), for browsers without `getWeekInfo()`. */
const weekStarts: readonly (readonly [WeekDay, string])[] = [
  [
    0,
    'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  ],
  [5, 'MV'],
  [6, 'AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY'],
];

/** Returns the first day of the week in a locale, by default the browser's locale. */
export function getFirstDayOfWeek(locale?: string): WeekDay {
  const tag = new Intl.DateTimeFormat(locale).resolvedOptions().locale;
  const intl: LocaleWithWeekInfo = new Intl.Locale(tag).maximize();
  const { firstDay } = intl.getWeekInfo?.() ?? intl.weekInfo ?? {};
  if (firstDay !== undefined) return (firstDay % 7) as WeekDay;
  return weekStarts.find(([, regions]) => regions.split(' ').includes(intl.region ?? ''))?.[0] ?? 1;
}

/** Returns a day for each weekday, in the order of the week, so that callers can format the weekday names. */
export const getWeekDays = (weekStartsOn: WeekDay): Day[] =>
  // January 11, 2026, is a Sunday.
  range(7).map((index) => `2026-01-${11 + weekStartsOn + index}`);

export type Move = { days: number } | { months: number } | { weekEdge: 'start' | 'end' };

/** Returns the day after a move, within the years 1 to 9999. Moves by months go to `dayOfMonth`, or to the last day of a shorter month. */
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
    return addDays(date, (move.weekEdge === 'start' ? 0 : 6) - getDaysSinceWeekStart(date, weekStartsOn));
  const month = addMonths(date, move.months);
  month.setDate(Math.min(dayOfMonth, getDaysInMonth(month)));
  return month;
}
