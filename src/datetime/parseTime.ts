import { fold, removeWords } from './fold.ts';
import { type DayPeriod, getHour24, type Time, createTime } from './time.ts';
import type { TimeFormat } from './timeFormat.ts';

/**
 * The time that a user has typed: `9`, `930`, `9:30`, `9.30`, `21:30`, each with an am or pm before or after it, in English or
 * in the words of the format's locale; noon and midnight. An hour without a suffix is taken as it stands. `undefined` for all
 * else: nothing is guessed and nothing clamped .
 */
export function parseTime(text: string, { tokens, dayPeriods }: TimeFormat): Time | undefined {
  const folded = fold(text);
  return read(folded, dayPeriods) ?? read(removeWords(folded, tokens), dayPeriods);
}

function read(text: string, dayPeriods: TimeFormat['dayPeriods']): Time | undefined {
  const named = /^(?:12 ?)?(noon|midnight)$/.exec(text)?.[1];
  if (named) return named === 'noon' ? '12:00' : '00:00';
  const { rest, period } = splitDayPeriod(text, dayPeriods);
  const match = /^(\d{1,2})(?: ?[:.h] ?(\d\d))?[ .]*$/.exec(rest) ?? /^(\d{1,2})(\d\d)$/.exec(rest);
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2] ?? 0)];
  return minute < 60 ? toTime(hour, minute, period) : undefined;
}

function toTime(hour: number, minute: number, period: DayPeriod | undefined): Time | undefined {
  if (period === undefined) return hour < 24 ? createTime(hour, minute) : undefined;
  // Half past midnight is 0:30 AM to some; there is no 0:30 PM.
  if (hour > 12 || (hour === 0 && period === 'pm')) return undefined;
  return createTime(getHour24(hour, period), minute);
}

function splitDayPeriod(
  text: string,
  dayPeriods: TimeFormat['dayPeriods'],
): { rest: string; period?: DayPeriod } {
  for (const period of ['am', 'pm'] as const) {
    const words = [simplify(dayPeriods[period]), period, period[0]!];
    for (const word of words) {
      for (const dotted of [text, removeDots(text)]) {
        if (dotted.endsWith(word)) return { rest: dotted.slice(0, -word.length).trim(), period };
        if (dotted.startsWith(word)) return { rest: dotted.slice(word.length).trim(), period };
      }
    }
  }
  return { rest: text };
}

const simplify = (text: string): string => removeDots(fold(text));

/** `a. m.` is `am`. */
const removeDots = (text: string): string => text.replaceAll(/(\p{L})\.? ?(?=\p{L})|(?<=\p{L})\./gu, '$1');
