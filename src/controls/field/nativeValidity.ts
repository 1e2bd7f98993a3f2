import { formatCount, formatMessage } from '../../site/core/texts.ts';
import {
  type ControlLanguage,
  defaultLanguage,
  getControlMessage,
  type MessageValues,
  type ControlMessages,
} from '../controlLanguage.ts';
import { isObject } from '../../site/core/objects.ts';

/** Flags and message of an invalid value, for `ElementInternals.setValidity()`. */
export interface ValidityError {
  flags: ValidityStateFlags;
  message: string;
}

/** Constraints of a native input. */
export interface NativeRules {
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
  return readError(probe);
}

/** Returns the error of a native control, with the message of the browser or of the page. */
export function readError({
  validity,
  validationMessage: message,
}: Pick<HTMLInputElement, 'validity' | 'validationMessage'>): ValidityError | undefined {
  if (validity.valid) return undefined;
  return { flags: Object.fromEntries(flags.map((flag) => [flag, validity[flag]])), message };
}

const flags = [
  'valueMissing',
  'typeMismatch',
  'patternMismatch',
  'badInput',
  'rangeUnderflow',
  'rangeOverflow',
  'stepMismatch',
  'tooShort',
  'tooLong',
  'customError',
] as const;

/** Returns whether the browser's messages are in another language than the control. */
const isForeign = ({ wordLocale }: ControlLanguage): boolean =>
  wordLocale !== undefined && getLanguageOf(wordLocale) !== getLanguageOf(navigator.language);

const getLanguageOf = (tag: string): string => tag.split('-', 1)[0]!;

/** Replaces the browser's message, which is more specific, only if the page sets one for this error, or if the languages differ. */
export function translateError(
  error: ValidityError,
  control: { readonly type: string; readonly minLength?: number },
  rules: MessageValues,
): ValidityError {
  const { language = defaultLanguage } = rules;
  const name = nameError(error.flags, control.type);
  const isReplaced = isForeign(language) || (isObject(rules.messages) && Object.hasOwn(rules.messages, name));
  if (error.flags.customError || !isReplaced) return error;
  const message = getControlMessage(name, rules);
  const limit = formatCount(control.minLength ?? 0, language.wordLocale);
  return { ...error, message: formatMessage(message, { limit }) };
}

const choiceTypes = /^(checkbox|radio|file|select-.*)$/;

function nameError(errors: ValidityStateFlags, type: string): keyof ControlMessages {
  if (errors.valueMissing) return choiceTypes.test(type) ? 'requiredChoice' : 'required';
  if (errors.typeMismatch) return type === 'url' ? 'invalidUrl' : 'invalidEmail';
  if (errors.patternMismatch) return 'invalidFormat';
  if (errors.tooShort) return 'tooShort';
  return errors.tooLong ? 'tooManyCharacters' : 'invalidValue';
}

/** Replaces browser messages with messages that a page can customize. `min` and `max` are formatted like the field's value. */
export function describeError(
  error: ValidityError | undefined,
  type: string,
  rules: MessageValues & Pick<NativeRules, 'min' | 'max'>,
  format: (value: string) => string,
): ValidityError | undefined {
  if (!error) return undefined;
  const { min = '', max = '' } = rules;
  const { valueMissing, rangeUnderflow, rangeOverflow } = error.flags;
  if (valueMissing) return { ...error, message: getControlMessage('required', rules) };
  if (!rangeUnderflow && !rangeOverflow) return translateError(error, { type }, rules);
  const name =
    rangeUnderflow && rangeOverflow ? 'outOfRange' : rangeUnderflow ? 'rangeUnderflow' : 'rangeOverflow';
  const values = { min: min && format(min), max: max && format(max) };
  return { ...error, message: formatMessage(getControlMessage(name, rules), values) };
}
