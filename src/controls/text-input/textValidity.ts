import { controlText } from '../controlMessages.ts';
import { type Fault, nativeFault } from '../field/nativeValidity.ts';

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
const typed: ReadonlySet<string> = new Set(['email', 'url']);

/**
 * What keeps a text from being valid: the browser's own rules for its type, `required` and `pattern`, then the character
 * limit (spec §5).
 */
export function textValidity(
  value: string,
  { type = 'text', required = false, pattern, characterLimit, limitMessage, messages }: TextRules,
): Fault | undefined {
  if (required || pattern !== undefined || (value !== '' && typed.has(type))) {
    const fault = nativeFault(type, value, { required, pattern });
    if (fault) return fault;
  }
  if (isOverLimit(value, characterLimit))
    return { flags: { tooLong: true }, message: limitMessage ?? controlText('tooManyCharacters', messages) };
  return undefined;
}
