import { type DateFormat } from './dateFormat.ts';
import { type Day, createDay, today } from './day.ts';
import { fold, removeWords } from './fold.ts';

/** Between the numbers of a date, whatever the locale writes. */
const separators = /^[\s/.\-‐-―−年月日]*$/;

/**
 * The day that a user has typed, in the order of the format, or as ISO `yyyy-MM-dd` where the order of the format cannot be
 * meant: where years come first and months last, that text is a day of the format. Zeros may be left out, any separator
 * does, two digits mean the nearest such year. `undefined` for all else: nothing is swapped and nothing rolls over.
 */
export function parseDate(text: string, format: DateFormat, now: Day = today()): Day | undefined {
  const folded = fold(text);
  const groups = splitNumbers(folded, format);
  if (groups?.length !== 3) return undefined;
  const [day, month, year] = (['day', 'month', 'year'] as const).map(
    (field) => groups[format.order.indexOf(field)]!,
  );
  const fullYear = expandYear(year!, now);
  if (fullYear !== undefined && day!.length <= 2 && month!.length <= 2)
    return createDay(fullYear, Number(month), Number(day));
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(folded);
  return iso ? createDay(Number(iso[1]), Number(iso[2]), Number(iso[3])) : undefined;
}

/** The three numbers; eight digits without a separator are three numbers too. */
function splitNumbers(text: string, { tokens, order }: DateFormat): string[] | undefined {
  if (/^\d{8}$/.test(text)) {
    const widths = order.map((field) => (field === 'year' ? 4 : 2));
    return widths.map((width, index) => {
      const start = widths.slice(0, index).reduce((sum, each) => sum + each, 0);
      return text.slice(start, start + width);
    });
  }
  const bare = removeWords(text, tokens);
  const between = bare.split(/\d+/);
  if (between[0] !== '' || between.slice(1, -1).includes('')) return undefined;
  if (!between.every((each) => separators.test(each))) return undefined;
  return bare.match(/\d+/g) ?? undefined;
}

/** Four digits as they stand; two mean the nearest year with that end, the past one of two that are equally near. */
function expandYear(digits: string, now: Day): number | undefined {
  if (digits.length === 4) return Number(digits);
  if (digits.length !== 2) return undefined;
  const current = Number(now.slice(0, 4));
  const yearsAhead = (Number(digits) - (current % 100) + 100) % 100;
  return current + (yearsAhead < 50 ? yearsAhead : yearsAhead - 100);
}
