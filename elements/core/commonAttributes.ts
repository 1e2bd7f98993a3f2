import type { Attributes, Events } from './definition.ts';

/** Every tag has these besides its own. */
export const commonAttributes = {
  'style-overrides': { type: 'string' },
  'push-events-to': { type: 'string' },
} as const satisfies Attributes;

export const commonEvents = { 'auction-error': {} } as const satisfies Events;
