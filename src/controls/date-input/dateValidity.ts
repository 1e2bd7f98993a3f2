import { type DateFormat, formatDay, getDateFormat, parseDateFormat } from '../../datetime/dateFormat.ts';
import { isDay } from '../../datetime/day.ts';
import { parseDate } from '../../datetime/parseDate.ts';
import { type ControlLanguage, defaultLanguage, getControlMessage } from '../controlLanguage.ts';
import { isDisabledDay, readCalendarRules } from '../date-picker/calendarRules.ts';
import { describeError, type ValidityError, validateNatively } from '../field/nativeValidity.ts';
import { readPageText, writePageText } from '../typed-input/pageText.ts';

interface DateRules {
  required?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Step in days. */
  step?: string | undefined;
  defaultValue?: string | undefined;
  language?: ControlLanguage | undefined;
  dateFormat?: string | undefined;
  disabledDates?: unknown;
  calendarProps?: unknown;
  invalidMessage?: string | undefined;
  messages?: unknown;
}

/** Validates a date. Unparsable text is bad input. Native constraints and the calendar's disabled days also apply. */
export function validateDate(value: string, rules: DateRules, rawInput: string): ValidityError | undefined {
  if (rawInput)
    return {
      flags: { badInput: true },
      message: rules.invalidMessage ?? getControlMessage('invalidDate', rules),
    };
  const error = describeError(validateNatively('date', value, rules), 'date', rules, (day) =>
    isDay(day) ? formatDay(day, getFormat(rules)) : day,
  );
  if (error || value === '' || isChoosable(value, rules)) return error;
  return { flags: { customError: true }, message: getControlMessage('unavailableDate', rules) };
}

/** Returns whether the calendar rules allow a day. Days before today can be typed, although the calendar disables them by default. */
function isChoosable(day: string, { disabledDates, calendarProps }: DateRules): boolean {
  if (disabledDates === undefined && calendarProps === undefined) return true;
  const rules = readCalendarRules({ disabledDates }, calendarProps, () => {});
  return !isDisabledDay(day, { ...rules, allowPast: true }, day);
}

/** Sanitizes a value that a script or attribute sets, like a native date input. Invalid values become an empty string. */
export const sanitizeDate = (value: string): string => (isDay(value) ? value : '');

function getFormat({ language = defaultLanguage, dateFormat }: DateRules): DateFormat {
  const locales = [language.numberLocale, language.wordLocale] as const;
  const customFormat = dateFormat === undefined ? undefined : parseDateFormat(dateFormat, ...locales);
  return customFormat ?? getDateFormat(...locales);
}

/** Conversion between the text of an input and a day. */
export const dateText = {
  parse: (text: string, type: string, rules: DateRules): string | undefined =>
    readPageText(text, type, 'date', (typed) => parseDate(typed, getFormat(rules))),
  format: (day: string, input: { type: string; value: string }, rules: DateRules): string =>
    writePageText(day, input, 'date', (value) => formatDay(value, getFormat(rules))),
};
