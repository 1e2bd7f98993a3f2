import { fold } from './fold.ts';

/** The words in which dates are written, in a locale and in English. */
export interface DateWords {
  /** From 1 to 12, by each name of a month. */
  months: ReadonlyMap<string, number>;
  /** From 0 for Sunday to 6, by each name of a weekday. */
  weekdays: ReadonlyMap<string, number>;
  /** What stands for nothing, such as the Spanish "de". */
  fillers: ReadonlySet<string>;
  /** Days from today, by what a locale calls them; some call two days the same. */
  relativeDays: readonly (readonly [name: string, days: number])[];
}

const known = new Map<string, DateWords>();

export function getDateWords(locale = ''): DateWords {
  const words = known.get(locale) ?? createDateWords(locale);
  known.set(locale, words);
  return words;
}

/**
 * A word as it is compared: accents of Latin letters are often left out, and keyboards have one apostrophe. Between letters it becomes
 * U+02BC, a letter, except after an elided one as in "d’abril", which is two words.
 */
export const foldWord = (word: string): string =>
  fold(word)
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/(?<=\p{L})['’‘](?=\p{L})/gu, '\u02bc')
    .replaceAll(/(?<!\p{L})([a-z])\u02bc/gu, "$1'");

/** Those in which languages write months and weekdays differently, alone and within a date. */
const contexts: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { weekday: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
];

function createDateWords(locale: string): DateWords {
  const months = new Map<string, number>();
  const weekdays = new Map<string, number>();
  const fillers = new Set('st nd rd th of er'.split(' '));
  const relativeDays: [string, number][] = [];
  // "Sept" is British.
  for (const each of [locale || undefined, 'en', 'en-GB']) {
    for (const context of contexts) {
      const options = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', ...context };
      const intl = new Intl.DateTimeFormat(each, options);
      for (let month = 1; month <= 12; month++) {
        // The first days of these months fall on every weekday.
        const date = new Date(Date.UTC(2026, month - 1, 1));
        for (const { type, value } of intl.formatToParts(date)) {
          const [first, ...others] = getWords(value);
          for (const word of others) fillers.add(word);
          if (first === undefined) continue;
          // Some count months, and write a word beside the number.
          if (type === 'month' && !/\d/.test(fold(value))) addOnce(months, first, month);
          else if (type === 'weekday') addOnce(weekdays, first, date.getUTCDay());
          else fillers.add(first);
        }
      }
    }
    const relative = new Intl.RelativeTimeFormat(each, { numeric: 'auto' });
    for (const days of [-2, -1, 0, 1, 2]) relativeDays.push([foldWord(relative.format(days, 'day')), days]);
  }
  return { months, weekdays, fillers, relativeDays };
}

/** The words of a text, without the dots that shorten them. */
export const getWords = (text: string): string[] =>
  foldWord(text)
    .replaceAll(/(?<=\p{L}\p{M}*)\./gu, '')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** The locale comes before English. */
function addOnce(map: Map<string, number>, word: string, value: number): void {
  if (!map.has(word)) map.set(word, value);
}
