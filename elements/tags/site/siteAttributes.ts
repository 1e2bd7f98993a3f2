import type { Attributes } from '../../core/definition.ts';

/** What every tag that shows a part of the site takes. */
export const siteAttributes = {
  'product-name': { type: 'string' },
  'base-url': { type: 'string' },
  config: { type: 'json', script: true },
  'config-src': { type: 'string' },
  messages: { type: 'json' },
  locale: { type: 'string' },
} as const satisfies Attributes;
