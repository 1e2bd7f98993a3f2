import { fold, foldTime, removeWords } from './fold.ts';
import { type DayPeriod, getHour24, type Time, createTime, type TimeFormat } from './time.ts';

/** Parses a time that the user typed or pasted, such as `9`, `930`, `9.30`, `14h`, `9 pm`, or `noon`. Returns `undefined` if it is invalid. Never clamps. */
export function parseTime(text: string, format: TimeFormat): Time | undefined {
  // Accepts an ISO date and time without an offset.
  const spaced = fold(text)
    .replace(/^\d{4}-\d\d-\d\d[t ](?=\d\d:)/, '')
    .replace(/ o['’]clock$/, 'h');
  const folded = foldTime(spaced);
  const named = namedTimes.get(folded.replace(/^12 ?/, '').replace('-', ''));
  if (named) return named;
  // An hour without a day period is on the 24-hour clock.
  const parseAs24Hour = () => parseNumbers(folded, format, (hour) => (hour < 24 ? hour : undefined));
  if (!/\p{L}/u.test(folded)) return parseAs24Hour();
  return (
    parseWithPeriod(folded, format) ??
    // Bulgarian writes "ч." before a day period.
    parseWithPeriod(foldTime(removeWords(spaced, format.tokens)), format) ??
    parseAs24Hour() ??
    parseTimeOfDay(separateUnit(folded, format), format)
  );
}

function parseWithPeriod(text: string, format: TimeFormat): Time | undefined {
  for (const [word, period] of getPeriodWords(format)) {
    const rest = removeAtEdge(text, word);
    if (rest !== undefined) return parseNumbers(rest, format, (hour) => toHour24(hour, period));
  }
  return undefined;
}

/** Returns words for AM and PM in the locales and in English, longest first, because a word may contain a shorter word. */
const getPeriodWords = ({
  dayPeriods,
  otherDayPeriods,
}: TimeFormat): readonly (readonly [string, DayPeriod])[] =>
  (['am', 'pm'] as const)
    .flatMap((period) =>
      [foldTime(dayPeriods[period]), foldTime(otherDayPeriods[period]), period, period[0]!].map(
        (word) => [word, period] as const,
      ),
    )
    .toSorted(([a], [b]) => b.length - a.length);

function toHour24(hour: number, period: DayPeriod): number | undefined {
  // Half past midnight can be written as 0:30 AM, but 0:30 PM doesn't exist.
  if (hour > 12 || (hour === 0 && period === 'pm')) return undefined;
  return getHour24(hour, period);
}

/** Adds a space between a unit and a time of day, such as "Uhr" and "abends", which `foldTime()` joins. */
function separateUnit(text: string, { locales }: TimeFormat): string {
  const { units } = getTimeWords(locales);
  return text.replace(/(?<=\d ?)\p{L}+/u, (word) => {
    const unit = [...units]
      .filter((each) => word.startsWith(each))
      .toSorted((a, b) => b.length - a.length)[0];
    return unit === undefined ? word : `${unit} ${word.slice(unit.length)}`.trim();
  });
}

/** Parses a time with a time of day, such as "9:30 in the evening". Returns `undefined` unless a locale uses those words for exactly one hour. */
function parseTimeOfDay(text: string, format: TimeFormat): Time | undefined {
  for (const timesOfDay of getTimeWords(format.locales).timesOfDay)
    // Longest first, because "de l’après-midi" contains "midi".
    for (const word of [...new Set(timesOfDay)].toSorted((a, b) => b.length - a.length)) {
      const rest = removeAtEdge(text, word);
      if (rest === undefined) continue;
      return parseNumbers(rest, format, (hour) => {
        const candidates = hour >= 1 && hour <= 12 ? [hour % 12, (hour % 12) + 12] : [hour];
        const matches = candidates.filter((candidate) => timesOfDay[candidate] === word);
        return matches.length === 1 ? matches[0] : undefined;
      });
    }
  return undefined;
}

/** Removes a word at the beginning or end of a string. Returns `undefined` if the word isn't there. */
function removeAtEdge(text: string, word: string): string | undefined {
  if (word === '') return undefined;
  const isLetter = (character = '') => /[\p{L}\p{M}]/u.test(character);
  if (text.endsWith(word) && !isLetter(text.at(-word.length - 1))) return text.slice(0, -word.length).trim();
  if (text.startsWith(word) && !isLetter(text[word.length])) return text.slice(word.length).trim();
  return undefined;
}

/** Parses the numbers of a time, and drops seconds. `getHour` converts the hour to a 24-hour clock, or returns `undefined` if it is invalid. */
function parseNumbers(
  text: string,
  { locales }: TimeFormat,
  getHour: (hour: number) => number | undefined,
): Time | undefined {
  const canonical = /[^\d\s:.]/.test(text) ? replaceWords(text, locales) : text;
  const match =
    /^(\d{1,2})(?: ?[:.h] ?(\d\d)(?: ?[:h] ?[0-5]\d(?:[.,]\d+)?)?)?[ .h]*$/.exec(canonical) ??
    /^(\d{1,2})(\d\d) ?h?$/.exec(canonical) ??
    // Japanese writes "9時5分".
    /^(\d{1,2}) ?h ?(\d) ?h$/.exec(canonical);
  if (!match) return undefined;
  const [hour, minute] = [getHour(Number(match[1])), Number(match[2] ?? 0)];
  return hour !== undefined && minute < 60 ? createTime(hour, minute) : undefined;
}

/** Replaces units after numbers with `h`, and removes a word before the hour. */
function replaceWords(text: string, locales: TimeFormat['locales']): string {
  const { prefixes, units } = getTimeWords(locales);
  return text
    .replace(/^[\p{L}\p{M}]+/u, (word) => (prefixes.has(word) ? '' : word))
    .replaceAll(/[\p{L}\p{M}]+/gu, (word) =>
      units.has(word) || /^(?:min|[時时点點시分분秒초น])$/.test(word) ? 'h' : word,
    )
    .trim();
}

/** Words around the numbers of a time in some locales. */
interface TimeWords {
  /** Words before the hour, such as the Swedish "kl". */
  prefixes: ReadonlySet<string>;
  /** Words after a number, such as the German "Uhr". */
  units: ReadonlySet<string>;
  /** Names of the time of day for each of the 24 hours, such as "in the morning", by locale. */
  timesOfDay: readonly (readonly string[])[];
}

/** Names of noon and midnight. The Dutch and Swedish "middag" is missing, because it can also mean the afternoon or dinner. */
const names: readonly (readonly [Time, string])[] = [
  ['12:00', 'noon, mediodía, midi, Mittag, mezzogiorno, meio-dia, południe, 正午, منتصف النهار'],
  [
    '00:00',
    'midnight, medianoche, minuit, Mitternacht, mezzanotte, meia-noite, middernacht, północ, midnatt, 午夜, منتصف الليل',
  ],
];

/** Times by their name, without spaces and hyphens. */
const namedTimes: ReadonlyMap<string, Time> = new Map(
  names.flatMap(([time, list]) =>
    list.split(',').map((name) => [foldTime(name).replace('-', ''), time] as const),
  ),
);

const cache = new Map<string, TimeWords>();

function getTimeWords(locales: readonly (string | undefined)[]): TimeWords {
  const key = locales.join(' ');
  const words = cache.get(key) ?? createTimeWords([...new Set(locales)]);
  cache.set(key, words);
  return words;
}

const contexts: readonly Intl.DateTimeFormatOptions[] = [
  { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
  { hour: '2-digit', minute: '2-digit', hourCycle: 'h12' },
  { hour: 'numeric', hourCycle: 'h23' },
  { timeStyle: 'full', hourCycle: 'h23' },
  { dateStyle: 'long', timeStyle: 'short', hourCycle: 'h23' },
];

function createTimeWords(locales: readonly (string | undefined)[]): TimeWords {
  // Browsers don't write these words, but people do.
  const prefixes = new Set('um om ore alle godz godzina klockan الساعة'.split(' '));
  const units = new Set('h uur u heure heures hora horas'.split(' '));
  const format = (options: Intl.DateTimeFormatOptions, hour: number, locale: string | undefined) =>
    new Intl.DateTimeFormat(locale, {
      calendar: 'gregory',
      numberingSystem: 'latn',
      timeZone: 'UTC',
      ...options,
    }).formatToParts(Date.UTC(2222, 10, 22, hour, 30));
  for (const [locale, context] of locales.flatMap((tag) => contexts.map((each) => [tag, each] as const))) {
    const parts = format(context, 14, locale);
    for (const [index, { type }] of parts.entries()) {
      if (!/^(hour|minute|second)$/.test(type)) continue;
      const previous = parts[index - 1];
      const next = parts[index + 1];
      if (type === 'hour' && previous?.type === 'literal') addWords(prefixes, previous.value);
      if (next?.type === 'literal') addWords(units, next.value);
    }
  }
  const timesOfDay = locales.map((locale) =>
    [...Array(24).keys()].map((hour) => {
      const parts = format({ hour: 'numeric', dayPeriod: 'long', hourCycle: 'h12' }, hour, locale);
      return foldTime(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '');
    }),
  );
  return { prefixes, units, timesOfDay };
}

function addWords(words: Set<string>, text: string): void {
  for (const word of foldTime(text).match(/[\p{L}\p{M}]+/gu) ?? []) words.add(word);
}
