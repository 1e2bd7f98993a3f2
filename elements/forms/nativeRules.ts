import type { ValidityError } from '../../src/controls/field/nativeValidity.ts';

/**
 * What `minlength` and `maxlength` make invalid, in the browser's words: only what a user has typed, which nobody but the input itself knows. What a script has
 * set is not yet in the input.
 */
export function getLengthError(input: HTMLElement | null, value: string): ValidityError | undefined {
  if (!(input instanceof HTMLInputElement) || input.value !== value) return undefined;
  if (input.minLength < 0 && input.maxLength < 0) return undefined;
  const { tooShort, tooLong } = input.validity;
  return tooShort || tooLong ? { flags: { tooShort, tooLong }, message: input.validationMessage } : undefined;
}

type Values = Readonly<Record<string, unknown>>;

/** Steps are counted from the minimum, or else from the default value. */
export const addStepBase = (control: Element, values: Values): Values =>
  values['step'] === undefined ? values : { ...values, defaultValue: control.getAttribute('value') ?? '' };
