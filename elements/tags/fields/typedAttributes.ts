import type { Attributes } from '../../core/definition.ts';

/** Attributes that date fields and time fields share. */
export const typedAttributes = {
  label: { type: 'string' },
  help: { type: 'string' },
  name: { type: 'string' },
  value: { type: 'string' },
  placeholder: { type: 'string' },
  size: { type: 'enum', values: ['normal', 'small'] },
  disabled: { type: 'boolean' },
  readonly: { type: 'boolean' },
  required: { type: 'boolean' },
  error: { type: 'boolean' },
  'error-text': { type: 'string' },
  'invalid-message': { type: 'string' },
  autocomplete: { type: 'string' },
  step: { type: 'string' },
  locale: { type: 'string' },
  messages: { type: 'json' },
} as const satisfies Attributes;

/** Attributes of the calendar, such as the selectable days. */
export const calendarAttributes = {
  min: { type: 'string' },
  max: { type: 'string' },
  'allow-past': { type: 'boolean' },
  'disabled-dates': { type: 'json' },
  'week-starts-on': { type: 'enum', values: ['0', '1', '2', '3', '4', '5', '6', 'locale'] },
  'calendar-props': { type: 'json' },
} as const satisfies Attributes;
