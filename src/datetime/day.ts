import { lightFormat } from 'date-fns';
import { constructFromSymbol } from 'date-fns/constants';

/**
 * A day of the calendar as `yyyy-MM-dd`, from 0001-01-01 to 9999-12-31: what forms send. Days are compared as such texts and
 * counted in UTC; a local midnight need not exist .
 */
export type Day = string;

/**
 * A date whose parts are those in UTC, for date-fns. A page may have put another class in the place of `Date`, whose prototype has none of
 * the methods itself, or whose constructor returns a date of its own.
 */
class UtcDate extends Date {
  constructor(value: number | string | Date) {
    // Without an argument it would read the clock, which ends the static rendering of a page in Next.
    super(0);
    return Object.setPrototypeOf(new Date(value), UtcDate.prototype) as UtcDate;
  }

  /** What date-fns copies a date with; it would ask whether the date is a `Date`, which may be another class by then. */
  [constructFromSymbol](value: number | string | Date): Date {
    return new UtcDate(value);
  }
}
for (const part of ['FullYear', 'Month', 'Date', 'Day', 'Hours', 'Minutes', 'Seconds', 'Milliseconds'])
  for (const act of ['get', 'set'])
    Object.defineProperty(UtcDate.prototype, act + part, {
      value: Reflect.get(Date.prototype, `${act}UTC${part}`),
    });

/** The day as a date that date-fns can count with. */
export const toUtcDate = (day: Day): Date => new UtcDate(`${day}T00:00:00Z`);

export const fromUtcDate = (utc: Date): Day => lightFormat(utc, 'yyyy-MM-dd');

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text > '0001' && isSame(toUtcDate(text), text);

const isSame = (date: Date, text: string): boolean =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);

export const addToDay = (day: Day, days: number): Day | undefined => {
  const date = toUtcDate(day);
  date.setDate(date.getDate() + days);
  return createDay(date.getFullYear(), date.getMonth() + 1, date.getDate());
};

/** From 0 for Sunday to 6. */
export const getWeekday = (day: Day): number => toUtcDate(day).getDay();

const pad = (number: number, length: number): string => String(number).padStart(length, '0');

/** The day of three numbers, if there is one. */
export function createDay(year: number, month: number, day: number): Day | undefined {
  const text = `${pad(year, 4)}-${pad(month, 2)}-${pad(day, 2)}`;
  return isDay(text) ? text : undefined;
}

/** The day on which an instant falls where the user is. */
export const getLocalDay = (instant: Date): Day | undefined =>
  createDay(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());

export const today = (): Day => getLocalDay(new Date())!;

/** The first moment of a day where the user is. */
export function getStartOfLocalDay(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const start = new Date(2000, 0, 1);
  start.setFullYear(year, month - 1, date);
  return start;
}
