import type { Day } from './day.ts';

type DateField = 'day' | 'month' | 'year';
type Token = { field: DateField } | { literal: string };

/** Order of fields and separators, used to format dates, to parse them, and for the help text. */
export interface DateFormat {
  tokens: readonly Token[];
  order: readonly DateField[];
  /** Pattern for the help text, such as `mm/dd/yyyy`. */
  pattern: string;
  /** BCP 47 tags of the locales whose month and weekday names the parser understands, in addition to English. */
  locales: readonly (string | undefined)[];
}

const formats = new Map<string, DateFormat>();

/** Returns the numeric Gregorian format: Latin digits, 2-digit day and month, 4-digit year. `wordLocale` is the locale of the names, if it differs. */
export function getDateFormat(locale?: string, wordLocale = locale): DateFormat {
  const key = `${locale} ${wordLocale}`;
  const format = formats.get(key) ?? createDateFormat(getTokens(locale), [wordLocale, locale]);
  formats.set(key, format);
  return format;
}

/** Parses a pattern such as `dd.MM.yyyy`. Returns `undefined` unless the pattern contains day, month, and year exactly once. */
export function parseDateFormat(
  pattern: string,
  locale?: string,
  wordLocale = locale,
): DateFormat | undefined {
  const tokens = [...pattern.matchAll(/d+|M+|y+|[^dMy]+/g)].map(([run]): Token => {
    const field = fields[run[0]!];
    return field ? { field } : { literal: run };
  });
  const format = createDateFormat(tokens, [wordLocale, locale]);
  return format.order.toSorted().join() === 'day,month,year' ? format : undefined;
}

const fields: Readonly<Record<string, DateField>> = { d: 'day', M: 'month', y: 'year' };
const letters = { day: 'dd', month: 'mm', year: 'yyyy' } as const;

function getTokens(locale: string | undefined): Token[] {
  const intl = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const parts = intl.formatToParts(Date.UTC(2222, 10, 22));
  return parts.flatMap(({ type, value }, index): Token[] => {
    if (type === 'day' || type === 'month' || type === 'year') return [{ field: type }];
    const isNextToEra = [parts[index - 1], parts[index + 1]].some((part) => part?.type === 'era');
    if (type !== 'literal' || (isNextToEra && value.trim() === '')) return [];
    return [{ literal: value.replaceAll(/\s+/g, ' ') }];
  });
}

function createDateFormat(tokens: readonly Token[], locales: DateFormat['locales']): DateFormat {
  return {
    tokens,
    locales,
    order: tokens.flatMap((token) => ('field' in token ? [token.field] : [])),
    pattern: formatTokens(tokens, letters)
      .replaceAll(/[\u061c\u200e\u200f]/g, '')
      .trim(),
  };
}

/** Replaces the letters of a pattern, such as `mm/dd/yyyy`, with letters of a language. */
export const translatePattern = (
  pattern: string,
  translations: Readonly<Record<'dayFormat' | 'monthFormat' | 'yearFormat', string>>,
): string =>
  pattern.replaceAll(
    /dd|mm|yyyy/g,
    (run) => translations[({ d: 'dayFormat', m: 'monthFormat', y: 'yearFormat' } as const)[run[0] as 'd']],
  );

const formatTokens = (tokens: readonly Token[], values: Readonly<Record<DateField, string>>): string =>
  tokens.map((token) => ('field' in token ? values[token.field] : token.literal)).join('');

export function formatDay(day: Day, { tokens }: DateFormat): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  return formatTokens(tokens, { year, month, day: date });
}
