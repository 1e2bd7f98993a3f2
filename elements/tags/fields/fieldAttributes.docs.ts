import type { AttributeDocs } from '../../core/definition.ts';

/** Attributes that all form controls with a value share. */
export const controlAttributesDocs = {
  name: { description: 'The name of the control, under which its value is submitted with the form.' },
  value: {
    description:
      'The default value, to which a reset restores the control. The `value` property is the current value.',
  },
  disabled: {
    description:
      'Whether the control is disabled. A disabled control is not focusable and is not submitted with the form.',
  },
  required: {
    description:
      'Whether the value must not be empty when the form is submitted. The label of a date or time field, and of a form field, has a mark then.',
  },
  'error-text': {
    description:
      'What the server has found invalid about the value. The message is shown, and is the validation message (`customError`), until the user changes the value; a value that script sets leaves it. Setting the attribute again shows it again. A message of `setCustomValidity()` takes precedence.',
  },
  messages: {
    type: 'Partial<ControlMessages>',
    description:
      'Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text.',
  },
} as const satisfies Record<string, AttributeDocs>;

/** Attributes that all fields share. */
export const fieldAttributesDocs = {
  ...controlAttributesDocs,
  placeholder: { description: 'The text that is shown while the field is empty.' },
  size: { description: 'The height of the field: `normal`, the default, is 40 px, `small` is 32 px.' },
  readonly: {
    description:
      'Whether the user cannot edit the value. A read-only control is focusable and is submitted with the form, but not validated.',
  },
  error: { description: 'Whether the control is shown as invalid, whatever its validity is.' },
} as const satisfies Record<string, AttributeDocs>;
