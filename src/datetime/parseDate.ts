import type { DateFormat } from './dateFormat.ts';
import { anyWeekday, foldDuration, foldWord, getDateWords, getWords } from './dateWords.ts';
import { addToDay, type Day, createDay, getLocalDay, getWeekday, getYear, isDay, today } from './day.ts';
import { fold, removeWords } from './fold.ts';
import { parseTime } from './parseTime.ts';
import { type Time, getTimeFormat } from './time.ts';

/** Separators between the numbers of a date that every locale accepts. */
const separators = ' /.-‐‑‒–—―−年月日년월일号號';

/** Parses a date that the user typed or pasted. Returns `undefined` if it is invalid or ambiguous. Never swaps day and month, or rolls over. */
export function parseDate(text: string, format: DateFormat, now: Day = today()): Day | undefined {
  const folded = fold(text).replace(/^["'“”„«([]+(.*?)["'“”»)\]]+$/, '$1');
  return (
    parseNumbers(folded, format, now) ??
    parseInstant(folded, format) ??
    parseEnglishInstant(folded, format, now) ??
    parseDuration(folded, format, now) ??
    (/\p{L}/u.test(folded) ? parseWords(folded, format, now) : undefined)
  );
}

/** Parses a number of days or weeks from today, such as "in 3 days", "+2w", and "+7". */
function parseDuration(text: string, { locales }: DateFormat, now: Day): Day | undefined {
  // More digits could be a year.
  const [count] = /(?<!\d)\d{1,3}(?!\d)/.exec(text) ?? [];
  if (count === undefined || !/^\+|\p{L}/u.test(text)) return undefined;
  const phrase = foldDuration(text);
  const days = phrase === '+#' ? 1 : getDateWords(locales).durations.get(phrase);
  return days ? addToDay(now, Number(count) * days) : undefined;
}

/** Parses three numbers in the order of the format, or year first, like ISO, if they can't have that order. Leading zeros are optional. */
function parseNumbers(text: string, format: DateFormat, now: Day): Day | undefined {
  if (/^\d+$/.test(text)) return parseDigits(text, format, now);
  const groups = splitNumbers(text, format);
  if (groups?.length !== 3) return undefined;
  const day = createDayInOrder(groups, format, now);
  if (day || matchesFormatOrder(groups, format)) return day;
  const [year, month, date] = groups as [string, string, string];
  const isYearFirst = year.length === 4 && month.length <= 2 && date.length <= 2;
  return isYearFirst ? createDay(Number(year), Number(month), Number(date)) : undefined;
}

/** Returns whether the numbers fit the order of the format: one or two digits, or four digits for the year. */
const matchesFormatOrder = (groups: readonly string[], { order }: DateFormat): boolean =>
  order.every(
    (field, index) => groups[index]!.length <= 2 || (field === 'year' && groups[index]!.length === 4),
  );

function createDayInOrder(groups: readonly string[], format: DateFormat, now: Day): Day | undefined {
  const [day, month, year] = (['day', 'month', 'year'] as const).map(
    (field) => groups[format.order.indexOf(field)]!,
  );
  const fullYear = expandYear(year!, now);
  if (fullYear === undefined || day!.length > 2 || month!.length > 2) return undefined;
  return createDay(fullYear, Number(month), Number(day));
}

/** Splits a date into its numbers, at common separators and at separators of the format. Returns `undefined` for any other character. */
function splitNumbers(text: string, { tokens }: DateFormat): string[] | undefined {
  const bare = removeWords(text, tokens);
  const literals = tokens.map((token) => ('literal' in token ? fold(token.literal) : '')).join('');
  const isSeparator = (gap: string) =>
    gap.split('').every((character) => (separators + literals).includes(character));
  const gaps = bare.split(/\d+/);
  const last = gaps.length - 1;
  if (gaps.some((gap, index) => !isSeparator(gap) || (gap === '' && index > 0 && index < last)))
    return undefined;
  // A date may begin with a separator only if the format does.
  if (gaps[0] !== '' && 'field' in tokens[0]!) return undefined;
  return bare.match(/\d+/g) ?? undefined;
}

/** Parses six or eight digits without separators, in the order of the format. Eight digits can also be ISO `yyyyMMdd`. Requires leading zeros. */
function parseDigits(text: string, format: DateFormat, now: Day): Day | undefined {
  const { order, tokens } = format;
  const cut = (yearLength: number, length: number): Day | undefined => {
    let start = 0;
    const groups = order.map((field) => text.slice(start, (start += field === 'year' ? yearLength : length)));
    return createDayInOrder(groups, format, now);
  };
  if (text.length === 8) {
    const day = cut(4, 2);
    const iso = order[0] === 'year' ? undefined : createIsoDay(text);
    const isUnseparated = tokens.every((token) => 'field' in token);
    return day && iso && !isUnseparated ? undefined : (day ?? iso);
  }
  if (text.length !== 6) return undefined;
  // Ambiguous if one digit each for day and month leaves a year from 1900 to 2099.
  const alternative = cut(4, 1);
  return alternative && /^(19|20)/.test(alternative) ? undefined : cut(2, 2);
}

const createIsoDay = (text: string): Day | undefined =>
  createDay(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));

/** Returns the day of an ISO date and time. If it has an offset, the day must be the same in the user's time zone. */
function parseInstant(text: string, { order }: DateFormat): Day | undefined {
  const match = /^(\d{4}-\d\d-\d\d)([t ])\d\d:\d\d(?::\d\d(?:[.,]\d+)?)? ?(z|[+-]\d\d(?::?\d\d)?)?$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, day, separator, offset] = match;
  if (!isDay(day!) || (separator === ' ' && order[0] === 'year' && order[1] === 'day')) return undefined;
  return offset === undefined || getLocalDay(new Date(text.toUpperCase())) === day ? day : undefined;
}

/** Numbers with the units of year, month, and day, which is the same order in every format. */
const labeled = /(\d{4}) ?[年년] ?(\d{1,2}) ?[月월] ?(\d{1,2})(?= ?[日号號일])/;

/** Month and day with their units, without a year. */
const labeledMonth = /(?<!\d)(\d{1,2}) ?[月월] ?(\d{1,2})(?= ?[日号號일])/;

/** Units, and ordinals such as "1º de maio" and "3:e maj". In Japanese, the units of the month and the day are also names of weekdays. */
const suffixes = /(?<=\d) ?[年月日号號년월일]|(?<=(?<!\d)1)\.?[o°](?=\s\p{L})|(?<=\d):[ae](?=\s\p{L})/gu;

/** Returns the day of a JavaScript or HTTP date, such as `Thu, 04 Mar 2027 14:30:00 GMT`, if it is the same in the user's time zone. */
function parseEnglishInstant(text: string, format: DateFormat, now: Day): Day | undefined {
  const match = /^([a-z]{3},? .* \d{4}) \d\d:\d\d:\d\d (?:gmt|utc)?(?:[+-]\d{4})?(?= ?\(.*\)$|$)/.exec(text);
  const day = match && parseWords(match[1]!, format, now);
  return day && getLocalDay(new Date(match[0])) === day ? day : undefined;
}

/** Parses a date with names of months or weekdays, or a relative day such as "today". */
function parseWords(text: string, format: DateFormat, now: Day): Day | undefined {
  const { months, weekdays, fillers, relativeDays } = getDateWords(format.locales);
  const phrase = foldWord(text);
  const offsets = new Set(relativeDays.flatMap(([name, days]) => (name === phrase ? [days] : [])));
  if (offsets.size > 0) return offsets.size === 1 ? addToDay(now, [...offsets][0]!) : undefined;
  const nextWeek = ofNextWeek.exec(phrase);
  if (nextWeek) return findInNextWeek(weekdays.get(nextWeek[1]!), now);
  const written = text
    .replace(labeled, '$1-$2-$3')
    .replace(labeledMonth, (_, month, day) => `${findName(months, Number(month))} ${day}`)
    .replaceAll(suffixes, ' ');
  const words = getWords(written);
  if (words.some((word) => !months.has(word) && !weekdays.has(word) && !fillers.has(word))) return undefined;
  const monthNames = words.filter((word) => months.has(word));
  // The Spanish "mar" is an abbreviation of March and of Tuesday.
  const unambiguous = monthNames.filter((word) => !weekdays.has(word));
  const [name, second] = unambiguous.length > 0 ? unambiguous : new Set(monthNames);
  if (second !== undefined) return undefined;
  const rest = foldWord(written)
    .replaceAll(/[\p{L}\p{M}]+(?:-[\p{L}\p{M}]+)*\.?/gu, ' ')
    .replace('( )', ' ')
    .trim();
  const bare = rest.replaceAll(/^[\s,،.]+|[\s,.]+$/g, '');
  const weekdayNames = words.filter((word, index) => index !== words.indexOf(name!) && weekdays.has(word));
  const expected = weekdayNames.length === 0 ? anyWeekday : weekdays.get(weekdayNames[0]!)!;
  if (name === undefined && bare === '')
    return weekdayNames.length === 1 ? findNextWeekday(expected, now) : undefined;
  const day =
    name === undefined
      ? parseNumbers(bare.replaceAll(/, +/g, ' '), format, now)
      : parseDayAndYear(bare, months.get(name)!, format, now);
  return day && (expected === anyWeekday || expected === getWeekday(day)) ? day : undefined;
}

/** A weekday of the next week in Chinese or Japanese, such as "下周五" and "来週の金曜日". Other languages have no such short form. */
const ofNextWeek = /^(?:下[个個]?|[来來]週の?)(.{2,3})$/;

/** Returns a weekday of the week after this one. Weeks begin on Sunday or Monday, so a Sunday is ambiguous. */
const findInNextWeek = (weekday = 0, now: Day): Day | undefined =>
  weekday > 0 && weekday < anyWeekday && getWeekday(now) > 0
    ? addToDay(now, weekday - getWeekday(now) + 7)
    : undefined;

const findName = (names: ReadonlyMap<string, number>, value: number): string | undefined =>
  [...names].find((entry) => entry[1] === value)?.[0];

/** Returns the next day with a weekday, after today. Like in to-do apps, today is only "today". */
const findNextWeekday = (weekday: number, now: Day): Day | undefined =>
  weekday >= 0 && weekday < anyWeekday ? addToDay(now, ((weekday - getWeekday(now) + 6) % 7) + 1) : undefined;

/** Returns the next day with a month and a date, from today on. February 29 may be eight years ahead. */
function findNextDay(month: number, date: number, now: Day): Day | undefined {
  const current = getYear(now);
  for (let year = current; year <= current + 8; year++) {
    const day = createDay(year, month, date);
    if (day && day >= now) return day;
  }
  return undefined;
}

/** Parses the day and year of a date with a named month. The year has four digits, or is the last number. Without a year, returns the next such day. */
function parseDayAndYear(text: string, month: number, format: DateFormat, now: Day): Day | undefined {
  if (/^\d{1,2}$/.test(text)) return findNextDay(month, Number(text), now);
  const match = /^(\d{1,4})[\s,./-]+['’]?(\d{1,4})$/.exec(text);
  if (!match) return undefined;
  const [, first, second] = match;
  const isYearFirst = first!.length === 4;
  if (!isYearFirst && second!.length !== 4 && format.order[0] === 'year') return undefined;
  const [day, year] = isYearFirst ? [second!, first!] : [first!, second!];
  const fullYear = expandYear(year, now);
  return day.length > 2 || fullYear === undefined ? undefined : createDay(fullYear, month, Number(day));
}

/** Expands two digits to the nearest year, or to the past year if two years are equally near. Returns four digits unchanged. */
function expandYear(digits: string, now: Day): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return undefined;
  const current = getYear(now);
  const yearsAhead = (Number(digits) - (current % 100) + 100) % 100;
  return current + (yearsAhead < 50 ? yearsAhead : yearsAhead - 100);
}

/** Maximum length of a date with a time. The parser tries each space, so its duration grows with the square of the length. */
const maxLength = 80;

/** Parses a date with a time, such as `3/4/2027, 2:30 PM`. Returns `undefined` if there is no such text, or more than one reading. */
export function parseDateTime(text: string, format: DateFormat): { day: Day; time: Time } | undefined {
  if (text.length > maxLength) return undefined;
  const [wordLocale, locale] = format.locales;
  const timeFormat = getTimeFormat(locale, 'h23', wordLocale);
  for (const { 0: gap, index } of text.matchAll(/,?\s+/g)) {
    const rest = text.slice(index + gap.length);
    // Only a number could be part of the date.
    const time = /^\P{Nd}*\p{Nd}+\s*([:.]\s*\p{Nd}|\p{L})/u.test(rest)
      ? parseTime(rest, timeFormat)
      : undefined;
    const day = time && parseDate(text.slice(0, index), format);
    if (day) return { day, time };
  }
  return undefined;
}
