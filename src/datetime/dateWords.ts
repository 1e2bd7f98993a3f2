import { fold, removeAccents } from './fold.ts';

/** Words of written dates, in some locales and in English. */
export interface DateWords {
  /** Months from 1 to 12, by name. A month can have several names. 0 is a name that two locales use for different months. */
  months: ReadonlyMap<string, number>;
  /** Weekdays from 0 (Sunday) to 6, by name. A weekday can have several names. -1 is a name of different weekdays in two locales. */
  weekdays: ReadonlyMap<string, number>;
  /** Words that the parser ignores, such as the Spanish "de". */
  fillers: ReadonlySet<string>;
  /** Names such as "tomorrow", and their offset from today in days. Some locales use the same name for two days. */
  relativeDays: readonly (readonly [name: string, days: number])[];
  /** Phrases such as "in # days", and the days of the unit. Negative in the past. 0 is a phrase with different meanings in two locales. */
  durations: ReadonlyMap<string, number>;
}

/** Value of a word that several weekdays of a locale begin with, such as the Vietnamese "thứ". */
export const anyWeekday = 7;

/** Articles and other words that people write before dates, but browsers don't, and the abbreviation of "year" in Slavic languages. */
const articles = 'the on le el il del den der am r op pa na no يوم';

/** Common English abbreviations that browsers don't use. */
const englishWeekdays = { tues: 2, weds: 3, thur: 4, thurs: 4 };

/** Prepositions that people use instead of the browser's: Spanish, Italian, Portuguese, and Arabic. */
const prepositions = [
  ['dentro de', 'en'],
  ['tra', 'fra'],
  ['em', 'daqui a'],
  ['خلال', 'بعد'],
] as const;

/** Numbers that together have every plural form of a language. */
const pluralSamples = [0, 1, 2, 3, 5, 11, 100];

const cache = new Map<string, DateWords>();

export function getDateWords(locales: readonly (string | undefined)[]): DateWords {
  const key = locales.join(' ');
  const words = cache.get(key) ?? createDateWords([...new Set(locales)]);
  cache.set(key, words);
  return words;
}

/** Normalizes a word for comparison. */
export const foldWord = (word: string): string =>
  removeAccents(fold(word))
    // Users type different apostrophes. U+02BC is a letter, so the word isn't split.
    .replaceAll(/(?<=\p{L})['’‘](?=\p{L})/gu, '\u02bc')
    // An apostrophe after a single letter separates two words, as in "d’abril".
    .replaceAll(/(?<!\p{L})([a-z])\u02bc/gu, "$1'");

/** Formats in which a language may write months and weekdays differently, separately or within a date. */
const contexts: readonly Intl.DateTimeFormatOptions[] = [
  { month: 'long' },
  { month: 'short' },
  { weekday: 'short' },
  { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  { day: 'numeric', month: 'short', year: 'numeric' },
];

function createDateWords(locales: readonly (string | undefined)[]): DateWords {
  const months = new Map<string, number>();
  const weekdays = new Map<string, number>();
  const fillers = new Set(`st nd rd th of er ${articles}`.split(' '));
  // The abbreviation in German spreadsheets.
  months.set('mrz', 3);
  const durations = new Map<string, number>();
  const relativeDays: [string, number][] = [
    ['今日', 0],
    ['本日', 0],
    ['明日', 1],
    ['بعد غد', 2],
  ];
  // British English adds "Sept".
  for (const tag of [...locales, 'en', 'en-GB']) {
    const names = { months: new Map<string, number>(), weekdays: new Map<string, number>() };
    for (const context of contexts) {
      const options = { calendar: 'gregory', numberingSystem: 'latn', timeZone: 'UTC', ...context };
      const intl = new Intl.DateTimeFormat(tag, options);
      for (let month = 1; month <= 12; month++) {
        // The first days of the months in 2026 cover every weekday.
        const date = new Date(Date.UTC(2026, month - 1, 1));
        const parts = intl.formatToParts(date);
        for (const [index, { type, value }] of parts.entries()) {
          const [first, ...rest] = getWords(value);
          for (const word of rest) fillers.add(word);
          if (first === undefined) continue;
          // Languages that number the months add a word to the number, which isn't a name.
          if (type === 'month' && !/\d/.test(fold(value))) {
            addOnce(names.months, first, month);
            // German without umlauts.
            addOnce(names.months, foldWord(value.toLowerCase().replaceAll(/[äöü]/g, '$&e')), month);
            // Hebrew attaches a preposition to the name.
            const [prefix] = /\p{L}+$/u.exec(parts[index - 1]?.value ?? '') ?? [];
            if (prefix) addOnce(names.months, foldWord(prefix) + first, month);
          } else if (type === 'weekday') {
            const weekday = date.getUTCDay();
            const isShared = rest.length > 0 && (names.weekdays.get(first) ?? weekday) !== weekday;
            if (isShared) names.weekdays.set(first, anyWeekday);
            else addOnce(names.weekdays, first, weekday);
            // The common abbreviation in Japanese.
            if (first.endsWith('曜日')) addOnce(names.weekdays, first.slice(0, -1), weekday);
          } else fillers.add(first);
        }
      }
    }
    const isEnglish = !locales.includes(tag);
    addNames(months, names.months, isEnglish ? undefined : 0);
    addNames(weekdays, names.weekdays, isEnglish ? undefined : -1);
    // Narrow names can be variants, such as the Swedish "idag" and the Polish "dziś".
    for (const style of ['long', 'narrow'] as const) {
      const relative = new Intl.RelativeTimeFormat(tag, { numeric: 'auto', style });
      for (const days of [-2, -1, 0, 1, 2]) relativeDays.push([foldWord(relative.format(days, 'day')), days]);
    }
    const localDurations = new Map<string, number>();
    for (const [phrase, count, days] of getDurations(tag)) {
      const folded = foldDuration(phrase);
      const synonyms = prepositions.flatMap(([word, synonym]) =>
        folded.startsWith(word) ? [synonym + folded.slice(word.length)] : [],
      );
      for (const each of [folded, ...synonyms])
        if (each.includes('#')) addOnce(localDurations, each, days);
        // Arabic has words for one and two days.
        else relativeDays.push([each, count * days]);
    }
    addNames(durations, localDurations, isEnglish ? undefined : 0);
  }
  addNames(weekdays, new Map(Object.entries(englishWeekdays)));
  return { months, weekdays, fillers, relativeDays, durations };
}

/** Returns phrases for numbers of days and weeks from today, such as "in 3 days" and "+3d", with their number and the days of their unit. */
function getDurations(tag: string | undefined): [phrase: string, count: number, days: number][] {
  return (['long', 'short', 'narrow'] as const).flatMap((style) => {
    const relative = new Intl.RelativeTimeFormat(tag, { style });
    return (
      [
        ['day', 1],
        ['week', 7],
      ] as const
    ).flatMap(([unit, days]) => {
      const offset = new Intl.NumberFormat(tag, {
        style: 'unit',
        unit,
        unitDisplay: style,
        signDisplay: 'always',
      });
      return pluralSamples.flatMap((count): [string, number, number][] => [
        [relative.format(count, unit), count, days],
        [relative.format(-count, unit), count, -days],
        [offset.format(count), count, days],
      ]);
    });
  });
}

/** Normalizes a phrase for comparison, with `#` instead of its number. */
export const foldDuration = (phrase: string): string =>
  foldWord(phrase)
    .replaceAll('.', '')
    .replace(/ ?\d+ ?/, '#');

/** Returns the words of a string, without the periods of abbreviations. */
export const getWords = (text: string): string[] =>
  foldWord(text)
    .replaceAll(/(?<=\p{L}\p{M}*)\./gu, '')
    .match(/[\p{L}\p{M}]+/gu) ?? [];

/** Adds the names of a locale. `conflict` replaces the value of a name that has another value. Otherwise, the name is ignored. */
function addNames(all: Map<string, number>, names: ReadonlyMap<string, number>, conflict?: number): void {
  for (const [name, value] of names) {
    const existing = all.get(name);
    if (existing === undefined) all.set(name, value);
    else if (conflict !== undefined && existing !== value) all.set(name, conflict);
  }
}

/** Adds a word unless it exists. Some locales abbreviate two months in the same way. */
function addOnce(map: Map<string, number>, word: string, value: number): void {
  if (!map.has(word)) map.set(word, value);
}
