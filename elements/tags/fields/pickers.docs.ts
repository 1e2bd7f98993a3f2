import { localeDocs } from '../../core/commonAttributes.docs.ts';
import type { AttributeDocs } from '../../core/definition.ts';
import { controlAttributesDocs } from './fieldAttributes.docs.ts';

/** Attributes of pickers outside popovers. */
export const pickerAttributesDocs = {
  ...controlAttributesDocs,
  locale: localeDocs,
} as const satisfies Record<string, AttributeDocs>;

/** Attribute of elements whose value is a time. */
export const hourCycleDocs: AttributeDocs = {
  description:
    'The clock: `h12` is a 12-hour clock with AM and PM, `h23` is a 24-hour clock, and `locale` is the clock of the locale. Defaults to `h12`.',
};

/** Members of elements whose value is a date. */
export const dateMember = {
  valueAsDate: {
    type: 'Date | null',
    description:
      'The value as a `Date` at the start of the day, in the browser’s time zone. `null` if the value is empty.',
  },
} as const;
/** Members of elements whose value is a time. */
export const timeMember = {
  valueAsDate: {
    type: 'Date | null',
    description:
      'The value as a `Date` on the day in `date`, or today, in the browser’s time zone. `null` if the value is empty. Setting this property also sets `date`. Setting `null` removes both.',
  },
} as const;

export const calendarParts = {
  calendar: 'The calendar.',
  month: 'The menu of the month.',
  year: 'The menu of the year.',
  day: 'The button of a day.',
} as const;
export const timePanelParts = {
  'time-panel': 'The time picker.',
  segment: 'The inputs for the hour and the minute.',
  'day-period': 'The switch between AM and PM.',
  reset: 'The button that clears the value.',
  done: 'The button that sets the time.',
} as const;

/** CSS parts of pickers outside popovers. */
export const pickerParts = { error: 'The error message from `error-text`.' } as const;
