import { type DateFormat } from './dateFormat.ts';
import { getDateWords, getWords, foldWord } from './dateWords.ts';
import { addToDay, type Day, createDay, getLocalDay, getWeekday, isDay, today } from './day.ts';
import { fold, removeWords } from './fold.ts';

/** Between the numbers of a date, whatever the locale writes. */
const separators = ' /.-‐‑‒–—―−年月日년월일号號';

/**
 * The day that a user has typed or pasted: three numbers in the order of the format, or as ISO `yyyy-MM-dd` where the order of the format
 * cannot be meant; a month by its name; an ISO date and time; "today" and the like. Zeros may be left out, any separator does, two digits
 * mean the nearest such year. `undefined` for all else, and for what can be read in two ways: nothing is swapped and nothing rolls over.
 */
export function parseDate(text: string, format: DateFormat, now: Day = today()): Day | undefined {
  const folded = fold(text);
  return (
    parseNumbers(folded, format, now) ??
    parseInstant(folded, format) ??
    (/\p{L}/u.test(folded) ? parseWords(folded, format, now) : undefined)
  );
}

function parseNumbers(text: string, format: DateFormat, now: Day): Day | undefined {
  if (/^\d+$/.test(text)) return parseDigits(text, format, now);
  const groups = splitNumbers(text, format);
  if (groups?.length !== 3) return undefined;
  const own = createDayInOrder(groups, format, now);
  if (own || canBeOwn(groups, format)) return own;
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(text);
  return iso ? createDay(Number(iso[1]), Number(iso[2]), Number(iso[3])) : undefined;
}

/** Whether the numbers have the lengths that they have in the order of the format. */
const canBeOwn = (groups: readonly string[], { order }: DateFormat): boolean =>
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

/** The three numbers that any separators divide, or those of the format. */
function splitNumbers(text: string, { tokens }: DateFormat): string[] | undefined {
  const bare = removeWords(text, tokens);
  const own = tokens.map((token) => ('literal' in token ? fold(token.literal) : '')).join('');
  const isSeparator = (each: string) => each.split('').every((mark) => (separators + own).includes(mark));
  const between = bare.split(/\d+/);
  const last = between.length - 1;
  if (between.some((each, index) => !isSeparator(each) || (each === '' && index > 0 && index < last)))
    return undefined;
  // Before the first number there is at most what the format has there.
  if (between[0] !== '' && 'field' in tokens[0]!) return undefined;
  return bare.match(/\d+/g) ?? undefined;
}

/** Eight or six digits without a separator: with all zeros, in the order of the format, or eight as ISO `yyyyMMdd`. */
function parseDigits(text: string, format: DateFormat, now: Day): Day | undefined {
  const { order, tokens } = format;
  const cut = (yearLength: number, length: number): Day | undefined => {
    let start = 0;
    const groups = order.map((field) => text.slice(start, (start += field === 'year' ? yearLength : length)));
    return createDayInOrder(groups, format, now);
  };
  if (text.length === 8) {
    const own = cut(4, 2);
    const iso = order[0] === 'year' ? undefined : createIsoDay(text);
    const isUnseparated = tokens.every((token) => 'field' in token);
    return own && iso && !isUnseparated ? undefined : (own ?? iso);
  }
  if (text.length !== 6) return undefined;
  // One digit each for day and month, and four for the year.
  const other = cut(4, 1);
  return other && /^(19|20)/.test(other) ? undefined : cut(2, 2);
}

const createIsoDay = (text: string): Day | undefined =>
  createDay(Number(text.slice(0, 4)), Number(text.slice(4, 6)), Number(text.slice(6)));

/** The day of an ISO date and time; if it has an offset, only where the user has the same day then. */
function parseInstant(text: string, { order }: DateFormat): Day | undefined {
  const match = /^(\d{4}-\d\d-\d\d)([t ])\d\d:\d\d(?::\d\d(?:[.,]\d+)?)? ?(z|[+-]\d\d(?::?\d\d)?)?$/.exec(
    text,
  );
  if (!match) return undefined;
  const [, day, between, offset] = match;
  if (!isDay(day!) || (between === ' ' && order[0] === 'year' && order[1] === 'day')) return undefined;
  return offset === undefined || getLocalDay(new Date(text.toUpperCase())) === day ? day : undefined;
}

/** A date with names of months or weekdays, or a word that stands for a day. */
function parseWords(text: string, format: DateFormat, now: Day): Day | undefined {
  const { months, weekdays, fillers, relativeDays } = getDateWords(format.locale);
  const phrase = foldWord(text);
  const meant = new Set(relativeDays.flatMap(([name, days]) => (name === phrase ? [days] : [])));
  if (meant.size > 0) return meant.size === 1 ? addToDay(now, [...meant][0]!) : undefined;
  const words = getWords(text);
  if (words.some((word) => !months.has(word) && !weekdays.has(word) && !fillers.has(word))) return undefined;
  const named = words.filter((word) => months.has(word));
  // In Spanish "mar" is March and Tuesday.
  const certain = named.filter((word) => !weekdays.has(word));
  const [name, second] = certain.length > 0 ? certain : named;
  if (second !== undefined) return undefined;
  const rest = phrase.replaceAll(/[\p{L}\p{M}]+\.?/gu, ' ').trim();
  const bare = rest.replaceAll(/^[\s,.]+|[\s,.]+$/g, '');
  const day =
    name === undefined ? parseNumbers(bare, format, now) : parseNamed(bare, months.get(name)!, format, now);
  const weekday = words.find((word) => word !== name && weekdays.has(word));
  return day && weekday !== undefined && weekdays.get(weekday) !== getWeekday(day) ? undefined : day;
}

/** Day and year beside a month: the year is the one with four digits, or the last one where no format has it first. */
function parseNamed(text: string, month: number, format: DateFormat, now: Day): Day | undefined {
  const match = /^(\d{1,4})[\s,./-]+['’]?(\d{1,4})$/.exec(text);
  if (!match) return undefined;
  const [, first, second] = match;
  const isYearFirst = first!.length === 4;
  if (!isYearFirst && second!.length !== 4 && format.order[0] === 'year') return undefined;
  const [day, year] = isYearFirst ? [second!, first!] : [first!, second!];
  const fullYear = expandYear(year, now);
  return day.length > 2 || fullYear === undefined ? undefined : createDay(fullYear, month, Number(day));
}

/** Four digits as they stand; two mean the nearest year with that end, the past one of two that are equally near. */
function expandYear(digits: string, now: Day): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return undefined;
  const current = Number(now.slice(0, 4));
  const yearsAhead = (Number(digits) - (current % 100) + 100) % 100;
  return current + (yearsAhead < 50 ? yearsAhead : yearsAhead - 100);
}
