import type { Events } from '../../core/definition.ts';

export const newsletterEvents = {
  'auction-subscribe': { cancelable: true, personal: true },
} as const satisfies Events;
