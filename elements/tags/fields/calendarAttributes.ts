import type { Attributes } from '../../core/definition.ts';

/** Attributes that decide which days can be chosen. */
export const calendarAttributes = {
  min: { type: 'string' },
  max: { type: 'string' },
  'allow-past': { type: 'boolean' },
  'disabled-dates': { type: 'json' },
  'week-starts-on': { type: 'enum', values: ['0', '1', '2', '3', '4', '5', '6'] },
  'calendar-props': { type: 'json' },
} as const satisfies Attributes;
