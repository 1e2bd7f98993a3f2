import { type DateFormat, formatDay, getDateFormat, parseDateFormat } from '../../datetime/dateFormat.ts';
import { isDay } from '../../datetime/day.ts';
import { parseDate } from '../../datetime/parseDate.ts';
import { resolveLocale } from '../../site/languages/locales.ts';
import { getControlText } from '../controlMessages.ts';
import { isDisabledDay, readCalendarRules } from '../date-picker/calendarRules.ts';
import { describeError, type ValidityError, validateNatively } from '../field/nativeValidity.ts';
import { readPageText, writePageText } from '../typed-input/pageText.ts';

interface DateRules {
  required?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Days. */
  step?: string | undefined;
  defaultValue?: string | undefined;
  locale?: string | undefined;
  dateFormat?: string | undefined;
  disabledDates?: unknown;
  calendarProps?: unknown;
  invalidMessage?: string | undefined;
  messages?: unknown;
}

/** Validates a date: a text that is none is invalid; then the browser's own rules, and the days that the calendar does not let choose. */
export function validateDate(value: string, rules: DateRules, rawInput: string): ValidityError | undefined {
  if (rawInput)
    return {
      flags: { badInput: true },
      message: rules.invalidMessage ?? getControlText('invalidDate', rules.messages),
    };
  const error = describeError(validateNatively('date', value, rules), rules, (day) =>
    isDay(day) ? formatDay(day, getFormat(rules)) : day,
  );
  if (error || value === '' || isChoosable(value, rules)) return error;
  return { flags: { customError: true }, message: getControlText('unavailableDate', rules.messages) };
}

/** Days before today can be typed: only the calendar leaves them out unless `min` says otherwise. */
function isChoosable(day: string, { disabledDates, calendarProps }: DateRules): boolean {
  if (disabledDates === undefined && calendarProps === undefined) return true;
  const rules = readCalendarRules({ disabledDates }, calendarProps, () => {});
  return !isDisabledDay(day, { ...rules, allowPast: true }, day);
}

/** A value that script or markup sets, as a native date input takes it: anything else is nothing. */
export const sanitizeDate = (value: string): string => (isDay(value) ? value : '');

function getFormat(rules: DateRules): DateFormat {
  const locale = resolveLocale(rules.locale);
  const own = rules.dateFormat === undefined ? undefined : parseDateFormat(rules.dateFormat, locale);
  return own ?? getDateFormat(locale);
}

/** How an input of some type has a day as text. */
export const dateText = {
  parse: (text: string, type: string, rules: DateRules): string | undefined =>
    readPageText(text, type, 'date', (typed) => parseDate(typed, getFormat(rules))),
  format: (day: string, input: { type: string; value: string }, rules: DateRules): string =>
    writePageText(day, input, 'date', (value) => formatDay(value, getFormat(rules))),
};
