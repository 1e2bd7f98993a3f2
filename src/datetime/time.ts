import { type Day, getStartOfLocalDay } from './day.ts';

/** Time of day as `HH:mm`, from 00:00 to 23:59, as forms submit it. */
export type Time = string;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

export const createTime = (hour: number, minute: number): Time =>
  `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;

const getHour = (time: Time): number => Number(time.slice(0, 2));
const getMinute = (time: Time): number => Number(time.slice(3));

export type DayPeriod = 'am' | 'pm';

export const getDayPeriod = (time: Time): DayPeriod => (getHour(time) < 12 ? 'am' : 'pm');

/** Returns the hour on a 12-hour clock, where midnight and noon are 12. */
export const getHour12 = (time: Time): number => getHour(time) % 12 || 12;

/** Converts an hour to a 24-hour clock. 12 AM is midnight, and 12 PM is noon. */
export const getHour24 = (hour12: number, period: DayPeriod): number =>
  (hour12 % 12) + (period === 'pm' ? 12 : 0);

/** Returns the instant of a day and time in the user's time zone. */
export function getInstant(day: Day, time: Time): Date {
  const instant = getStartOfLocalDay(day);
  instant.setHours(getHour(time), getMinute(time), 0, 0);
  return instant;
}

export const getLocalTime = (instant: Date): Time => createTime(instant.getHours(), instant.getMinutes());

/** Returns whether the time exists on that day. Clocks skip an hour when daylight saving time begins. */
export const isOnClocks = (day: Day, time: Time): boolean => getLocalTime(getInstant(day, time)) === time;
