import { getControlMessage, type MessageValues } from '../controlLanguage.ts';
import {
  type NativeRules,
  translateError,
  type ValidityError,
  validateNatively,
} from '../field/nativeValidity.ts';

interface TextRules extends MessageValues, Pick<NativeRules, 'required' | 'pattern' | 'multiple'> {
  type?: string | undefined;
  characterLimit?: number | undefined;
  limitMessage?: string | undefined;
}

/** Returns whether a value is too long, in UTF-16 code units, like HTML `maxlength` and legacy servers. */
export const isOverLimit = (value: string, limit: number | undefined): boolean =>
  limit !== undefined && limit > 0 && value.length > limit;

/** Sanitizes a value that a script or attribute sets: removes line breaks, and trims URLs and email addresses, like `<input>`. */
export function sanitizeText(value: string, { type, multiple }: TextRules = {}): string {
  const line = value.replaceAll(/[\r\n]/g, '');
  if (type === 'email' && multiple) return line.split(',').map(trim).join(',');
  return type === 'email' || type === 'url' ? trim(line) : line;
}

/** Strips ASCII whitespace, like HTML. `String.trim()` also strips other whitespace. */
const trim = (text: string): string => text.replace(/^[\t\f ]+/, '').replace(/(?<![\t\f ])[\t\f ]+$/, '');

/** Validates a text: first the browser's constraints for its type, `required`, and `pattern`, then the character limit. */
export function validateText(value: string, rules: TextRules): ValidityError | undefined {
  const { type = 'text', required = false, pattern, multiple, characterLimit, limitMessage } = rules;
  const error = validateNatively(type, value, { required, pattern, multiple });
  if (error) return translateError(error, { type }, rules);
  if (isOverLimit(value, characterLimit))
    return {
      flags: { tooLong: true },
      message: limitMessage ?? getControlMessage('tooManyCharacters', rules),
    };
  return undefined;
}
