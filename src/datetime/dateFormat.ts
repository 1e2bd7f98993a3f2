import type { Day } from './day.ts';

type DateField = 'day' | 'month' | 'year';
type Part = { field: DateField } | { literal: string };

/** One order and one set of separators for showing a date, for reading it and for the help text (contract 6). */
export interface DateFormat {
  parts: readonly Part[];
  order: readonly DateField[];
  /** Such as `mm/dd/yyyy`. */
  pattern: string;
}

const formats = new Map<string, DateFormat>();

/** The short numeric date of a locale (the browser's own by default), Gregorian, in Latin digits: 2-digit day and month, 4-digit year (spec §9). */
export function dateFormat(locale?: string): DateFormat {
  const key = locale ?? '';
  const known = formats.get(key) ?? fromParts(partsOf(locale));
  formats.set(key, known);
  return known;
}

/** What a pattern such as `dd.MM.yyyy` says; `undefined` unless it has day, month and year once each. */
export function dateFormatOf(pattern: string): DateFormat | undefined {
  const parts = [...pattern.matchAll(/d+|M+|y+|[^dMy]+/g)].map(([run]): Part => {
    const field = fields[run[0]!];
    return field ? { field } : { literal: run };
  });
  const format = fromParts(parts);
  return format.order.toSorted().join() === 'day,month,year' ? format : undefined;
}

const fields: Readonly<Record<string, DateField>> = { d: 'day', M: 'month', y: 'year' };
const letters = { day: 'dd', month: 'mm', year: 'yyyy' } as const;

function partsOf(locale: string | undefined): Part[] {
  const intl = new Intl.DateTimeFormat(locale, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    day: '2-digit',
    month: '2-digit',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const all = intl.formatToParts(Date.UTC(2222, 10, 22));
  return all.flatMap(({ type, value }, index): Part[] => {
    if (type === 'day' || type === 'month' || type === 'year') return [{ field: type }];
    const besideEra = [all[index - 1], all[index + 1]].some((each) => each?.type === 'era');
    if (type !== 'literal' || (besideEra && value.trim() === '')) return [];
    return [{ literal: value.replaceAll(/\s+/g, ' ') }];
  });
}

function fromParts(parts: readonly Part[]): DateFormat {
  return {
    parts,
    order: parts.flatMap((part) => ('field' in part ? [part.field] : [])),
    pattern: written(parts, letters)
      .replaceAll(/[\u061c\u200e\u200f]/g, '')
      .trim(),
  };
}

const written = (parts: readonly Part[], values: Readonly<Record<DateField, string>>): string =>
  parts.map((part) => ('field' in part ? values[part.field] : part.literal)).join('');

export function formatDay(day: Day, { parts }: DateFormat): string {
  const [year, month, date] = day.split('-') as [string, string, string];
  return written(parts, { year, month, day: date });
}
