import type { AttributeDocs } from '../../core/definition.ts';
import type { typedAttributes } from './typedAttributes.ts';

export const typedAttributesDocs: Readonly<Record<keyof typeof typedAttributes, AttributeDocs>> = {
  label: {
    description:
      'Shown above it: “Date” or “Select Time” by default, unless the page has given it a label. An empty text shows none.',
  },
  help: {
    description: 'Shown below it unless there is something wrong; a date input shows its order by default.',
  },
  name: { description: 'Under which a form sends it.' },
  value: { description: 'The default value, which a reset restores. The property is the current one.' },
  placeholder: { description: 'Shown while it is empty.' },
  size: { description: '`normal` is 40 px high, `small` 32 px.' },
  disabled: { description: 'Out of use, and not sent.' },
  readonly: { description: 'Can be read and sent, not changed.' },
  required: { description: 'Must not be empty.' },
  error: { description: 'Marks it as wrong.' },
  'error-text': { description: 'Shown in place of the help while `error` is set.' },
  'invalid-message': {
    description: 'Shown for a text that has no value; “Invalid date” or “Invalid time” by default.',
  },
  autocomplete: { description: 'As of an input; `off` by default.' },
  locale: { description: 'BCP 47 tag that decides order and words; the browser’s by default.' },
  messages: {
    type: 'Partial<ControlMessages>',
    description: 'Texts that replace the built-in ones, by name.',
  },
};

/** Parts that they share. */
export const typedParts = {
  control: 'The whole.',
  label: 'The label above.',
  field: 'The field below it.',
  box: 'The frame around the text.',
  input: 'The text.',
  'picker-button': 'Opens the picker.',
  popover: 'The panel that it opens.',
  help: 'The help below.',
  error: 'What is wrong, in its place.',
} as const;
