import type { Events } from './definition.ts';

export const searchEvents = {
  'auction-search': { cancelable: true },
  'auction-suggestion-select': { cancelable: true },
} as const satisfies Events;
