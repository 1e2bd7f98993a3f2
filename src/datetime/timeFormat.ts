import { type DayPeriod, getDayPeriod, getHour12, type Time } from './time.ts';

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

/**
 * Returns the locale's format with 2-digit hour and minute in Latin digits. `locale` defaults to the browser's locale. `wordLocale` is the
 * locale of AM and PM, if it differs.
 */
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
    hour: hourCycle === 'h12' ? String(getHour12(time)).padStart(2, '0') : time.slice(0, 2),
    minute: time.slice(3),
    dayPeriod: dayPeriods[getDayPeriod(time)],
  };
  return tokens.map((token) => ('field' in token ? values[token.field] : token.literal)).join('');
}
