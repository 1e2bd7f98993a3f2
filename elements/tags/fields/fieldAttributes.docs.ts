import { wordLocaleDocs } from '../../core/commonAttributes.docs.ts';
import type { AttributeDocs } from '../../core/definition.ts';

/** Attributes that all form controls with a value share. */
export const controlAttributesDocs = {
  name: { description: 'The name of the value in the form data.' },
  value: {
    description:
      'The initial value. Resetting the form restores it. For the current value, use the `value` property.',
  },
  disabled: {
    description:
      'Whether the control is disabled. A disabled control can’t be focused, and its value isn’t submitted.',
  },
  required: {
    description:
      'Whether the value is required. The label of a date field, time field, or form field then ends with an asterisk.',
  },
  'error-text': {
    description:
      'An error message from the server. The field shows the message and is invalid (`customError`) until the user changes the value. Setting `value` from JavaScript doesn’t clear the message. Setting the attribute again shows the message again. A message from `setCustomValidity()` takes precedence.',
  },
  locale: wordLocaleDocs,
  messages: {
    type: 'Partial<ControlMessages>',
    description:
      'Strings that replace the default strings, as a JSON object. Strings that you omit keep their defaults.',
  },
} as const satisfies Record<string, AttributeDocs>;

/** Attributes that all fields share. */
export const fieldAttributesDocs = {
  ...controlAttributesDocs,
  placeholder: {
    description: 'The text that is shown while the field is empty. It doesn’t replace a label.',
  },
  size: {
    description: 'The height of the field: `normal` is 40 px, and `small` is 32 px. Defaults to `normal`.',
  },
  readonly: {
    description:
      'Whether the user can’t edit the value. A read-only control can be focused, and its value is submitted but not validated.',
  },
  error: { description: 'Whether the control is shown as invalid, regardless of its validity.' },
} as const satisfies Record<string, AttributeDocs>;
