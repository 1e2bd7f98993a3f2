import { isDay } from '../../datetime/day.ts';
import { controlText } from '../controlMessages.ts';
import { type Fault, nativeFault } from '../field/nativeValidity.ts';

interface DateRules {
  required?: boolean | undefined;
  min?: string | undefined;
  max?: string | undefined;
  invalidMessage?: string | undefined;
  messages?: unknown;
}

/** What keeps a date from being valid: a text that is none, then the browser's own rules, in its words. */
export function dateValidity(value: string, rules: DateRules, badText: string): Fault | undefined {
  if (badText)
    return {
      flags: { badInput: true },
      message: rules.invalidMessage ?? controlText('invalidDate', rules.messages),
    };
  return nativeFault('date', value, rules);
}

/** A value that script or markup sets, as a native date input takes it: anything else is nothing. */
export const dateOrNothing = (value: string): string => (isDay(value) ? value : '');
