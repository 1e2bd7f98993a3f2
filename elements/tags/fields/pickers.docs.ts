import type { AttributeDocs } from '../../core/definition.ts';

/** Attributes of pickers that are in the page, not in a popover. */
export const pickerAttributesDocs = {
  name: { description: 'The name of the control, under which its value is submitted with the form.' },
  value: {
    description:
      'The default value, to which a reset restores the control. The `value` property is the current value.',
  },
  disabled: {
    description:
      'Whether the control is disabled. A disabled control is not focusable and is not submitted with the form.',
  },
  required: { description: 'Whether the value must not be empty when the form is submitted.' },
  locale: {
    description:
      'BCP 47 language tag, such as `de` or `en-CA`, which decides the names of days and months. The default is the language of the browser.',
  },
  messages: {
    type: 'Partial<ControlMessages>',
    description:
      'Texts that replace the built-in ones, by name: a JSON object. Names that are left out keep their text.',
  },
} as const satisfies Record<string, AttributeDocs>;

/** Members of tags whose value is a date, and of those whose value is a time. */
export const dateMember = {
  valueAsDate: {
    type: 'Date | null',
    description:
      'The value as the first moment of the day in the time zone of the browser, or `null` when it is empty.',
  },
} as const;
export const timeMember = {
  valueAsDate: {
    type: 'Date | null',
    description:
      'The value as a moment of the day that `date` names, or of today, in the time zone of the browser; `null` when it is empty. Setting it sets `date` as well.',
  },
} as const;

export const calendarParts = {
  calendar: 'The calendar.',
  month: 'The name of the month and the year.',
  day: 'The button of a day.',
} as const;
export const timePanelParts = {
  'time-panel': 'The panel in which a time is set.',
  segment: 'The inputs of the hour and the minute.',
  'day-period': 'The switch between AM and PM.',
  reset: 'The button that empties the value.',
  done: 'The button that sets the time.',
} as const;
