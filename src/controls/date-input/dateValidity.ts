import { isDay } from '../../datetime/day.ts';
import { getControlText } from '../controlMessages.ts';
import { type ValidityError, validateNatively } from '../field/nativeValidity.ts';

interface DateRules {
  required?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  invalidMessage?: string | undefined;
  messages?: unknown;
}

/** Validates a date: a text that is none is invalid; then the browser's own rules, in its words. */
export function validateDate(value: string, rules: DateRules, rawInput: string): ValidityError | undefined {
  if (rawInput)
    return {
      flags: { badInput: true },
      message: rules.invalidMessage ?? getControlText('invalidDate', rules.messages),
    };
  return validateNatively('date', value, rules);
}

/** A value that script or markup sets, as a native date input takes it: anything else is nothing. */
export const sanitizeDate = (value: string): string => (isDay(value) ? value : '');
