/** What keeps a value from being valid, and that in words. */
export interface Fault {
  flags: ValidityStateFlags;
  message: string;
}

interface NativeRules {
  required?: boolean | undefined;
  pattern?: string | undefined;
  min?: string | undefined;
  max?: string | undefined;
}

let judge: HTMLInputElement | undefined;

/**
 * What the browser itself finds wrong with a value: its own rules, words and language. One input that is in no page answers
 * for all fields.
 */
export function nativeFault(type: string, value: string, rules: NativeRules): Fault | undefined {
  judge ??= document.createElement('input');
  judge.type = type;
  judge.required = rules.required ?? false;
  for (const name of ['pattern', 'min', 'max'] as const) {
    const rule = rules[name];
    if (rule === undefined) judge.removeAttribute(name);
    else judge.setAttribute(name, rule);
  }
  judge.value = value;
  const { valid, valueMissing, typeMismatch, patternMismatch, badInput, rangeUnderflow, rangeOverflow } =
    judge.validity;
  if (valid) return undefined;
  return {
    flags: { valueMissing, typeMismatch, patternMismatch, badInput, rangeUnderflow, rangeOverflow },
    message: judge.validationMessage,
  };
}
