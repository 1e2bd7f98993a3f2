import { fill } from '../../site/core/texts.ts';
import { getControlText } from '../controlMessages.ts';
import type { ValidityError } from './nativeValidity.ts';

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
