import type { Events } from './definition.ts';

export const newsletterEvents = {
  'auction-subscribe': { cancelable: true, personal: true },
} as const satisfies Events;
