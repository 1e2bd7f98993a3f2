import { UTCDateMini } from '@date-fns/utc/date/mini';
import { lightFormat } from 'date-fns';

/**
 * A day of the calendar as `yyyy-MM-dd`, from 0001-01-01 to 9999-12-31: what forms send. Days are compared as such texts and
 * counted in UTC; a local midnight need not exist (contract 6).
 */
export type Day = string;

/** The day as a date that date-fns can count with. */
export const utcOf = (day: Day): Date => new UTCDateMini(`${day}T00:00:00Z`);

export const dayOf = (utc: Date): Day => lightFormat(utc, 'yyyy-MM-dd');

/** Whether a text is a day that the calendar has. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && text > '0001' && isSame(utcOf(text), text);

const isSame = (date: Date, text: string): boolean =>
  !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);

const padded = (number: number, length: number): string => String(number).padStart(length, '0');

/** The day of three numbers, if there is one. */
export function dayFrom(year: number, month: number, day: number): Day | undefined {
  const text = `${padded(year, 4)}-${padded(month, 2)}-${padded(day, 2)}`;
  return isDay(text) ? text : undefined;
}

/** The day on which an instant falls where the user is. */
export const localDay = (instant: Date): Day | undefined =>
  dayFrom(instant.getFullYear(), instant.getMonth() + 1, instant.getDate());

export const today = (): Day => localDay(new Date())!;

/** The first moment of a day where the user is. */
export function startOfLocalDay(day: Day): Date {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const start = new Date(2000, 0, 1);
  start.setFullYear(year, month - 1, date);
  return start;
}
