import type { Attributes } from './definition.ts';

/** What every tag that shows a part of the site takes. */
export const siteAttributes = {
  'product-name': {
    type: 'string',
    default: 'Auctions',
    description: 'Fills “My {product}” and names the logo.',
  },
  'base-url': {
    type: 'string',
    description: 'Prefix of every root-relative link and call: a path or an http(s) address.',
  },
  config: {
    type: 'json',
    shape: 'SiteConfig',
    script: true,
    description: 'Links, menus, categories, endpoints and cookie names that replace the built-in ones.',
  },
  'config-src': {
    type: 'string',
    description: 'Address of the configuration; fetched once for all tags of a page. `config` wins over it.',
  },
  messages: {
    type: 'json',
    shape: 'Partial<Messages>',
    description: 'Texts that replace the built-in ones, by name.',
  },
  locale: { type: 'string', description: 'BCP 47 tag for numbers; the browser’s own by default.' },
} as const satisfies Attributes;
