import { type DayPeriod, getDayPeriod, getHour12, type Time } from './time.ts';

type Token = { field: 'hour' | 'minute' | 'dayPeriod' } | { literal: string };

/** Format of the time of day in a locale, on a 12-hour or 24-hour clock. */
export interface TimeFormat {
  tokens: readonly Token[];
  hourCycle: 'h12' | 'h23';
  locale: string | undefined;
  /** Names of AM and PM in the locale. */
  dayPeriods: Readonly<Record<DayPeriod, string>>;
}

const formats = new Map<string, TimeFormat>();

/** Returns the locale's format with 2-digit hour and minute in Latin digits. `locale` defaults to the browser's locale. */
export function getTimeFormat(locale: string | undefined, hourCycle: TimeFormat['hourCycle']): TimeFormat {
  const key = `${hourCycle} ${locale ?? ''}`;
  const format = formats.get(key) ?? createFormat(locale, hourCycle);
  formats.set(key, format);
  return format;
}

function createFormat(locale: string | undefined, hourCycle: TimeFormat['hourCycle']): TimeFormat {
  const formatAt = (hour: number, cycle: TimeFormat['hourCycle']) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: cycle,
      timeZone: 'UTC',
    }).formatToParts(Date.UTC(2222, 10, 22, hour, 33));
  const getPeriodAt = (hour: number, fallback: string) =>
    normalizeSpaces(formatAt(hour, 'h12').find(({ type }) => type === 'dayPeriod')?.value ?? fallback);
  const tokens = formatAt(9, hourCycle).map(({ type, value }): Token =>
    type === 'hour' || type === 'minute' || type === 'dayPeriod'
      ? { field: type }
      : { literal: normalizeSpaces(value) },
  );
  return { tokens, hourCycle, locale, dayPeriods: { am: getPeriodAt(9, 'AM'), pm: getPeriodAt(21, 'PM') } };
}

/** Replaces narrow and non-breaking spaces with regular spaces. */
const normalizeSpaces = (text: string): string => text.replaceAll(/\s/g, ' ');

export function formatTime(time: Time, { tokens, hourCycle, dayPeriods }: TimeFormat): string {
  const values = {
    hour: hourCycle === 'h12' ? String(getHour12(time)).padStart(2, '0') : time.slice(0, 2),
    minute: time.slice(3),
    dayPeriod: dayPeriods[getDayPeriod(time)],
  };
  return tokens.map((token) => ('field' in token ? values[token.field] : token.literal)).join('');
}
