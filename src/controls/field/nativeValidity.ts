import { fill } from '../../site/core/texts.ts';
import { getControlText } from '../controlMessages.ts';

/** What is invalid about a value: which flags of a `ValidityState`, and a message. */
export interface ValidityError {
  flags: ValidityStateFlags;
  message: string;
}

interface NativeRules {
  required?: boolean | undefined;
  pattern?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
  /** Several addresses. */
  multiple?: boolean | undefined;
  step?: string | undefined;
  /** The `value` attribute: steps are counted from it, unless there is a minimum. */
  defaultValue?: string | undefined;
}

let probe: HTMLInputElement | undefined;

/** Types without a rule of their own about the values that a field has. */
const plainTypes: ReadonlySet<string> = new Set(['text', 'search', 'tel', 'password', 'date', 'time']);
const ruleNames = ['pattern', 'min', 'max', 'step'] as const;

/** Browsers need long for their first date input: they are asked only if a rule can be broken. */
const hasRule = (type: string, value: string, rules: NativeRules): boolean =>
  value === ''
    ? rules.required === true
    : !plainTypes.has(type) || ruleNames.some((name) => rules[name] !== undefined);

/** Validates a value as the browser does: its rules, in its words and language. One input that is in no page answers for all fields. */
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

/** Says what is invalid in the library's words, which a page can replace, and as the field writes its values; a browser would write them as it does. */
export function describeError(
  error: ValidityError | undefined,
  { min = '', max = '', messages }: DescribedRules,
  format: (value: string) => string,
): ValidityError | undefined {
  const { valueMissing, rangeUnderflow, rangeOverflow } = error?.flags ?? {};
  if (valueMissing) return { ...error!, message: getControlText('required', messages) };
  if (!rangeUnderflow && !rangeOverflow) return error;
  const name =
    rangeUnderflow && rangeOverflow ? 'outOfRange' : rangeUnderflow ? 'rangeUnderflow' : 'rangeOverflow';
  const values = { min: min && format(min), max: max && format(max) };
  return { ...error!, message: fill(getControlText(name, messages), values) };
}
