import type { DateFormat } from './dateFormat.ts';
import type { Day } from './day.ts';
import { parseDate } from './parseDate.ts';
import { parseTime } from './parseTime.ts';
import type { Time } from './time.ts';
import { getTimeFormat } from './timeFormat.ts';

/** Maximum length of a date with a time. The parser tries each space, so its duration grows with the square of the length. */
const maxLength = 80;

/** Parses a date with a time, such as `3/4/2027, 2:30 PM`. Returns `undefined` if there is no such text, or more than one reading. */
export function parseDateTime(text: string, format: DateFormat): { day: Day; time: Time } | undefined {
  if (text.length > maxLength) return undefined;
  const [wordLocale, locale] = format.locales;
  const timeFormat = getTimeFormat(locale, 'h23', wordLocale);
  for (const { 0: gap, index } of text.matchAll(/,?\s+/g)) {
    const rest = text.slice(index + gap.length);
    // A number alone could be part of the date.
    const time = /^\P{Nd}*\p{Nd}+\s*([:.]\s*\p{Nd}|\p{L})/u.test(rest)
      ? parseTime(rest, timeFormat)
      : undefined;
    const day = time && parseDate(text.slice(0, index), format);
    if (day) return { day, time };
  }
  return undefined;
}
