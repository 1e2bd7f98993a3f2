import type { MemberDocs } from '../../core/definition.ts';

const form = {
  form: { type: 'HTMLFormElement | null', readonly: true, description: 'The form that it belongs to.' },
  labels: { type: 'NodeList', readonly: true, description: 'The labels that name it.' },
} as const;

/** What form controls have besides their attributes' properties, as an input has it. */
export const formControlMembers = {
  ...form,
  value: {
    type: 'string',
    description:
      'The current value, which the form sends. Setting it to what it is changes nothing on screen.',
  },
  defaultValue: { type: 'string', description: 'The `value` attribute, which a reset restores.' },
  readOnly: { type: 'boolean', description: 'The `readonly` attribute.' },
  validity: {
    type: 'ValidityState',
    readonly: true,
    description: 'What is wrong with the value, if anything.',
  },
  validationMessage: { type: 'string', readonly: true, description: 'That in words, or nothing.' },
  willValidate: {
    type: 'boolean',
    readonly: true,
    description: 'Whether its value is checked: not while disabled or read-only.',
  },
  checkValidity: { type: '() => boolean', description: 'Whether it is valid; dispatches `invalid` if not.' },
  reportValidity: {
    type: '() => boolean',
    description: 'That, and takes the focus and shows the browser’s message if it is not valid.',
  },
  setCustomValidity: {
    type: '(message: string) => void',
    description: 'Makes it invalid for a reason of the page’s own; an empty text takes that back.',
  },
  select: { type: '() => void', description: 'Selects its text.' },
} as const satisfies Readonly<Record<string, MemberDocs>>;

/** `:state()` of form controls. */
export const validityStates = {
  invalid: 'Its value is not valid.',
  'user-invalid': 'That, and the user has had a try.',
} as const;

/** What buttons of forms have besides. */
export const formButtonMembers: Readonly<Record<string, MemberDocs>> = form;
