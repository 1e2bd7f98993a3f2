import type { Attributes, Events } from '../../core/definition.ts';

/** Attributes that all elements of the site share. */
export const siteAttributes = {
  'product-name': { type: 'string' },
  'base-url': { type: 'string' },
  config: { type: 'json', script: true },
  'config-src': { type: 'string' },
  messages: { type: 'json' },
  locale: { type: 'string' },
} as const satisfies Attributes;

export const newsletterEvents = {
  'auction-subscribe': { cancelable: true, personal: true },
} as const satisfies Events;

export const searchAttributes = {
  'search-term': { type: 'string' },
  'search-shortcut': { type: 'enum', values: ['off', ''] },
  'recent-searches': { type: 'enum', values: ['on', 'off'] },
} as const satisfies Attributes;

export const searchEvents = {
  'auction-search': { cancelable: true },
  'auction-suggestion-select': { cancelable: true },
} as const satisfies Events;
