import type { AttributeDocs } from '../../core/definition.ts';
import { fieldAttributesDocs } from './fieldAttributes.docs.ts';
import type { typedAttributes } from './typedAttributes.ts';

export const typedAttributesDocs: Readonly<Record<keyof typeof typedAttributes, AttributeDocs>> = {
  ...fieldAttributesDocs,
  label: {
    description:
      'The label above the field. Without it, and unless the page has given the control a label, it is “Date” or “Select Time”. An empty value shows no label.',
  },
  help: {
    description:
      'The help text below the field, which an error message replaces. By default a date input shows the expected format.',
  },
  'error-text': {
    description: `${fieldAttributesDocs['error-text'].description} While \`error\` is set the text stays until the page removes it.`,
  },
  'invalid-message': {
    description:
      'The validation message for a text that is not a date or time. The default is “Invalid date” or “Invalid time”.',
  },
  autocomplete: {
    description:
      'What the browser may fill in, as the `autocomplete` attribute of an `<input>`. The default is `off`.',
  },
  step: {
    description:
      'Which values are valid, as the `step` attribute of a date or time `<input>`: each so many days, or seconds, from `min`, or else from the default value. Others are invalid (`stepMismatch`).',
  },
  locale: {
    description:
      'BCP 47 language tag, such as `de` or `en-CA`, which decides the format and the names of days and months. The default is the language of the browser.',
  },
};

/** CSS parts that both have. */
export const typedParts = {
  control: 'The control with its label, field and help text.',
  label: 'The label above the field.',
  field: 'The field with its frame.',
  frame: 'The frame around the text and the button.',
  input: 'The text input.',
  'picker-button': 'The button that opens the picker.',
  popover: 'The popover with the picker.',
  help: 'The help text below the field.',
  error: 'The error message, in place of the help text.',
} as const;
