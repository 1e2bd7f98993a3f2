import type { AttributeDocs } from '../../core/definition.ts';

/** Attributes of pickers that stand in the page. */
export const pickerAttributesDocs = {
  name: { description: 'Under which a form sends it.' },
  value: { description: 'The default value, which a reset restores. The property is the current one.' },
  disabled: { description: 'Out of use, and not sent.' },
  required: { description: 'Must not be empty.' },
  locale: { description: 'BCP 47 tag that decides the words; the browser’s by default.' },
  messages: {
    type: 'Partial<ControlMessages>',
    description: 'Texts that replace the built-in ones, by name.',
  },
} as const satisfies Record<string, AttributeDocs>;

/** Of tags whose value is a date, and of those whose value is a time. */
export const dateMember = {
  valueAsDate: {
    type: 'Date | null',
    description: 'The first moment of the chosen day where the user is.',
  },
} as const;
export const timeMember = {
  valueAsDate: {
    type: 'Date | null',
    description: 'The instant of the time on the day of `date`, or today. Setting it sets both.',
  },
} as const;

export const calendarParts = {
  calendar: 'The calendar.',
  month: 'The month’s name.',
  day: 'A day.',
} as const;
export const timePanelParts = {
  'time-panel': 'The panel.',
  'time-box': 'Hour and minute.',
  'day-period': 'AM and PM.',
  reset: 'Empties it.',
  done: 'Sets the time.',
} as const;
