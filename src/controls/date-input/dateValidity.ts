import { type DateFormat, formatDay, getDateFormat, parseDateFormat } from '../../datetime/dateFormat.ts';
import { type Day, isDay, today } from '../../datetime/day.ts';
import { parseDate } from '../../datetime/parseDate.ts';
import { parseDateTime } from '../../datetime/parseDateTime.ts';
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
  allowPast?: boolean | undefined;
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
  const format = (day: string) => (isDay(day) ? formatDay(day, getFormat(rules)) : day);
  const error = describeError(validateNatively('date', value, rules), 'date', rules, format);
  return error || value === '' ? error : validateChoice(value, rules, format);
}

/** Validates that the calendar allows a day. */
function validateChoice(day: Day, rules: DateRules, format: (day: Day) => string): ValidityError | undefined {
  const { allowPast, disabledDates, calendarProps } = rules;
  const calendar = readCalendarRules({ allowPast, disabledDates }, calendarProps, () => {});
  const now = today();
  if (!calendar.allowPast && day < now)
    return describeError(
      { flags: { rangeUnderflow: true }, message: '' },
      'date',
      { ...rules, min: now },
      format,
    );
  if (!isDisabledDay(day, calendar, now)) return undefined;
  return { flags: { customError: true }, message: getControlMessage('unavailableDate', rules) };
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
    readPageText(text, type, 'date', (typed) => {
      const format = getFormat(rules);
      return parseDate(typed, format) ?? parseDateTime(typed, format)?.day;
    }),
  format: (day: string, input: { type: string; value: string }, rules: DateRules): string =>
    writePageText(day, input, 'date', (value) => formatDay(value, getFormat(rules))),
};
