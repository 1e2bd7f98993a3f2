import type { Day } from './day.ts';

type DateField = 'day' | 'month' | 'year';
type Token = { field: DateField } | { literal: string };

/** One order and one set of separators for showing a date, for reading it and for the help text . */
export interface DateFormat {
  tokens: readonly Token[];
  order: readonly DateField[];
  /** Such as `mm/dd/yyyy`. */
  pattern: string;
  /** The one whose words dates are written in. */
  locale: string | undefined;
}

const formats = new Map<string, DateFormat>();

/** The short numeric date of a locale (the browser's own by default), Gregorian, in Latin digits: 2-digit day and month, 4-digit year. */
export function getDateFormat(locale?: string): DateFormat {
  const key = locale ?? '';
  const known = formats.get(key) ?? createDateFormat(getTokens(locale), locale);
  formats.set(key, known);
  return known;
}

/** What a pattern such as `dd.MM.yyyy` says; `undefined` unless it has day, month and year once each. */
export function parseDateFormat(pattern: string, locale?: string): DateFormat | undefined {
  const tokens = [...pattern.matchAll(/d+|M+|y+|[^dMy]+/g)].map(([run]): Token => {
    const field = fields[run[0]!];
    return field ? { field } : { literal: run };
  });
  const format = createDateFormat(tokens, locale);
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
  const all = intl.formatToParts(Date.UTC(2222, 10, 22));
  return all.flatMap(({ type, value }, index): Token[] => {
    if (type === 'day' || type === 'month' || type === 'year') return [{ field: type }];
    const besideEra = [all[index - 1], all[index + 1]].some((each) => each?.type === 'era');
    if (type !== 'literal' || (besideEra && value.trim() === '')) return [];
    return [{ literal: value.replaceAll(/\s+/g, ' ') }];
  });
}

function createDateFormat(tokens: readonly Token[], locale: string | undefined): DateFormat {
  return {
    tokens,
    locale,
    order: tokens.flatMap((token) => ('field' in token ? [token.field] : [])),
    pattern: formatTokens(tokens, letters)
      .replaceAll(/[\u061c\u200e\u200f]/g, '')
      .trim(),
  };
}

const formatTokens = (tokens: readonly Token[], values: Readonly<Record<DateField, string>>): string =>
  tokens.map((token) => ('field' in token ? values[token.field] : token.literal)).join('');

export function formatDay(day: Day, { tokens }: DateFormat): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  return formatTokens(tokens, { year, month, day: date });
}
