import type { AttributeDocs } from '../../core/definition.ts';
import { controlAttributesDocs } from './fieldAttributes.docs.ts';

/** Attributes of pickers outside popovers. */
export const pickerAttributesDocs = {
  ...controlAttributesDocs,
  locale: {
    description:
      'BCP 47 language tag, such as `de` or `en-CA`, which decides the names of days and months. The default is the language of the browser.',
  },
} as const satisfies Record<string, AttributeDocs>;

/** Attribute of elements whose value is a time. */
export const hourCycleDocs: AttributeDocs = {
  description:
    'The hour cycle: `h12`, the default, is a 12-hour clock with AM and PM; `h23` is a 24-hour clock.',
};

/** Members of elements whose value is a date. */
export const dateMember = {
  valueAsDate: {
    type: 'Date | null',
    description:
      'The value as the first moment of the day in the time zone of the browser, or `null` when it is empty.',
  },
} as const;
/** Members of elements whose value is a time. */
export const timeMember = {
  valueAsDate: {
    type: 'Date | null',
    description:
      'The value as a moment of the day that `date` names, or of today, in the time zone of the browser; `null` when it is empty. Setting it sets `date` as well; `null` removes both.',
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

/** CSS parts of pickers outside popovers. */
export const pickerParts = { error: 'The message of `error-text`.' } as const;
