import { formatMessage } from '../../site/core/texts.ts';
import { getControlMessage } from '../controlMessages.ts';

/** Flags and message of an invalid value, for `ElementInternals.setValidity()`. */
export interface ValidityError {
  flags: ValidityStateFlags;
  message: string;
}

interface NativeRules {
  required?: boolean | undefined;
  pattern?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Whether the value is a list of email addresses. */
  multiple?: boolean | undefined;
  step?: string | undefined;
  /** The `value` attribute, which is the step base if `min` is not set. */
  defaultValue?: string | undefined;
}

let probe: HTMLInputElement | undefined;

/** Input types that add no constraint to the values of a field. */
const plainTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'password', 'date', 'time']);
const ruleNames = ['pattern', 'min', 'max', 'step'] as const;

/** Returns whether a constraint can fail. Otherwise, no input is created, because browsers are slow to create the first date input. */
const hasRule = (type: string, value: string, rules: NativeRules): boolean =>
  value === ''
    ? rules.required === true
    : !plainTypes.has(type) || ruleNames.some((name) => rules[name] !== undefined);

/** Validates a value with the browser's constraints and localized messages. All fields share one detached `<input>`. */
export function validateNatively(type: string, value: string, rules: NativeRules): ValidityError | undefined {
  if (!hasRule(type, value, rules)) return undefined;
  probe ??= document.createElement('input');
  probe.type = type;
  probe.required = rules.required ?? false;
  probe.multiple = rules.multiple ?? false;
  probe.defaultValue = rules.defaultValue ?? '';
  for (const name of ruleNames) {
    const rule = rules[name];
    if (rule === undefined) probe.removeAttribute(name);
    else probe.setAttribute(name, rule);
  }
  probe.value = value;
  const { validity } = probe;
  if (validity.valid) return undefined;
  return {
    flags: Object.fromEntries(flags.map((flag) => [flag, validity[flag]])),
    message: probe.validationMessage,
  };
}

const flags = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'badInput',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
] as const;

interface DescribedRules {
  min?: string | undefined;
  max?: string | undefined;
  messages?: unknown;
}

/** Replaces browser messages with messages that a page can customize. `min` and `max` are formatted like the field's value. */
export function describeError(
  error: ValidityError | undefined,
  { min = '', max = '', messages }: DescribedRules,
  format: (value: string) => string,
): ValidityError | undefined {
  const { valueMissing, rangeUnderflow, rangeOverflow } = error?.flags ?? {};
  if (valueMissing) return { ...error!, message: getControlMessage('required', messages) };
  if (!rangeUnderflow && !rangeOverflow) return error;
  const name =
    rangeUnderflow && rangeOverflow ? 'outOfRange' : rangeUnderflow ? 'rangeUnderflow' : 'rangeOverflow';
  const values = { min: min && format(min), max: max && format(max) };
  return { ...error!, message: formatMessage(getControlMessage(name, messages), values) };
}
