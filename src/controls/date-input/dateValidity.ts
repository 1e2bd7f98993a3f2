import { type DateFormat, formatDay, getDateFormat, parseDateFormat } from '../../datetime/dateFormat.ts';
import { type Day, isDay, today } from '../../datetime/day.ts';
import { parseDate, parseDateTime } from '../../datetime/parseDate.ts';
import { formatMessage } from '../../site/core/texts.ts';
import { defaultLanguage, getControlMessage, type MessageValues } from '../controlLanguage.ts';
import {
  type CalendarRules,
  findAvailableDay,
  getUnavailability,
  readCalendarRules,
  type Unavailability,
} from '../date-picker/calendarRules.ts';
import {
  describeError,
  type NativeRules,
  type ValidityError,
  validateNatively,
} from '../field/nativeValidity.ts';
import { readPageText, writePageText } from '../typed-input/pageText.ts';

export interface DateRules extends MessageValues, Omit<NativeRules, 'pattern' | 'multiple'> {
  dateFormat?: string | undefined;
  allowPast?: boolean | undefined;
  disabledDates?: unknown;
  calendarProps?: unknown;
  invalidMessage?: string | undefined;
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
  const choiceError = value === '' ? undefined : validateChoice(value, rules, format);
  // A past day needs another message than the page's minimum, which may be even earlier.
  const isEarly = error?.flags.rangeUnderflow === true && error.flags.rangeOverflow !== true;
  return isEarly ? (choiceError ?? error) : (error ?? choiceError);
}

const flags = {
  pastDate: 'rangeUnderflow',
  rangeUnderflow: 'rangeUnderflow',
  rangeOverflow: 'rangeOverflow',
  unavailableDate: 'customError',
} as const satisfies Record<Unavailability, keyof ValidityStateFlags>;

/** Validates that the calendar allows a day. */
function validateChoice(
  day: Day,
  { min, max, ...rules }: DateRules,
  format: (day: Day) => string,
): ValidityError | undefined {
  const { allowPast, disabledDates, calendarProps } = rules;
  const now = today();
  const calendar = readCalendarRules({ min, max, allowPast, disabledDates }, calendarProps, () => {});
  const name = getUnavailability(day, calendar, now);
  if (!name) return undefined;
  const limits = { min: format(calendar.min ?? ''), max: format(calendar.max ?? '') };
  return { flags: { [flags[name]]: true }, message: formatMessage(getControlMessage(name, rules), limits) };
}

/** Returns the first day after `day` that the calendar allows, if it is also valid. */
export function findNextDay(day: Day, calendar: CalendarRules, rules: DateRules): Day | undefined {
  const next = findAvailableDay(day, calendar, today());
  return next && !validateDate(next, rules, '') ? next : undefined;
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
