import { isDay } from '../../datetime/day.ts';
import { getDateFormat } from '../../datetime/dateFormat.ts';
import { parseDateTime } from '../../datetime/parseDate.ts';
import { parseTime } from '../../datetime/parseTime.ts';
import {
  isOnClocks,
  isTime,
  formatTime,
  getTimeFormat,
  type HourCycleOption,
  resolveHourCycle,
  type TimeFormat,
} from '../../datetime/time.ts';
import { defaultLanguage, getControlMessage, type MessageValues } from '../controlLanguage.ts';
import {
  describeError,
  type NativeRules,
  type ValidityError,
  validateNatively,
} from '../field/nativeValidity.ts';
import { readPageText, writePageText } from '../typed-input/pageText.ts';

interface TimeRules extends MessageValues, Omit<NativeRules, 'pattern' | 'multiple'> {
  hourCycle?: HourCycleOption | undefined;
  /** Day of the time, as `yyyy-MM-dd`. */
  date?: string | undefined;
  invalidMessage?: string | undefined;
}

/** Validates a time. Unparsable text and times that daylight saving skips on `date` are bad input. Native constraints also apply. */
export function validateTime(value: string, rules: TimeRules, rawInput: string): ValidityError | undefined {
  const { date = '' } = rules;
  if (rawInput || (value && isDay(date) && !isOnClocks(date, value)))
    return {
      flags: { badInput: true },
      message: rules.invalidMessage ?? getControlMessage('invalidTime', rules),
    };
  return describeError(validateNatively('time', value, rules), 'time', rules, (time) =>
    isTime(time) ? formatTime(time, getFormat(rules)) : time,
  );
}

/** Sanitizes a value that a script or attribute sets, like a native time input. Invalid values become an empty string. */
export const sanitizeTime = (value: string): string => {
  const minutes = value.slice(0, 5);
  return isTime(minutes) && /^(:[0-5]\d(\.\d{1,3})?)?$/.test(value.slice(5)) ? minutes : '';
};

const getFormat = ({ language = defaultLanguage, hourCycle }: TimeRules): TimeFormat =>
  getTimeFormat(
    language.numberLocale,
    resolveHourCycle(hourCycle, language.numberLocale),
    language.wordLocale,
  );

/** Conversion between the text of a time picker and a time. */
export const timePickerText = {
  parse: (text: string): string | undefined => (isTime(text) ? text : undefined),
  format: (time: string): string => time,
};

/** Conversion between the text of an input and a time. A time that daylight saving skips on `date` is invalid. */
export const timeText = {
  parse: (text: string, type: string, rules: TimeRules): string | undefined =>
    readPageText(text, type, 'time', (typed) => {
      const { numberLocale, wordLocale } = rules.language ?? defaultLanguage;
      const time =
        parseTime(typed, getFormat(rules)) ??
        parseDateTime(typed, getDateFormat(numberLocale, wordLocale))?.time;
      return time && rules.date && isDay(rules.date) && !isOnClocks(rules.date, time) ? undefined : time;
    }),
  format: (time: string, input: { type: string; value: string }, rules: TimeRules): string =>
    writePageText(time, input, 'time', (value) => formatTime(value, getFormat(rules))),
};
