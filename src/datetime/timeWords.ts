import { foldTime } from './fold.ts';
import type { Time } from './time.ts';

/** Words around the numbers of a time in some locales. */
export interface TimeWords {
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
export const namedTimes: ReadonlyMap<string, Time> = new Map(
  names.flatMap(([time, list]) =>
    list.split(',').map((name) => [foldTime(name).replace('-', ''), time] as const),
  ),
);

const cache = new Map<string, TimeWords>();

export function getTimeWords(locales: readonly (string | undefined)[]): TimeWords {
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
