import type { AttributeDocs } from '../../core/definition.ts';
import { fieldAttributesDocs } from './fieldAttributes.docs.ts';
import type { typedAttributes, calendarAttributes } from './typedAttributes.ts';

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

/** CSS parts that date fields and time fields share. */
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

export const calendarAttributesDocs: Readonly<Record<keyof typeof calendarAttributes, AttributeDocs>> = {
  min: {
    description:
      'The earliest valid date, in the format `yyyy-MM-dd`. An earlier value is invalid (`rangeUnderflow`).',
  },
  max: {
    description:
      'The latest valid date, in the format `yyyy-MM-dd`. A later value is invalid (`rangeOverflow`).',
  },
  'allow-past': { description: 'Whether days before today can be chosen in the calendar.' },
  'disabled-dates': {
    type: '(string | [string, string])[]',
    description:
      'Days that cannot be chosen, and are invalid when they are typed: a JSON array of dates in the format `yyyy-MM-dd`, or of pairs of the first and the last day of a period.',
  },
  'week-starts-on': {
    description:
      'The first day of the week in the calendar: a number from `0` for Sunday, which is the default, to `6` for Saturday.',
  },
  'calendar-props': {
    type: '{min?: string; max?: string; allowPast?: boolean; disabledDates?: (string | [string, string])[]; weekStartsOn?: number}',
    description:
      'The same settings as a JSON object. They take precedence over the attributes in the calendar; days that they exclude are invalid when they are typed. Only the calendar excludes days before today.',
  },
};
