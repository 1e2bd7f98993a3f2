import type { Attributes, Events } from '../../core/definition.ts';

export const searchAttributes = { 'search-term': { type: 'string' } } as const satisfies Attributes;

export const searchEvents = {
  'auction-search': { cancelable: true },
  'auction-suggestion-select': { cancelable: true },
} as const satisfies Events;
