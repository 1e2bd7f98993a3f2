import { localeDocs } from '../../core/commonAttributes.docs.ts';
import type { AttributeDocs } from '../../core/definition.ts';
import { fieldAttributesDocs } from './fieldAttributes.docs.ts';
import type { typedAttributes, calendarAttributes } from '../../forms/typedControl.ts';

export const typedAttributesDocs: Readonly<Record<keyof typeof typedAttributes, AttributeDocs>> = {
  ...fieldAttributesDocs,
  label: {
    description:
      'The label above the field. Defaults to “Date” or “Select Time”, unless the page already labels the field. An empty value shows no label.',
  },
  help: {
    description:
      'The help text below the field. An error message replaces the help text. In a date field, defaults to the expected format.',
  },
  'error-text': {
    description: `${fieldAttributesDocs['error-text'].description} If \`error\` is also set, the message stays until your code removes it.`,
  },
  'invalid-message': {
    description:
      'The error message for text that isn’t a valid date or time. Defaults to “Invalid date” or “Invalid time”.',
  },
  autocomplete: {
    description: 'The kind of value that the browser can fill in, as on an `<input>`. Defaults to `off`.',
  },
  step: {
    description:
      'The interval between valid values, in days for dates and in seconds for times, as on a native `<input>`. The interval starts at `min`, or at the initial value if `min` is missing. Other values are invalid (`stepMismatch`).',
  },
  locale: localeDocs,
};

/** CSS parts that date fields and time fields share. */
export const typedParts = {
  control: 'The label, the field, and the help text.',
  label: 'The label above the field.',
  field: 'The frame and the `message` slot below it.',
  frame: 'The frame around the input and the button.',
  input: 'The text input.',
  'picker-button': 'The button that opens the picker.',
  popover: 'The popover that contains the picker.',
  help: 'The help text below the field.',
  error: 'The error message, shown instead of the help text.',
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
  'allow-past': {
    description:
      'Whether days before today are valid. Otherwise, they’re invalid (`rangeUnderflow`), and users can’t select them in the calendar.',
  },
  'disabled-dates': {
    type: '(string | [string, string])[]',
    description:
      'The days that users can’t select or type, as a JSON array. Each entry is a date in the format `yyyy-MM-dd`, or a pair of the first and last day of a period. If a user types such a day, a date field offers the next available day.',
  },
  'week-starts-on': {
    description:
      'The first day of the week in the calendar, from `0` (Sunday) to `6` (Saturday), or `locale` for the first day of the week in the locale. Defaults to `0`.',
  },
  'calendar-props': {
    type: '{min?: string; max?: string; allowPast?: boolean; disabledDates?: (string | [string, string])[]; weekStartsOn?: number | "locale"}',
    description:
      'The calendar settings as a JSON object. In the calendar, they take precedence over the attributes. Dates that they exclude are invalid.',
  },
};
