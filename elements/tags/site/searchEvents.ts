import type { Events } from '../../core/definition.ts';

export const searchEvents = {
  'auction-search': { cancelable: true },
  'auction-suggestion-select': { cancelable: true },
} as const satisfies Events;
