import type { AttributeDocs, MemberDocs } from '../core/definition.ts';

const form = {
  form: {
    type: 'HTMLFormElement | null',
    readonly: true,
    description: 'The form that the control belongs to, or `null`.',
  },
  labels: { type: 'NodeList', readonly: true, description: 'The `<label>` elements of the control.' },
} as const;

/** What form controls have besides their attributes' properties, as an input has it. */
export const formControlMembers = {
  ...form,
  value: {
    type: 'string',
    description:
      'The current value, which is submitted with the form. Setting it to the value that it has leaves what the user is typing.',
  },
  defaultValue: {
    type: 'string',
    description: 'The `value` attribute: the value to which a reset restores the control.',
  },
  readOnly: {
    type: 'boolean',
    description: 'Whether the user cannot edit the value; reflects the `readonly` attribute.',
  },
  validity: {
    type: 'ValidityState',
    readonly: true,
    description: 'The `ValidityState` of the value.',
  },
  validationMessage: {
    type: 'string',
    readonly: true,
    description: 'The message that describes why the value is invalid, or an empty string.',
  },
  willValidate: {
    type: 'boolean',
    readonly: true,
    description: 'Whether the value is validated. It is not while the control is disabled or read-only.',
  },
  checkValidity: {
    type: '() => boolean',
    description:
      'Returns whether the value is valid, and dispatches an `invalid` event if it is not. No error is shown.',
  },
  reportValidity: {
    type: '() => boolean',
    description:
      'Returns whether the value is valid. If it is not, an `invalid` event is dispatched, and unless it is canceled the control is focused and the browser shows the message.',
  },
  setCustomValidity: {
    type: '(message: string) => void',
    description: 'Sets a message that makes the control invalid; an empty string removes it.',
  },
  select: { type: '() => void', description: 'Selects the text of the control.' },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** `:state()` of form controls. */
export const validityStates = {
  invalid: 'The value is invalid.',
  'user-invalid':
    'The value is invalid, and the user has changed it or tried to submit the form. `checkValidity()` does not set it.',
} as const;

/** What buttons of forms have besides. */
export const formButtonMembers: Readonly<Record<string, MemberDocs>> = form;

/** Attributes that all buttons share. */
export const formButtonAttributes = {
  type: {
    description:
      'What the button does: `submit` submits its form, `reset` resets it, `button`, the default, does neither. The submitter of the form is a native button with the same name, value and text, which stands before this one until the form has been submitted; `formaction`, `formnovalidate` and the like act as on a native button.',
  },
  name: { description: 'The name under which `value` is submitted when the button submits the form.' },
  value: { description: 'The value that is submitted under `name` when the button submits the form.' },
  disabled: {
    description: 'Whether the button is disabled. A disabled button is not focusable and cannot be clicked.',
  },
  loading: {
    description: 'Whether the button shows a spinner. It ignores clicks, and keeps its focus and its name.',
  },
} as const satisfies Record<string, AttributeDocs>;
