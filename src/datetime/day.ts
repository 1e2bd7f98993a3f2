import { lightFormat } from 'date-fns';
import { constructFromSymbol } from 'date-fns/constants';

/** Day as `yyyy-MM-dd`, from 0001-01-01 to 9999-12-31, compared as a string and submitted with forms. Calculated in UTC, where every day has a midnight. */
export type Day = string;

export const firstDay: Day = '0001-01-01';
export const lastDay: Day = '9999-12-31';

/** Date whose getters and setters use UTC, for date-fns. Page scripts may have replaced `Date`. */
class UtcDate extends Date {
  constructor(value: number | string | Date) {
    // A `Date` without an argument reads the clock, which prevents static rendering in Next.js.
    super(0);
    // The constructor of a replaced `Date` may return an object of another class.
    return Object.setPrototypeOf(new Date(value), UtcDate.prototype) as UtcDate;
  }

  /** Copies a date for date-fns. Otherwise, date-fns uses `instanceof Date`, and `Date` may have been replaced since. */
  [constructFromSymbol](value: number | string | Date): Date {
    return new UtcDate(value);
  }
}
for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'])
  for (const prefix of ['get', 'set'])
    Object.defineProperty(UtcDate.prototype, prefix + part, {
      // The prototype of a replaced `Date` may inherit its methods.
      value: Reflect.get(Date.prototype, `${prefix}UTC${part}`),
    });

/** Converts a day to a date for date-fns. */
export const toUtcDate = (day: Day): Date => new UtcDate(`${day}T00:00:00Z`);

export const fromUtcDate = (utc: Date): Day => lightFormat(utc, 'yyyy-MM-dd');

/** Returns whether a string is a day that exists in the calendar. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text > '0001' && isSame(toUtcDate(text), text);

const isSame = (date: Date, text: string): boolean =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);

export const addToDay = (day: Day, days: number): Day | undefined => {
  const date = toUtcDate(day);
  date.setDate(date.getDate() + days);
  return createDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
};

/** Returns the number of days from one day to another. */
export const countDays = (from: Day, to: Day): number =>
  (toUtcDate(to).getTime() - toUtcDate(from).getTime()) / 86_400_000;

export const getYear = (day: Day): number => Number(day.slice(0, 4));

/** Returns the weekday from 0 (Sunday) to 6. */
export const getWeekday = (day: Day): number => toUtcDate(day).getDay();

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

/** Returns the day of three numbers, or `undefined` if it doesn't exist. */
export function createDay(year: number, month: number, day: number): Day | undefined {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDay(text) ? text : undefined;
}

/** Returns the day of an instant in the user's time zone. */
export const getLocalDay = (instant: Date): Day | undefined =>
  createDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());

export const today = (): Day => getLocalDay(new Date())!;

/** Returns the first moment of a day in the user's time zone. */
export function getStartOfLocalDay(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const start = new Date(2000, 0, 1);
  start.setFullYear(year, month - 1, date);
  return start;
}
