import { isDay } from '../../datetime/day.ts';
import { parseTime } from '../../datetime/parseTime.ts';
import { isOnClocks, isTime } from '../../datetime/time.ts';
import { formatTime, getTimeFormat, type TimeFormat } from '../../datetime/timeFormat.ts';
import { resolveLocale } from '../../site/languages/locales.ts';
import { getControlText } from '../controlMessages.ts';
import { describeError, type ValidityError, validateNatively } from '../field/nativeValidity.ts';
import { readPageText, writePageText } from '../typed-input/pageText.ts';

interface TimeRules {
  required?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Seconds. */
  step?: string | undefined;
  defaultValue?: string | undefined;
  locale?: string | undefined;
  hourCycle?: 'h12' | 'h23' | undefined;
  /** The day that it is a time of. */
  date?: string | undefined;
  invalidMessage?: string | undefined;
  messages?: unknown;
}

/** Validates a time: a text that is none and a time that clocks skip on its day are invalid; then the browser's own rules. */
export function validateTime(value: string, rules: TimeRules, rawInput: string): ValidityError | undefined {
  const { date = '' } = rules;
  if (rawInput || (value && isDay(date) && !isOnClocks(date, value)))
    return {
      flags: { badInput: true },
      message: rules.invalidMessage ?? getControlText('invalidTime', rules.messages),
    };
  return describeError(validateNatively('time', value, rules), rules, (time) =>
    isTime(time) ? formatTime(time, getFormat(rules)) : time,
  );
}

/** A value that script or markup sets, as a native time input takes it: anything else is nothing. */
export const sanitizeTime = (value: string): string => {
  const minutes = value.slice(0, 5);
  return isTime(minutes) && /^(:[0-5]\d(\.\d{1,3})?)?$/.test(value.slice(5)) ? minutes : '';
};

const getFormat = ({ locale, hourCycle }: TimeRules): TimeFormat =>
  getTimeFormat(resolveLocale(locale), hourCycle ?? 'h12');

/** How an input of some type has a time as text. A time that clocks skip on `date` is none. */
export const timeText = {
  parse: (text: string, type: string, rules: TimeRules): string | undefined =>
    readPageText(text, type, 'time', (typed) => {
      const time = parseTime(typed, getFormat(rules));
      return time && rules.date && isDay(rules.date) && !isOnClocks(rules.date, time) ? undefined : time;
    }),
  format: (time: string, input: { type: string; value: string }, rules: TimeRules): string =>
    writePageText(time, input, 'time', (value) => formatTime(value, getFormat(rules))),
};
