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
}

let probe: HTMLInputElement | undefined;

/** Validates a value as the browser does: its rules, in its words and language. One input that is in no page answers for all fields. */
export function validateNatively(type: string, value: string, rules: NativeRules): ValidityError | undefined {
  probe ??= document.createElement('input');
  probe.type = type;
  probe.required = rules.required ?? false;
  for (const name of ['pattern', 'min', 'max'] as const) {
    const rule = rules[name];
    if (rule === undefined) probe.removeAttribute(name);
    else probe.setAttribute(name, rule);
  }
  probe.value = value;
  const { valid, valueMissing, typeMismatch, patternMismatch, badInput, rangeUnderflow, rangeOverflow } =
    probe.validity;
  if (valid) return undefined;
  return {
    flags: { valueMissing, typeMismatch, patternMismatch, badInput, rangeUnderflow, rangeOverflow },
    message: probe.validationMessage,
  };
}
