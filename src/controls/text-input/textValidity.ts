import { getControlText } from '../controlMessages.ts';
import { type ValidityError, validateNatively } from '../field/nativeValidity.ts';

interface TextRules {
  type?: string | undefined;
  required?: boolean | undefined;
  pattern?: string | undefined;
  characterLimit?: number | undefined;
  limitMessage?: string | undefined;
  messages?: unknown;
}

/** Length as HTML `maxlength` and legacy servers count it: UTF-16 units. */
export const isOverLimit = (value: string, limit: number | undefined): boolean =>
  limit !== undefined && limit > 0 && value.length > limit;

/** Types with a rule of their own about the text. */
const validatedTypes: ReadonlySet<string> = new Set(['email', 'url']);

/**
 * Validates a text: the browser's own rules for its type, `required` and `pattern`, then the character limit.
 */
export function validateText(
  value: string,
  { type = 'text', required = false, pattern, characterLimit, limitMessage, messages }: TextRules,
): ValidityError | undefined {
  if (required || pattern !== undefined || (value !== '' && validatedTypes.has(type))) {
    const error = validateNatively(type, value, { required, pattern });
    if (error) return error;
  }
  if (isOverLimit(value, characterLimit))
    return {
      flags: { tooLong: true },
      message: limitMessage ?? getControlText('tooManyCharacters', messages),
    };
  return undefined;
}
