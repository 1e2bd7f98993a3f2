import { type DayPeriod, dayPeriodOf, hour12Of, type Time } from './time.ts';

type Part = { field: 'hour' | 'minute' | 'dayPeriod' } | { literal: string };

/** How a locale writes the time of day, on a 12-hour or a 24-hour clock. */
export interface TimeFormat {
  parts: readonly Part[];
  hourCycle: 'h12' | 'h23';
  /** What it calls the two halves of the day. */
  dayPeriods: Readonly<Record<DayPeriod, string>>;
}

const formats = new Map<string, TimeFormat>();

/** 2-digit hour and minute in Latin digits, in the order of a locale (the browser's own by default). */
export function timeFormat(locale: string | undefined, hourCycle: TimeFormat['hourCycle']): TimeFormat {
  const key = `${hourCycle} ${locale ?? ''}`;
  const known = formats.get(key) ?? make(locale, hourCycle);
  formats.set(key, known);
  return known;
}

function make(locale: string | undefined, hourCycle: TimeFormat['hourCycle']): TimeFormat {
  const partsAt = (hour: number, cycle: TimeFormat['hourCycle']) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: cycle,
      timeZone: 'UTC',
    }).formatToParts(Date.UTC(2222, 10, 22, hour, 33));
  const periodAt = (hour: number, fallback: string) =>
    plain(partsAt(hour, 'h12').find(({ type }) => type === 'dayPeriod')?.value ?? fallback);
  const parts = partsAt(9, hourCycle).map(({ type, value }): Part =>
    type === 'hour' || type === 'minute' || type === 'dayPeriod'
      ? { field: type }
      : { literal: plain(value) },
  );
  return { parts, hourCycle, dayPeriods: { am: periodAt(9, 'AM'), pm: periodAt(21, 'PM') } };
}

/** Narrow and unbreakable spaces as plain ones. */
const plain = (text: string): string => text.replaceAll(/\s/g, ' ');

export function formatTime(time: Time, { parts, hourCycle, dayPeriods }: TimeFormat): string {
  const values = {
    hour: hourCycle === 'h12' ? String(hour12Of(time)).padStart(2, '0') : time.slice(0, 2),
    minute: time.slice(3),
    dayPeriod: dayPeriods[dayPeriodOf(time)],
  };
  return parts.map((part) => ('field' in part ? values[part.field] : part.literal)).join('');
}
