import type { AttributeDocs } from '../../core/definition.ts';
import type { calendarAttributes } from './calendarAttributes.ts';

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
