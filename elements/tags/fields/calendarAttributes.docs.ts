import type { AttributeDocs } from '../../core/definition.ts';
import type { calendarAttributes } from './calendarAttributes.ts';

export const calendarAttributesDocs: Readonly<Record<keyof typeof calendarAttributes, AttributeDocs>> = {
  min: { description: 'First day that can be chosen, `yyyy-MM-dd`; an earlier one is a `rangeUnderflow`.' },
  max: { description: 'Last day that can be chosen, `yyyy-MM-dd`; a later one is a `rangeOverflow`.' },
  'allow-past': { description: 'Days before today can be chosen in the calendar.' },
  'disabled-dates': {
    type: '(string | [string, string])[]',
    description: 'Days that the calendar does not let choose, `yyyy-MM-dd`, or pairs of first and last day.',
  },
  'week-starts-on': { description: '0 is Sunday, the default.' },
  'calendar-props': {
    type: '{min?: string; max?: string; allowPast?: boolean; disabledDates?: (string | [string, string])[]; weekStartsOn?: number}',
    description: 'The same for the calendar alone; it comes first.',
  },
};
