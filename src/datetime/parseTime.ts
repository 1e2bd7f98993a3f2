import { fold, foldTime, removeWords } from './fold.ts';
import { type DayPeriod, getHour24, type Time, createTime } from './time.ts';
import type { TimeFormat } from './timeFormat.ts';
import { getTimeWords } from './timeWords.ts';

/**
 * The time that a user has typed or pasted: `9`, `930`, `9:30`, `9.30`, `21:30`, `14h`, each with an am or pm before or after it, in English
 * or in the words of the format's locale, or with what else it writes around a time; noon and midnight; an ISO date and time without an
 * offset. Seconds are dropped. An hour without a suffix is taken as it stands. `undefined` for all else: nothing is guessed and nothing
 * clamped.
 */
export function parseTime(text: string, format: TimeFormat): Time | undefined {
  const spaced = fold(text).replace(/^\d{4}-\d\d-\d\d[t ](?=\d\d:)/, '');
  const folded = foldTime(spaced);
  const named = /^(?:12 ?)?(noon|midnight)$/.exec(folded)?.[1];
  if (named) return named === 'noon' ? '12:00' : '00:00';
  const read = () => readNumbers(folded, format, (hour) => (hour < 24 ? hour : undefined));
  if (!/\p{L}/u.test(folded)) return read();
  return (
    parseWithPeriod(folded, format) ??
    // The Bulgarian "ч." before a day period.
    parseWithPeriod(foldTime(removeWords(spaced, format.tokens)), format) ??
    read() ??
    parseTimeOfDay(folded, format)
  );
}

function parseWithPeriod(text: string, format: TimeFormat): Time | undefined {
  for (const [word, period] of getPeriodWords(format)) {
    const rest = removeAtEdge(text, word);
    if (rest !== undefined) return readNumbers(rest, format, (hour) => toHour24(hour, period));
  }
  return undefined;
}

/** Longest first: the Romansh "avm" ends as "am" does. */
const getPeriodWords = ({ dayPeriods }: TimeFormat): readonly (readonly [string, DayPeriod])[] =>
  (['am', 'pm'] as const)
    .flatMap((period) =>
      [foldTime(dayPeriods[period]), period, period[0]!].map((word) => [word, period] as const),
    )
    .toSorted(([one], [other]) => other.length - one.length);

function toHour24(hour: number, period: DayPeriod): number | undefined {
  // Half past midnight is 0:30 AM to some; there is no 0:30 PM.
  if (hour > 12 || (hour === 0 && period === 'pm')) return undefined;
  return getHour24(hour, period);
}

/** A time with a word for the time of day, as "9:30 in the evening": the one hour at which the locale says so. */
function parseTimeOfDay(text: string, format: TimeFormat): Time | undefined {
  const { timesOfDay } = getTimeWords(format.locale);
  for (const word of new Set(timesOfDay)) {
    const rest = removeAtEdge(text, word);
    if (rest === undefined) continue;
    return readNumbers(rest, format, (hour) => {
      const halves = hour >= 1 && hour <= 12 ? [hour % 12, (hour % 12) + 12] : [hour];
      const hours = halves.filter((each) => timesOfDay[each] === word);
      return hours.length === 1 ? hours[0] : undefined;
    });
  }
  return undefined;
}

/** A text without the word with which it begins or ends. */
function removeAtEdge(text: string, word: string): string | undefined {
  if (word === '') return undefined;
  const isLetter = (character = '') => /[\p{L}\p{M}]/u.test(character);
  if (text.endsWith(word) && !isLetter(text.at(-word.length - 1))) return text.slice(0, -word.length).trim();
  if (text.startsWith(word) && !isLetter(text[word.length])) return text.slice(word.length).trim();
  return undefined;
}

function readNumbers(
  text: string,
  { locale }: TimeFormat,
  getHour: (hour: number) => number | undefined,
): Time | undefined {
  const canonical = /[^\d\s:.]/.test(text) ? replaceWords(text, locale) : text;
  const match =
    /^(\d{1,2})(?: ?[:.h] ?(\d\d)(?: ?[:h] ?[0-5]\d(?:[.,]\d+)?)?)?[ .h]*$/.exec(canonical) ??
    /^(\d{1,2})(\d\d) ?h?$/.exec(canonical) ??
    // "9時5分"
    /^(\d{1,2}) ?h ?(\d) ?h$/.exec(canonical);
  if (!match) return undefined;
  const [hour, minute] = [getHour(Number(match[1])), Number(match[2] ?? 0)];
  return hour !== undefined && minute < 60 ? createTime(hour, minute) : undefined;
}

/** What is written after a number as an `h`. */
function replaceWords(text: string, locale: string | undefined): string {
  const { prefixes, units } = getTimeWords(locale);
  return text
    .replace(/^[\p{L}\p{M}]+/u, (word) => (prefixes.has(word) ? '' : word))
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
      units.has(word) || /^[時时点點시分분秒초น]$/.test(word) ? 'h' : word,
    )
    .trim();
}
