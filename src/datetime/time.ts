import { type Day, getStartOfLocalDay } from './day.ts';

/** Time of day as `HH:mm`, from 00:00 to 23:59, as forms submit it. */
export type Time = string;

export const isTime = (text: string): boolean => /^([01]\d|2[0-3]):[0-5]\d$/.test(text);

/** Formats a number with 2 digits. */
export const pad = (number: number): string => String(number).padStart(2, '0');

export const createTime = (hour: number, minute: number): Time => `${pad(hour)}:${pad(minute)}`;

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

type Token = { field: 'hour' | 'minute' | 'dayPeriod' } | { literal: string };

/** Format of the time of day in a locale, on a 12-hour or 24-hour clock. */
export interface TimeFormat {
  tokens: readonly Token[];
  hourCycle: 'h12' | 'h23';
  /** BCP 47 tags of the locales whose words the parser understands, in addition to English. */
  locales: readonly (string | undefined)[];
  /** Names of AM and PM. */
  dayPeriods: DayPeriods;
  /** Names of AM and PM that users can also type. */
  otherDayPeriods: DayPeriods;
}

type DayPeriods = Readonly<Record<DayPeriod, string>>;

const formats = new Map<string, TimeFormat>();

/** Returns the format with 2-digit hour and minute in Latin digits. `wordLocale` is the locale of AM and PM, if it differs. */
export function getTimeFormat(
  locale: string | undefined,
  hourCycle: TimeFormat['hourCycle'],
  wordLocale = locale,
): TimeFormat {
  const key = `${hourCycle} ${locale} ${wordLocale}`;
  const format = formats.get(key) ?? createFormat(locale, hourCycle, wordLocale);
  formats.set(key, format);
  return format;
}

function createFormat(
  locale: string | undefined,
  hourCycle: TimeFormat['hourCycle'],
  wordLocale: string | undefined,
): TimeFormat {
  const tokens = formatAt(9, locale, hourCycle).map(({ type, value }): Token =>
    type === 'hour' || type === 'minute' || type === 'dayPeriod'
      ? { field: type }
      : { literal: normalizeSpaces(value) },
  );
  return {
    tokens,
    hourCycle,
    locales: [wordLocale, locale],
    dayPeriods: getDayPeriods(wordLocale),
    otherDayPeriods: getDayPeriods(locale),
  };
}

const formatAt = (hour: number, locale: string | undefined, hourCycle: TimeFormat['hourCycle']) =>
  new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle,
    timeZone: 'UTC',
  }).formatToParts(Date.UTC(2222, 10, 22, hour, 33));

function getDayPeriods(locale: string | undefined): DayPeriods {
  const getAt = (hour: number, fallback: string) =>
    normalizeSpaces(
      formatAt(hour, locale, 'h12').find(({ type }) => type === 'dayPeriod')?.value ?? fallback,
    );
  return { am: getAt(9, 'AM'), pm: getAt(21, 'PM') };
}

/** `h12` for a 12-hour clock with AM and PM, `h23` for 24 hours, `locale` for the clock of the locale. */
export type HourCycleOption = TimeFormat['hourCycle'] | 'locale';

export function resolveHourCycle(
  option: HourCycleOption | undefined,
  locale: string | undefined,
): TimeFormat['hourCycle'] {
  if (option !== 'locale') return option ?? 'h12';
  return new Intl.DateTimeFormat(locale, { hour: 'numeric' }).resolvedOptions().hour12 ? 'h12' : 'h23';
}

/** Replaces narrow and non-breaking spaces with regular spaces. */
const normalizeSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

export function formatTime(time: Time, { tokens, hourCycle, dayPeriods }: TimeFormat): string {
  const values = {
    hour: hourCycle === 'h12' ? pad(getHour12(time)) : time.slice(0, 2),
    minute: time.slice(3),
    dayPeriod: dayPeriods[getDayPeriod(time)],
  };
  return tokens.map((token) => ('field' in token ? values[token.field] : token.literal)).join('');
}
