import { controlText } from '../controlMessages.ts';

interface TextRules {
  type?: string | undefined;
  required?: boolean | undefined;
  pattern?: string | undefined;
  characterLimit?: number | undefined;
  limitMessage?: string | undefined;
  messages?: unknown;
}

interface TextFault {
  flags: ValidityStateFlags;
  message: string;
}

/** Length as HTML `maxlength` and legacy servers count it: UTF-16 units. */
export const isOverLimit = (value: string, limit: number | undefined): boolean =>
  limit !== undefined && limit > 0 && value.length > limit;

/** Types with a rule of their own about the text. */
const typed: ReadonlySet<string> = new Set(['email', 'url']);

let judge: HTMLInputElement | undefined;

/**
 * What keeps a text from being valid: the browser's own rules for its type, `required` and `pattern`, in the browser's words
 * and language, then the character limit (spec §5). One input that is in no page answers for all.
 */
export function textValidity(
  value: string,
  { type = 'text', required = false, pattern, characterLimit, limitMessage, messages }: TextRules,
): TextFault | undefined {
  if (required || pattern !== undefined || (value !== '' && typed.has(type))) {
    judge ??= document.createElement('input');
    judge.type = type;
    judge.required = required;
    if (pattern === undefined) judge.removeAttribute('pattern');
    else judge.pattern = pattern;
    judge.value = value;
    const { valueMissing, typeMismatch, patternMismatch, badInput } = judge.validity;
    if (valueMissing || typeMismatch || patternMismatch || badInput)
      return {
        flags: { valueMissing, typeMismatch, patternMismatch, badInput },
        message: judge.validationMessage,
      };
  }
  if (isOverLimit(value, characterLimit))
    return { flags: { tooLong: true }, message: limitMessage ?? controlText('tooManyCharacters', messages) };
  return undefined;
}
