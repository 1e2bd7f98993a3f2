import { getControlText } from '../controlMessages.ts';
import { type ValidityError, validateNatively } from '../field/nativeValidity.ts';

interface TextRules {
  type?: string | undefined;
  required?: boolean | undefined;
  pattern?: string | undefined;
  multiple?: boolean | undefined;
  characterLimit?: number | undefined;
  limitMessage?: string | undefined;
  messages?: unknown;
}

/** Length as HTML `maxlength` and legacy servers count it: UTF-16 units. */
export const isOverLimit = (value: string, limit: number | undefined): boolean =>
  limit !== undefined && limit > 0 && value.length > limit;

/** A value that script or markup sets, as an input of the type takes it: on one line; addresses without spaces around them. */
export function sanitizeText(value: string, { type, multiple }: TextRules = {}): string {
  const line = value.replaceAll(/[\r\n]/g, '');
  if (type === 'email' && multiple) return line.split(',').map(trim).join(',');
  return type === 'email' || type === 'url' ? trim(line) : line;
}

/** As HTML trims: ASCII white space alone. */
const trim = (text: string): string => text.replace(/^[\t\f ]+/, '').replace(/(?<![\t\f ])[\t\f ]+$/, '');

/**
 * Validates a text: the browser's own rules for its type, `required` and `pattern`, then the character limit.
 */
export function validateText(
  value: string,
  { type = 'text', required = false, pattern, multiple, characterLimit, limitMessage, messages }: TextRules,
): ValidityError | undefined {
  const error = validateNatively(type, value, { required, pattern, multiple });
  if (error) return error;
  if (isOverLimit(value, characterLimit))
    return {
      flags: { tooLong: true },
      message: limitMessage ?? getControlText('tooManyCharacters', messages),
    };
  return undefined;
}
